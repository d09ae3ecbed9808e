import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['１２３４５６', '123456'],
  ['𝟙𝟚𝟛 𝟏𝟐𝟑', '123 123'],
  ['K7MP٤XRT, ½ and ²', 'K7MP4XRT, ½ and ²'],
])('%s: %s', (text, expected) => {
  expect(plainDigits(text)).toBe(expected);
});

test('the digits of every script are replaced by 0 to 9', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.length).toBeGreaterThan(600);
  expect(plainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});
