import * as texts from '#messages/hosts/rules.ts';
import { Switch } from '../../form/switch.tsx';
import { SettingsGroup } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';

/** The rule that says whether guests may be asked for their position. */
export function PositionRule({ rules, house: { rules: now, isFixed } }: RuleCard) {
  return (
    <SettingsGroup title={texts.whereGuestsAre}>
      <Switch
        isOn={now.location !== false}
        isDisabled={isFixed}
        onChange={(mayAsk) => rules.set({ location: mayAsk ? null : false })}
      >
        {texts.mayBeAsked}
        <small>{texts.mayBeAskedHint}</small>
      </Switch>
    </SettingsGroup>
  );
}
