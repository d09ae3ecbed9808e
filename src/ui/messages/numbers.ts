type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Chooses the form that a language uses for a count. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Writes a number with one decimal as the language does: '2.3'. */
export function oneDecimalIn(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  return format.format;
}
