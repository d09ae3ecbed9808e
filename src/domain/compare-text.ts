/** Order by UTF-16 code unit: the same in every locale, on every phone. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
