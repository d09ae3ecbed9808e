import * as texts from '#messages/hosts/rules.ts';
import { LEAST_KEEP_DAYS, MOST_KEEP_DAYS } from '../../../../domain/house/house-rules.ts';
import { Notice } from '../../notices/notice.tsx';
import { SettingField } from '../../parts/settings.tsx';
import type { RuleCard } from './rule-card.ts';
import { RuleField } from './rule-field.tsx';

/** The number of days for which celebrations are kept. Says how many are older before they are deleted. */
export function KeepRule({ rules, house: { rules: now, isFixed, outlived } }: RuleCard) {
  return (
    <>
      <RuleField
        name="keepDays"
        label={texts.keepDays}
        hint={texts.keepDaysHint}
        inputMode="numeric"
        given={String(now.keepDays ?? '')}
        placeholder={texts.forEver}
        readOnly={isFixed}
        isRight={(text) => daysIn(text) !== undefined}
        wrong={texts.keepDaysWrong}
        save={(text) => rules.save(() => ({ keepDays: daysIn(text) ?? null }))}
        done={(text) => (text === '' ? texts.countsNoLonger : texts.countsNow)}
      />
      {outlived > 0 && (
        <SettingField>
          <Notice icon="clock" isBad>
            {texts.outlived(outlived)}
          </Notice>
        </SettingField>
      )}
    </>
  );
}

/** Null: celebrations are kept for ever. Undefined: the text is not a valid number of days. */
function daysIn(typed: string): number | null | undefined {
  if (typed === '') return null;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= LEAST_KEEP_DAYS && days <= MOST_KEEP_DAYS ? days : undefined;
}
