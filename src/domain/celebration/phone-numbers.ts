/** A part of a text. `tel` is the address of a phone number, for a link. */
export interface TextPart {
  readonly text: string;
  readonly tel?: string;
}

/** Digits with what people write between them. An area code may be in parentheses. */
const DIGITS = /(?:\+|\((?=\d{1,5}\)))?\d[\d ()/\u00a0-]*\d/g;
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** How numbers begin: with a country code, with 0, or with an area code in parentheses. */
const BEGINNING = /^(\+|0|\()/;
/** 212-555-0100 */
const AMERICAN = /^\d{3}[ -]\d{3}-\d{4}$/;
/** What stands between the parts of a time, a date or a price. A number beside it is no phone number. */
const OTHER_NUMBER = /[\d.,:+]/;

/**
 * Splits a line into text and phone numbers. A number that could be something else, such as a date, stays text.
 */
export function phoneNumbersIn(line: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(DIGITS)) {
    const tel = telOf(text);
    const isPart = OTHER_NUMBER.test(line.charAt(index - 1)) || /^[.,:]\d/.test(line.slice(index + text.length));
    if (tel === null || isPart) continue;
    if (index > end) parts.push({ text: line.slice(end, index) });
    parts.push({ text, tel });
    end = index + text.length;
  }
  return end < line.length ? [...parts, { text: line.slice(end) }] : parts;
}

function telOf(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  const isNumber = (BEGINNING.test(text) || AMERICAN.test(text)) && isLengthOfNumber(digits.length);
  return isNumber ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : null;
}

function isLengthOfNumber(digits: number): boolean {
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
