import { atFirstUse } from '../../../domain/text/at-first-use.ts';

/**
 * Chooses the form of a text that a language uses for a count. `Form`: all plural forms of the language for numbers below a
 * million (CLDR). A test compares them with those of `Intl`. Spanish, French, Italian and Portuguese have one more form, for
 * whole millions, which no evening needs.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pluralIn<Form extends Intl.LDMLPluralRule>(language: string) {
  const rules = atFirstUse(() => new Intl.PluralRules(language));
  return (count: number, forms: Readonly<Record<Form | 'other', string>>): string => {
    const form = rules().select(count);
    return form in forms ? forms[form as Form] : forms.other;
  };
}

/** Writes a number with one decimal in the style of the language: '2.3'. */
/* @__NO_SIDE_EFFECTS__ */
export function oneDecimalIn(language: string): (value: number) => string {
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const format = atFirstUse(() => new Intl.NumberFormat(language, oneDecimal));
  return (value) => format().format(value);
}
