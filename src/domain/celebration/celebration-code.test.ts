import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { newCelebrationCode, parseCelebrationCode } from './celebration-code.ts';
import { MISTREATED } from './page-address.fixture.ts';
import { codeInLink, codeInText, formatCelebrationCode } from './written-code.ts';

describe('a code is recognised in every spelling', () => {
  test.each([
    ['as printed', 'K7MP4XRT'],
    ['with a space', 'K7MP 4XRT'],
    ['with dashes', 'K7-MP-4X-RT'],
    ['in lower case', 'k7mp4xrt'],
    ['with blanks around it', '  K7MP\t4XRT\n'],
    ['letter by letter', 'k 7 m p 4 x r t'],
    ['with a zero-width space', 'K7MP\u200b4XRT'],
    ['with marks of direction', '\u2068K7MP4XRT\u2069\u200f'],
    ['with a byte-order mark and a soft hyphen', '\ufeffK7MP\u00ad4XRT'],
    ['with other dashes', 'K7MP\u20114XRT\u2013'],
    ['at the end of a sentence', 'K7MP4XRT.'],
    ['in quotes and brackets', '(“K7MP 4XRT”),'],
  ])('%s: %j', (_, text) => {
    expect(parseCelebrationCode(text)).toBe('K7MP4XRT');
  });

  test.each([
    ['the letter O', 'OOMP4XRo', '00MP4XR0'],
    ['the letters I and L', 'ILMP4Xil', '11MP4X11'],
  ])('%s', (_, text, code) => {
    expect(parseCelebrationCode(text)).toBe(code);
  });
});

describe('a link names a code', () => {
  test.each([
    'K7MP4XRT',
    'k7mp-4xrt',
    'K7MP 4XRT see you at nine',
    '“K7MP4XRT”, and bring your dancing shoes to the barn',
  ])('%s', (named) => {
    expect(codeInLink(named)).toBe('K7MP4XRT');
  });

  test.each(['', 'K7MP', 'K7MP4XRTA', 'see K7MP4XRT', 'K7MP4XRT_x'])('and %j names none', (named) => {
    expect(codeInLink(named)).toBeNull();
  });

  test.each(MISTREATED)('a code that is pasted %s is found', (_, mistreat) => {
    expect(codeInText(`Come! https://clink.party/${mistreat('?lang=de&c=K7MP4XRT')}`)).toBe('K7MP4XRT');
  });
});

describe('not a code', () => {
  test.each([
    ['nothing', ''],
    ['seven letters', 'K7MP4XR'],
    ['nine letters', 'K7MP4XRT0'],
    ['the letter U', 'K7MP4XRU'],
    ['another sign', 'K7MP_XRT'],
    ['a letter that becomes two in upper case', 'K7MP4Xß'],
    ['a dotless i', 'K7MP4XRı'],
    ['a digit of another script', 'K7MP4XR٣'],
    ['a long text', `K7MP4XRT${' '.repeat(25)}`],
  ])('%s: %j', (_, text) => {
    expect(parseCelebrationCode(text)).toBeNull();
  });

  test('a long text is refused without being parsed', () => {
    const replace = vi.spyOn(String.prototype, 'replace');
    const parsed = parseCelebrationCode('K7MP4XRT'.repeat(100_000));
    const reads = replace.mock.calls.length;
    vi.restoreAllMocks();
    expect(parsed).toBeNull();
    expect(reads).toBe(0);
  });
});

describe('laws of codes', () => {
  const code = fc.uint8Array({ minLength: 8, maxLength: 8 }).map((bytes) => newCelebrationCode(() => bytes));

  test('a generated code is recognised in every accepted spelling', () => {
    const spelling = fc.record({ code, isLower: fc.boolean(), gap: fc.constantFrom('', ' ', '-', '  ') });
    fc.assert(
      fc.property(spelling, ({ code, isLower, gap }) => {
        const text = [...code].join(gap);
        expect(parseCelebrationCode(isLower ? text.toLowerCase() : text)).toBe(code);
        expect(parseCelebrationCode(formatCelebrationCode(code))).toBe(code);
      }),
    );
  });

  test('a text that contains no code is not changed', () => {
    for (const typed of ['K7', 'K7MP4XR', 'K7MP 4XRTA', 'AK7MP 4XRT', 'K7MPA 4XRT', '1 2 3 4 5 6 7 8'])
      expect(codeInText(typed)).toBe(typed.replaceAll(' ', ''));
  });

  test('a code is found in a long invitation, but not beyond the first characters of an even longer text', () => {
    const words = 'Come and dance! '.repeat(200);
    expect(codeInText(`${words}K7MP 4XRT`)).toBe('K7MP4XRT');
    const read = vi.spyOn(String.prototype, 'normalize');
    const found = codeInText(`${words.repeat(1_000)}K7MP 4XRT`);
    const texts = read.mock.contexts.map(String);
    vi.restoreAllMocks();
    expect(found).not.toContain('K7MP4XRT');
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(4_000);
  });

  test('parsing a parsed code gives the same code', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Za-z -]{8,12}$/));
    fc.assert(
      fc.property(text, (typed) => {
        const read = parseCelebrationCode(typed);
        if (read !== null) expect(parseCelebrationCode(read)).toBe(read);
      }),
      { numRuns: 1_000 },
    );
  });

  test('every letter is equally likely', () => {
    const drawn = Array.from({ length: 256 }, (_, byte) =>
      newCelebrationCode((count) => new Uint8Array(count).fill(byte)),
    );
    const counts = new Map<string, number>();
    for (const text of drawn) counts.set(text, (counts.get(text) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });
});
