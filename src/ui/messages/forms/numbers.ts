import { atFirstUse } from '../../../domain/at-first-use.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form that a language uses for a count. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = atFirstUse(() => new Intl.PluralRules(language));
  return (count, forms) => forms[rules().select(count)] ?? forms.other;
}

/** Writes a number with one decimal as the language does: '2.3'. */
export function oneDecimalIn(language: string): (value: number) => string {
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const format = atFirstUse(() => new Intl.NumberFormat(language, oneDecimal));
  return (value) => format().format(value);
}
