import { plainDigits } from '../../../domain/text/plain-digits.ts';
import { isDoorCode } from './door-code.ts';

/** A part of a text. `tel` is the address of a phone number, for a link. */
export interface TextPart {
  readonly text: string;
  readonly tel?: string;
}

/** Digits with the characters that people write between them. An area code may be in parentheses. */
const DIGITS = /(?:\+|\((?=\d{1,5}\)))?\d(?:[\d ()/\u00a0-]|\.(?=\d))*\d/g;
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** The beginning of a number: a country code, 0, or an area code in parentheses. */
const BEGINNING = /^(\+|0|\()/;
/** 212-555-0100, 212.555.0100, 1-212-555-0100, 1 (212) 555-0100 */
const AMERICAN = /^(?:(?:1[ .-])?\d{3}[ .-]\d{3}[.-]|1[ .-]?\(\d{3}\)[ .-]?\d{3}[ .-])\d{4}$/;
/**
 * Dates such as 06/20/2026, 20.06.26, 06-20-2026 20, 06 / 20 / 2026 and 06 20 2026. But 01-23-45-67-89 is a phone
 * number.
 */
const DATE = /^\d{1,2}(?:(\s*[/.-]\s*)\d{1,2}\1(?:(?:19|20)\d\d|\d\d)(?!\1?\d)|\s\d{1,2}\s20\d\d(?!\s?\d))/;
/** Parts of dates such as 06/2026, 06/20 and 06/20 - 06/21 2026. But 06/2012345 is a phone number. */
const PARTS_OF_DATES = (() => {
  const [day, year] = ['(?:0?[1-9]|[12]\\d|3[01])', '20\\d\\d'];
  const part = `${day}\\s*[/.-]\\s*(?:${year}|${day})`;
  return new RegExp(`^${part}(?:\\s*-\\s*${part})*(?:\\s+${year})?$`);
})();
/** 00.30, 00.30-01.15 */
const TIME = /^\d{1,2}\.\d\d(?!\.?\d)/;
/** Times such as 0800 - 1700, 0030 0130 and 0012 0117 0222. But 0800 1111 is a phone number. */
const TIMES = (() => {
  const hour = '(?:[01]\\d|2[0-3])';
  const [round, any] = [`${hour}[0-5][05]`, `${hour}[0-5]\\d`];
  return new RegExp(`^(?:${round}(?:[\\s/-]+${round})+|${any}(?:[\\s/-]+${any}){2,})$`);
})();
/** Times such as 0 30 / 1 30 / 2 30, 00 30 - 01 30 and 0 30 1 30. But 01 23 45 67 is a phone number. */
const SPACED_TIMES = (() => {
  const time = '(?:[01]?\\d|2[0-3]) [0-5]\\d';
  return new RegExp(`^(?:${time}(?:\\s*[/-]\\s*${time})+|\\d [0-5]\\d(?:\\s+${time})+)$`);
})();
/** Times such as 030 / 130 / 230 and 0030 - 130. But 055-1230 is a phone number. */
const SHORT_TIMES = /^0?\d[0-5][05](?:\s*[/-]\s*0?\d[0-5][05])+$/;
/** Times such as 00 45 01 45 02 45. But 00 45 20 10 20 30 is a phone number. */
const ROUND_TIMES = /^0\d [0-5][05](?:\s+[01]\d [0-5][05]){2,}$/;
/** 02134-1234, 01310-100, 010011 */
const POSTAL_CODE = /^(?:\d{5}-\d{3,4}|\d{6})$/;
/** 0.123456 */
const FRACTION = /^\d\./;
const NO_NUMBERS = [DATE, PARTS_OF_DATES, TIME, TIMES, SPACED_TIMES, SHORT_TIMES, ROUND_TIMES, POSTAL_CODE, FRACTION];
/**
 * Text between two numbers, as in 01 31300 / 01 40100. The same separators can be inside one number, as in 0664 / 123
 * 45 67.
 */
const BETWEEN = /(\s*\/\s*(?=[0(])|\s+-\s+(?=[0(]))/;
/** The zero that is dialled only inside the country: +43 (0)1 31300. In Italy it is a part of the number. */
const INNER_ZERO = /^((?:\+|00)(?! ?39)[\d .]+)\(0\)/;
/**
 * Characters between the parts of a time or a price, or before a postal code. A number beside them is not a phone
 * number.
 */
const OTHER_NUMBER = /[\d,:+〒]/;

/**
 * Splits a line into text and phone numbers. A number that could be something else, such as a date, stays text. The digits
 * may be those of any script.
 */
export function phoneNumbersIn(line: string): readonly TextPart[] {
  const plain = plainDigits(line);
  // Some rare digits need two UTF-16 units.
  if (plain.length !== line.length) return partsOf(line);
  let end = 0;
  return partsOf(plain).map((part) => {
    const start = end;
    end += part.text.length;
    return { ...part, text: line.slice(start, end) };
  });
}

function partsOf(line: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(DIGITS)) {
    const isPart = OTHER_NUMBER.test(line.charAt(index - 1)) || /^[.,:]\d/.test(line.slice(index + text.length));
    const found = isPart || isDoorCode(line, end, { text, index }) ? [] : numbersIn(text);
    if (found.length === 0) continue;
    if (index > end) parts.push({ text: line.slice(end, index) });
    parts.push(...found);
    end = index + text.length;
  }
  return end < line.length ? [...parts, { text: line.slice(end) }] : parts;
}

/** Returns several numbers if each part is a number by itself. Otherwise the whole text is one number, or none. */
function numbersIn(text: string): readonly TextPart[] {
  const pieces = text.split(BETWEEN).map(partOf);
  // Every second piece is a separator between two numbers.
  if (pieces.every(({ tel }, place) => tel !== undefined || place % 2 === 1)) return pieces;
  const whole = partOf(text);
  return whole.tel === undefined ? [] : [whole];
}

function partOf(text: string): TextPart {
  const tel = telOf(text);
  return tel === null ? { text } : { text, tel };
}

function telOf(text: string): string | null {
  if (NO_NUMBERS.some((other) => other.test(text))) return null;
  const digits = text.replace(INNER_ZERO, '$1').replaceAll(/\D/g, '');
  const isNumber = (BEGINNING.test(text) || AMERICAN.test(text)) && isLengthOfNumber(digits.length);
  return isNumber ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : null;
}

function isLengthOfNumber(digits: number): boolean {
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
