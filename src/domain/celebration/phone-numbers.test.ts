import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumbersIn } from './phone-numbers.ts';

const numbers = (line: string) => phoneNumbersIn(line).flatMap(({ text, tel }) => (tel ? [[text, tel]] : []));

test.each<[string, string[][]]>([
  ['Taxi: 01 31300. The shuttle leaves at 0:30 and 2:00.', [['01 31300', 'tel:0131300']]],
  ['+43 664 123 45 67, or ask Marek', [['+43 664 123 45 67', 'tel:+436641234567']]],
  ['Taxi 0664/123-4567', [['0664/123-4567', 'tel:06641234567']]],
  [
    '(212) 555-0100 or 212-555-0100',
    [
      ['(212) 555-0100', 'tel:2125550100'],
      ['212-555-0100', 'tel:2125550100'],
    ],
  ],
  [
    '01 31300 / 01 40100',
    [
      ['01 31300', 'tel:0131300'],
      ['01 40100', 'tel:0140100'],
    ],
  ],
  [
    '01 31300 - 01 40100',
    [
      ['01 31300', 'tel:0131300'],
      ['01 40100', 'tel:0140100'],
    ],
  ],
  [
    '0664/1234567/0664/7654321',
    [
      ['0664/1234567', 'tel:06641234567'],
      ['0664/7654321', 'tel:06647654321'],
    ],
  ],
  [
    '(212) 555-0100 / (212) 555-0199',
    [
      ['(212) 555-0100', 'tel:2125550100'],
      ['(212) 555-0199', 'tel:2125550199'],
    ],
  ],
  ['0664 / 123 45 67', [['0664 / 123 45 67', 'tel:06641234567']]],
  ['0475/08 12 34', [['0475/08 12 34', 'tel:0475081234']]],
  ['+43 (0)1 31300', [['+43 (0)1 31300', 'tel:+43131300']]],
  ['0043 (0)1 31300', [['0043 (0)1 31300', 'tel:0043131300']]],
  ['+39 (0)55 123456', [['+39 (0)55 123456', 'tel:+39055123456']]],
  ['Night bus N38 at 00:30, 01:15 and 02:45', []],
  ['On 2026-06-20 until 06.07.2026', []],
  ['Room 12, floor 3, code 4711', []],
  ['IBAN AT61 1904 3002 3457 3201', []],
  ['25000 guests, 0.123456 of them', []],
  ['javascript:alert(0123456)', [['0123456', 'tel:0123456']]],
  ['https://taxi.example/?n=1', []],
  ['', []],
])('%s', (line, expected) => {
  expect(numbers(line)).toEqual(expected);
});

test('the parts together are the line, and an address has nothing but digits', () => {
  const anyLine = fc.string({ unit: fc.constantFrom(...'0123456789 +()-/.:,ab<\u00e9'), maxLength: 200 });
  fc.assert(
    fc.property(anyLine, (line) => {
      const parts = phoneNumbersIn(line);
      expect(parts.map(({ text }) => text).join('')).toBe(line);
      for (const { tel } of parts) if (tel !== undefined) expect(tel).toMatch(/^tel:\+?\d{6,15}$/);
    }),
    { numRuns: 1_000 },
  );
});
