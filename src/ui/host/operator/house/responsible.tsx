import { useRef } from 'react';
import * as texts from '#messages/hosts/rules.ts';
import { HOUSE_LINK_MAX_LENGTH, HOUSE_NAME_MAX_LENGTH, type House } from '../../../../domain/house/house-rules.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { Submit } from '../../form/actions.tsx';
import { TextField } from '../../form/text-field.tsx';
import { textOf, useForm } from '../../form/use-form.ts';
import { SettingField, SettingsGroup } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';

const FIELDS = ['name', 'contact', 'imprint', 'privacy'] as const satisfies readonly (keyof House)[];
type Field = (typeof FIELDS)[number];

const WORDS: Readonly<Record<Field, { readonly label: string; readonly hint?: string; readonly wrong: string }>> = {
  name: { label: texts.houseName, wrong: texts.nameWrong },
  contact: { label: texts.contact, hint: texts.contactHint, wrong: texts.contactWrong },
  imprint: { label: texts.imprint, wrong: texts.linkWrong },
  privacy: { label: texts.privacy, wrong: texts.linkWrong },
};

/** What guests and hosts read about the house. Operators who change different fields do not overwrite each other. */
export function Responsible({ rules, house: { rules: now, isFixed } }: RuleCard) {
  const { toast } = useFeedback();
  // The texts of the fields when they were last shown or saved.
  const before = useRef<House>(now.house ?? {});
  const { bind, faults, isBusy } = useForm({
    send: async (values) => {
      const typed = Object.fromEntries(FIELDS.map((field) => [field, textOf(values, field)]));
      await rules.save(({ house = {} }) => {
        const isTyped = (field: Field) => typed[field] !== (before.current[field] ?? '');
        const all = FIELDS.map((field) => [field, isTyped(field) ? typed[field] : house[field]]);
        const given = all.filter(([, text]) => text);
        return { house: given.length > 0 ? Object.fromEntries(given) : null };
      });
      before.current = typed;
      toast({ message: texts.theyReadItNow });
    },
    explain: ({ code, field }) => {
      const wrong = FIELDS.find((name) => field === `house.${name}`);
      return code === 'invalid' && wrong ? { [wrong]: WORDS[wrong].wrong } : null;
    },
  });
  return (
    <SettingsGroup title={texts.whoIsResponsible} lead={texts.theyReadIt}>
      <form {...bind}>
        {FIELDS.map((field) => (
          <SettingField key={field}>
            <TextField
              name={field}
              label={WORDS[field].label}
              hint={WORDS[field].hint}
              defaultValue={now.house?.[field] ?? ''}
              maxLength={field === 'name' ? HOUSE_NAME_MAX_LENGTH : HOUSE_LINK_MAX_LENGTH}
              readOnly={isFixed}
              autoComplete="off"
              {...(field !== 'name' && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, dir: 'ltr' })}
              fault={faults?.[field]}
            />
          </SettingField>
        ))}
        {!isFixed && (
          <SettingField>
            <Submit kind="plain" faults={faults} isBusy={isBusy}>
              {texts.save}
            </Submit>
          </SettingField>
        )}
      </form>
    </SettingsGroup>
  );
}
