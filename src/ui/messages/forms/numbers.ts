import { atFirstUse } from '../../../domain/text/at-first-use.ts';

/**
 * Chooses the form that a language uses for a count. `Form`: the plural forms of the language for numbers below a million
 * (CLDR), which must all be given. A test compares them with those of the platform. Spanish, French, Italian and Portuguese
 * have one more form, for whole millions, which no evening reaches.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pluralIn<Form extends Intl.LDMLPluralRule>(language: string) {
  const rules = atFirstUse(() => new Intl.PluralRules(language));
  return (count: number, forms: Readonly<Record<Form | 'other', string>>): string => {
    const form = rules().select(count);
    return form in forms ? forms[form as Form] : forms.other;
  };
}

/** Writes a number with one decimal as the language does: '2.3'. */
/* @__NO_SIDE_EFFECTS__ */
export function oneDecimalIn(language: string): (value: number) => string {
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const format = atFirstUse(() => new Intl.NumberFormat(language, oneDecimal));
  return (value) => format().format(value);
}
