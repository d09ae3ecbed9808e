import * as texts from '#messages/hosts/rules.ts';
import { LEAST_KEEP_DAYS, MOST_KEEP_DAYS } from '../../../../domain/house/house-rules.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { Submit } from '../../form/actions.tsx';
import { TextField } from '../../form/text-field.tsx';
import { textOf, useForm } from '../../form/use-form.ts';
import { Notice } from '../../parts/notice.tsx';
import { SettingField, SettingsGroup } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';

/** The number of days for which celebrations are kept. Says how many are older before they are deleted. */
export function KeepRule({ rules, house: { rules: now, isFixed, outlived } }: RuleCard) {
  const { toast } = useFeedback();
  const { bind, faults, isBusy } = useForm({
    check: (values) => (daysIn(values) === undefined ? { keepDays: texts.keepDaysWrong } : null),
    send: async (values) => {
      const keepDays = daysIn(values) ?? null;
      await rules.save(() => ({ keepDays }));
      toast({ message: keepDays === null ? texts.countsNoLonger : texts.countsNow });
    },
  });
  return (
    <SettingsGroup title={texts.howLongTheyStay}>
      <SettingField>
        <form {...bind}>
          <TextField
            name="keepDays"
            label={texts.keepDays}
            hint={texts.keepDaysHint}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={now.keepDays ?? ''}
            readOnly={isFixed}
            fault={faults?.keepDays}
          />
          {outlived > 0 && (
            <Notice icon="clock" isBad>
              {texts.outlived(outlived)}
            </Notice>
          )}
          {!isFixed && (
            <Submit kind="plain" faults={faults} isBusy={isBusy}>
              {texts.keep}
            </Submit>
          )}
        </form>
      </SettingField>
    </SettingsGroup>
  );
}

/** Null: celebrations are kept for ever. Undefined: the text is not a valid number of days. */
function daysIn(values: FormData): number | null | undefined {
  const typed = textOf(values, 'keepDays');
  if (typed === '') return null;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= LEAST_KEEP_DAYS && days <= MOST_KEEP_DAYS ? days : undefined;
}
