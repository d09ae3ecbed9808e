/** The character between two names, in every language. */
export const AND = '&';

/** Matches names whose first letter is of a script written from right to left, such as Hebrew or Arabic. */
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff]/u;

/** Whether the names are written from right to left, whatever the direction of the page. */
export function runRightToLeft(names: string): boolean {
  return RIGHT_TO_LEFT.test(names);
}

/** Returns a text such as 'Ana & Ben'. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.trim()).join(` ${AND} `);
}

/** The two names of 'Ana & Ben'. Null unless the text is exactly two names with one '&' between them. */
export function splitNames(names: string): readonly [string, string] | null {
  const [one = '', other = '', ...more] = names.split(AND).map((name) => name.trim());
  return one && other && more.length === 0 ? [one, other] : null;
}
