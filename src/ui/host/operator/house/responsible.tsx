import * as texts from '#messages/hosts/rules.ts';
import { HOUSE_LINK_MAX_LENGTH, HOUSE_NAME_MAX_LENGTH, type House } from '../../../../domain/house/house-rules.ts';
import { SettingsGroup } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';
import { RuleField } from './rule-field.tsx';

const FIELDS = ['name', 'contact', 'imprint', 'privacy'] as const satisfies readonly (keyof House)[];
type Field = (typeof FIELDS)[number];

const WORDS: Readonly<Record<Field, { readonly label: string; readonly hint?: string; readonly wrong: string }>> = {
  name: { label: texts.houseName, wrong: texts.nameWrong },
  contact: { label: texts.contact, hint: texts.contactHint, wrong: texts.contactWrong },
  imprint: { label: texts.imprint, wrong: texts.linkWrong },
  privacy: { label: texts.privacy, wrong: texts.linkWrong },
};

/** The texts about the house for guests and hosts. Operators of different fields do not overwrite each other. */
export function Responsible({ rules, house: { rules: now, isFixed } }: RuleCard) {
  const save = (field: Field) => (text: string) =>
    rules.save(({ house }) => {
      const all = Object.entries({ ...house, [field]: text }).filter(([, said]) => said);
      return { house: all.length > 0 ? Object.fromEntries(all) : null };
    });
  return (
    <SettingsGroup icon="home" title={texts.whoIsResponsible} lead={texts.theyReadIt}>
      {FIELDS.map((field) => (
        <RuleField
          key={field}
          name={field}
          {...WORDS[field]}
          given={now.house?.[field] ?? ''}
          placeholder={texts.add}
          maxLength={field === 'name' ? HOUSE_NAME_MAX_LENGTH : HOUSE_LINK_MAX_LENGTH}
          readOnly={isFixed}
          {...(field !== 'name' && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, dir: 'ltr' })}
          save={save(field)}
          done={() => texts.theyReadItNow}
        />
      ))}
    </SettingsGroup>
  );
}
