import * as texts from '#messages/hosts/rules.ts';
import { shows } from '#messages/hosts/wall.ts';
import { WALL_CHOICES } from '../../../../domain/wall/wall-settings.ts';
import { Choice } from '../../form/choice.tsx';
import { SettingField, SettingsGroup } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';

/** The rule that limits what walls may show of names. */
export function WallRule({ rules, house: { rules: now, isFixed } }: RuleCard) {
  const { wall = 'names' } = now;
  return (
    <SettingsGroup title={texts.namesOnWalls}>
      <SettingField>
        <Choice
          title={texts.namesOnWalls}
          isTitleHidden
          ids={WALL_CHOICES}
          chosen={wall}
          names={shows}
          isFixed={isFixed}
          onChoose={(next) => rules.set({ wall: next === 'names' ? null : next }, texts.wallHints[next])}
          hint={texts.wallHints[wall]}
        />
      </SettingField>
    </SettingsGroup>
  );
}
