import fc from 'fast-check';
import type { Json } from './schema-arbitrary.ts';

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eANA',
  '\ufeff',
  'NaN',
  '-0',
  '1e999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%s%n',
  '\r\nSet-Cookie: a=b',
  'W'.repeat(21),
  '\ufdfd'.repeat(20),
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319',
  'x'.repeat(5_000),
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
  8.64e15 + 1,
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON value, for a place where the server does not expect it. */
export const oddValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], { length: 3 }),
  fc.constantFrom(...ODD_NUMBERS),
  oddText,
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.integer({ min: 1, max: 60 }).map(nested),
);

function nested(depth: number): Json {
  let value: Json = [];
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { userName: value };
  return value;
}

/** Any header value that `fetch` is willing to send. */
export const oddHeaderValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS).map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code === 0x7f ? 0x20 : code)),
    maxLength: 60,
  }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'h'.repeat(length)),
);
