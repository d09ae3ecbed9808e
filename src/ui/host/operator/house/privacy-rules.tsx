import * as texts from '#messages/hosts/rules.ts';
import { shows } from '#messages/hosts/wall.ts';
import { WALL_CHOICES } from '../../../../domain/wall/wall-settings.ts';
import { Choice } from '../../form/choice.tsx';
import { Switch } from '../../form/switch.tsx';
import { SettingField, SettingsGroup } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';

/** The rules that limit what walls may show of names, and whether guests may be asked for their position. */
export function PrivacyRules({ rules, house: { rules: now, isFixed } }: RuleCard) {
  const { wall = 'names', location } = now;
  return (
    <SettingsGroup icon="eye" title={texts.guestsPrivacy}>
      <SettingField>
        <Choice
          title={texts.namesOnWalls}
          ids={WALL_CHOICES}
          chosen={wall}
          names={shows}
          isFixed={isFixed}
          onChoose={(next) => rules.set({ wall: next === 'names' ? null : next }, texts.wallHints[next])}
          hint={texts.wallHints[wall]}
        />
      </SettingField>
      <Switch
        isOn={location !== false}
        isDisabled={isFixed}
        onChange={(mayAsk) => rules.set({ location: mayAsk ? null : false })}
      >
        {texts.mayBeAsked}
        <small>{texts.mayBeAskedHint}</small>
      </Switch>
    </SettingsGroup>
  );
}
