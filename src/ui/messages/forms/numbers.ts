import { atFirstUse } from '../../../domain/at-first-use.ts';
import type { Language } from '../../../domain/languages.ts';

/**
 * The plural forms of each language for numbers below a million (CLDR). A test compares them with those of the platform.
 * Spanish, French, Italian and Portuguese have one more form, for whole millions, which no evening reaches.
 */
export interface PluralForms {
  readonly en: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly fr: 'one' | 'other';
  readonly es: 'one' | 'other';
  readonly it: 'one' | 'other';
  readonly nl: 'one' | 'other';
  readonly pl: 'one' | 'few' | 'many' | 'other';
  readonly pt: 'one' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** Chooses the form that a language uses for a count. All of its forms must be given. */
export function pluralIn<L extends Language>(language: L) {
  // Without a region it is the Portuguese of Brazil, where nothing is singular.
  const rules = atFirstUse(() => new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language));
  return (count: number, forms: Readonly<Record<PluralForms[L] | 'other', string>>): string => {
    const form = rules().select(count);
    return form in forms ? forms[form as PluralForms[L]] : forms.other;
  };
}

/** Writes a number with one decimal as the language does: '2.3'. */
export function oneDecimalIn(language: string): (value: number) => string {
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const format = atFirstUse(() => new Intl.NumberFormat(language, oneDecimal));
  return (value) => format().format(value);
}
