/** Case, accents, spaces and the '&' do not matter: a host may have a keyboard without the letters of the couple. */
const LETTERS = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** Whether a host has typed the names of the couple. */
export function isSameNames(typed: string, names: string): boolean {
  return typed.trim() !== '' && LETTERS.compare(typed, names) === 0;
}
