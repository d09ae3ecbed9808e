import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseGuestName } from './guest-name.ts';
import { REAL_NAMES } from './real-names.fixture.ts';

const NAMES = REAL_NAMES.flatMap(({ names }) => names);

describe('names that people have', () => {
  test('the list contains at least 500 names, none of them twice', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(500);
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });

  test.each(REAL_NAMES)('$language', ({ names }) => {
    expect(names.map((name) => parseGuestName(name))).toEqual(
      names.map((name) => ({ ok: true, name: name.normalize('NFC') })),
    );
  });

  test.each(REAL_NAMES)('names in $language are accepted with decomposed letters and marks', ({ names }) => {
    expect(names.map((name) => parseGuestName(name.normalize('NFD')))).toEqual(names.map(parseGuestName));
  });

  test('the invisible word break of a Khmer keyboard is removed', () => {
    expect(parseGuestName('សុខ\u200bសុភា\u200bលី')).toEqual({ ok: true, name: 'សុខសុភាលី' });
  });
});

describe('a name is trimmed [SPEC-5.1]', () => {
  test.each([
    ['  Ana ', 'Ana'],
    ['\tAna\n', 'Ana'],
    ['\u00a0Ana\u3000', 'Ana'],
    [' Ana  Maria ', 'Ana  Maria'],
    [`${' '.repeat(100)}Ana`, 'Ana'],
  ])('%j is %s', (raw, name) => {
    expect(parseGuestName(raw)).toEqual({ ok: true, name });
  });

  test('letters and their accents are composed into one character', () => {
    expect(parseGuestName('Zoe\u0308')).toEqual({ ok: true, name: 'Zo\u00eb' });
  });
});

describe('invalid names', () => {
  test.each([
    ['nothing', '', 'blank'],
    ['blanks', '  \t\n\u3000 ', 'blank'],
    ['21 letters', 'a'.repeat(21), 'too-long'],
    ['11 emoji, which are 22 units', '🎉'.repeat(11), 'too-long'],
  ])('%s', (_, raw, fault) => {
    expect(parseGuestName(raw)).toEqual({ ok: false, fault });
  });
});

const FORBIDDEN = { ok: false, fault: 'forbidden-character' };

test.each([
  ['a line break inside', 'A\nB'],
  ['a zero byte', 'A\0B'],
  ['delete', 'A\u007fB'],
  ['a C1 control', 'A\u0085B'],
  ['a line separator', 'A\u2028B'],
  ['a paragraph separator', 'A\u2029B'],
  ['a bidi override', 'A\u202eB'],
  ['a bidi override at the end', 'Ana\u202e'],
  ['a bidi isolate', '\u2067Ana'],
  ['a right-to-left mark', 'A\u200fB'],
  ['an Arabic letter mark', 'A\u061cB'],
])('a name may not contain %s', (_, raw) => {
  expect(parseGuestName(raw)).toEqual(FORBIDDEN);
});

test.each([
  ['a zero-width space', 'A\u200bB'],
  ['only a zero-width space', '\u200b'],
  ['a joiner between Latin letters', 'A\u200dB'],
  ['a non-joiner between Latin letters', 'A\u200cB'],
  ['a joiner after an emoji, before a letter', '👩\u200dB'],
  ['a joiner after an emoji, at the end', '👩\u200d'],
  ['a joiner before an emoji', 'A\u200d👩'],
  ['a non-joiner at the end of a Persian word', 'علی\u200c'],
  ['a non-joiner twice', 'علی\u200c\u200cرضا'],
  ['a zero-width space after a joined emoji', '👩‍🚀\u200bB'],
  ['a zero-width space after a Mongolian letter', 'ᠪ\u200bᠠ'],
  ['a zero-width space after a Khmer word', 'សុខ\u200bB'],
  ['a word joiner', 'A\u2060B'],
  ['a byte order mark inside', 'A\ufeffB'],
  ['a combining grapheme joiner', 'A\u034fB'],
  ['a joiner at the end of an Arabic word', 'ه\u200d'],
  ['an Arabic letter mark before a joiner', 'ಜ\u061c\u0ccd\u200cಕ'],
  ['a combining grapheme joiner before a joiner', 'ක\u034f\u0dca\u200dෂ'],
])('a name may not contain %s', (_, raw) => {
  expect(parseGuestName(raw)).toEqual(FORBIDDEN);
});

test.each([
  ['a soft hyphen', 'A\u00adB'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', 'A\uffa0'],
  ['a choseong filler', '\u115f\u1160'],
  ['a blank Braille pattern', '\u2800'],
  ['a Khmer vowel nobody sees', 'ក\u17b4'],
  ['a note without a head', '\u{1d159}'],
  ['a Khitan filler', 'A\u{16fe4}'],
  ['an Egyptian blank', '\u{13441}'],
  ['half an Egyptian blank', 'A\u{13442}'],
])('a name may not contain %s', (_, raw) => {
  expect(parseGuestName(raw)).toEqual(FORBIDDEN);
});

test.each([
  ['only a variation selector', '\ufe0f'],
  ['a variation selector on a letter', 'A\ufe0f'],
  ['a variation selector on a digit that is no keycap', '1\ufe0f'],
  ['an ideographic variation on a letter', 'A\u{e0100}'],
  ['tags without a flag', 'A\u{e0061}\u{e0062}\u{e0063}\u{e007f}'],
  ['a flag whose tags do not end', '🏴\u{e0067}\u{e0062}\u{e0065}'],
  ['a flag of too many tags', `🏴${'\u{e0061}'.repeat(7)}\u{e007f}`],
  ['a flag with letters hidden in its tags', '🏴\u{e0068}\u{e0069}\u{e0064}\u{e0065}\u{e007f}'],
  ['a language tag', 'A\u{e0001}'],
  ['two variation selectors on one emoji', '⚽\ufe0f\ufe0f'],
  ['two ideographic variations on one character', '辻\u{e0101}\u{e0102}'],
  ['Mongolian variants of no letter', 'A\u180b\u180c'],
  ['a Mongolian variant on a Latin letter', 'A\u180b'],
])('a name may not contain %s', (_, raw) => {
  expect(parseGuestName(raw)).toEqual(FORBIDDEN);
});

test.each([
  ['a tower of marks with joiners between them', `क${'\u0947\u0902\u094d\u200d'.repeat(4)}`],
  ['a mark before the first letter', '\u0301A'],
  ['four marks above one letter', 'A\u0304\u0304\u0304\u0304\u0304'],
  ['six marks beside one letter', `က${'\u1031'.repeat(6)}`],
  ['five marks above one Tibetan letter', `ཀ${'\u0f72'.repeat(5)}`],
])('a name may not contain %s', (_, raw) => {
  expect(parseGuestName(raw)).toEqual(FORBIDDEN);
});

test.each([
  ['an object replacement character', 'A\ufffcB'],
  ['a deprecated format character', 'A\u206aB'],
  ['private use', '\ue000'],
  ['a noncharacter', 'A\uffff'],
  ['half an emoji', 'A\ud83c'],
])('a name may not contain %s', (_, raw) => {
  expect(parseGuestName(raw)).toEqual(FORBIDDEN);
});

describe('a name has at most 20 units, and so at most 20 characters as people count them [SPEC-5.3]', () => {
  test.each([
    ['20 letters', 'a'.repeat(20)],
    ['20 letters with blanks around them', ` ${'a'.repeat(20)} `],
    ['20 accents', 'e\u0301'.repeat(20)],
    ['10 emoji', '🎉'.repeat(10)],
    ['a family', '👨‍👩‍👧‍👦'],
    ['5 flags', '🇦🇹'.repeat(5)],
    ['three marks on each of 5 letters', 'שַּׁ'.repeat(5)],
    ['five Burmese signs on one letter', 'လျှော့'],
  ])('a name of %s fits', (_, raw) => {
    expect(parseGuestName(raw).ok).toBe(true);
  });
});

describe('hostile names', () => {
  const untagged = NAMES.filter((name) => !/[\u{e0020}-\u{e007f}]/u.test(name));
  const somewhere = fc.record({ name: fc.constantFrom(...untagged), at: fc.nat(20) });
  const inserted = (name: string, at: number, text: string) => {
    const place = at % (name.length + 1);
    return name.slice(0, place) + text + name.slice(place);
  };
  const range = (first: number, last: number) => fc.integer({ min: first, max: last });

  test.each<[string, fc.Arbitrary<number>]>([
    ['a control', fc.oneof(range(0, 0x1f), range(0x7f, 0x9f))],
    ['a turn of direction', fc.oneof(range(0x200e, 0x200f), range(0x202a, 0x202e), range(0x2066, 0x2069))],
    ['an Arabic letter mark', fc.constant(0x61c)],
    ['something of no width', fc.oneof(range(0x2060, 0x2065), fc.constantFrom(0x200b, 0xfeff, 0xad, 0x34f, 0x180e))],
    ['a filler', fc.constantFrom(0x115f, 0x1160, 0x3164, 0xffa0, 0x2800, 0x17b4, 0x17b5)],
    ['a break of the line', fc.constantFrom(0xa, 0xd, 0x2028, 0x2029)],
    ['a note between the lines', range(0xfff9, 0xfffb)],
    ['a tag', range(0xe0020, 0xe007f)],
    ['half a character', range(0xd800, 0xdfff)],
    ['private use', fc.oneof(range(0xe000, 0xf8ff), range(0xf0000, 0xf00ff), range(0x100000, 0x1000ff))],
    ['no character', fc.oneof(range(0xfdd0, 0xfdef), fc.constantFrom(0xfffe, 0xffff, 0x1fffe, 0x10ffff))],
    ['musical control', range(0x1d173, 0x1d17a)],
  ])('%s anywhere in a name is refused or removed', (_, codePoints) => {
    fc.assert(
      fc.property(somewhere, codePoints, ({ name, at }, codePoint) => {
        const hostile = String.fromCodePoint(codePoint);
        const parsed = parseGuestName(inserted(name, at, hostile));
        const isOfItsScript = codePoint === 0x180e && /\p{Script=Mongolian}/u.test(name);
        if (parsed.ok && !isOfItsScript) expect([...parsed.name]).not.toContain(hostile);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a letter with a stack of marks is refused', () => {
    const tower = fc.array(fc.constantFrom(...'\u0300\u0316\u0334\u0351\u035c\u0489\u1ab0\u1dc0\u20d0\ufe20'), {
      minLength: 8,
      maxLength: 12,
    });
    fc.assert(
      fc.property(somewhere, tower, ({ name, at }, marks) => {
        expect(parseGuestName(inserted(name.slice(0, 8), at, marks.join(''))).ok).toBe(false);
      }),
    );
  });

  test.each([
    ['a wide ligature, 20 times', '\ufdfd'.repeat(20)],
    ['20 wide letters', 'W'.repeat(20)],
    ['a word from the right', 'مرحبا بالضيوف الكرا'],
    ['letters of another alphabet that look alike', 'Аnа'],
    ['letters that are letters for mathematicians', '𝓐𝓷𝓪'],
    ['markup', '<b>Ana</b>&amp;'],
    ['a query', "'; DROP TABLE--"],
    ['the name of a property', '__proto__'],
  ])('%s is a valid name: every screen must cope with it', (_, name) => {
    expect(parseGuestName(name)).toEqual({ ok: true, name });
  });

  test.each([
    ['marks in two orders', `a${'\u0300'.repeat(32_600)}${'\u0316'.repeat(32_600)}`],
    ['accents', 'e\u0301'.repeat(500_000)],
    ['word breaks', `ក${'\u200b'.repeat(130_000)}ក`],
    ['blanks', ' '.repeat(130_000)],
  ])('a body full of %s is too long, and only its length is checked [ASVS-1.2.9]', (_, raw) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const replace = vi.spyOn(String.prototype, 'replace');
    const trim = vi.spyOn(String.prototype, 'trim');
    const parsed = parseGuestName(raw);
    const work = [normalize, replace, trim].flatMap(({ mock }) => mock.contexts);
    vi.restoreAllMocks();
    expect(parsed).toEqual({ ok: false, fault: 'too-long' });
    expect(work).toEqual([]);
  });
});

describe('laws of names', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 25 }),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom(...NAMES))
      .map(([first, odd, last]) => first.slice(0, 9) + odd + last.slice(0, 9)),
  );
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

  test('an accepted name is accepted again, unchanged [ASVS-1.3.3]', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const parsed = parseGuestName(raw);
        if (parsed.ok) expect(parseGuestName(parsed.name)).toEqual(parsed);
      }),
      { numRuns: 2_000 },
    );
  });

  test('an accepted name has 1 to 20 units, so at most 20 characters, and no spaces around it', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const parsed = parseGuestName(raw);
        if (!parsed.ok) return;
        expect(parsed.name).toBe(parsed.name.trim());
        expect(parsed.name.length).toBeGreaterThan(0);
        expect(parsed.name.length).toBeLessThanOrEqual(20);
        expect([...characters.segment(parsed.name)].length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 2_000 },
    );
  });

  test('each character is accepted or refused alike in a plain name and beside a Greek letter', () => {
    const characters = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code));
    const isAllowedBeside = (letter: string) => (character: string) => parseGuestName(`A${character}${letter}`).ok;
    expect(characters.filter(isAllowedBeside('B'))).toEqual(characters.filter(isAllowedBeside('\u03a9')));
  });

  test('a name of 1 to 20 letters, digits and spaces is always accepted', () => {
    const letters = fc.stringMatching(/^[A-Za-z0-9] ?[A-Za-z0-9]{0,17}[A-Za-z0-9]$/);
    fc.assert(
      fc.property(letters, (name) => {
        expect(parseGuestName(name)).toEqual({ ok: true, name });
      }),
    );
  });
});
