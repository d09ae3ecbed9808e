import * as texts from '#messages/hosts/rules.ts';
import { CREATORS, NEW_DOORS } from '../../../../domain/house/house-rules.ts';
import { Choice } from '../../form/choice.tsx';
import { SettingField, SettingsGroup } from '../../parts/settings.tsx';
import { KeepRule } from './keep-rule.tsx';
import type { RuleCard } from './rule-card.ts';

/** The rules that say who may create celebrations, who may come in to a new one, and how long celebrations stay. */
export function CelebrationRules({ rules, house }: RuleCard) {
  const { rules: now, isFixed } = house;
  const { creators = 'hosts', door = 'open' } = now;
  return (
    <SettingsGroup icon="calendar" title={texts.celebrations}>
      <SettingField>
        <Choice
          title={texts.whoMakesThem}
          ids={CREATORS}
          chosen={creators}
          names={texts.creators}
          isFixed={isFixed}
          onChoose={(next) => rules.set({ creators: next === 'hosts' ? null : next })}
        />
      </SettingField>
      <SettingField>
        <Choice
          title={texts.howGuestsCome}
          ids={NEW_DOORS}
          chosen={door}
          names={texts.newDoors}
          isFixed={isFixed}
          onChoose={(next) => rules.set({ door: next === 'open' ? null : next })}
        />
      </SettingField>
      <KeepRule rules={rules} house={house} />
    </SettingsGroup>
  );
}
