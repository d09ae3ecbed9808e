/** The first letter of a name as a capital, or the first sign of an emoji. */
export function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFC');
  return first.toUpperCase();
}
