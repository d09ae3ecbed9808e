const DIGIT = /\p{Nd}/u;

/** Replaces the digits of every script by 0 to 9. In Unicode, the digits of a script have consecutive code points. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}
