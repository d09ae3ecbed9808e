const DIGIT = /\p{Nd}/u;

/** Writes the digits of every script as 0 to 9. In Unicode, the ten digits of a script follow each other. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}
