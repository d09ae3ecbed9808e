import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGuestName } from './guest-name.ts';

const NAMES = [
  'Ana',
  'Zoë',
  'José María',
  'Siân',
  'Þórdís',
  'Ægir Åse Ørjan',
  'Łukasz Żółć',
  'Đorđe Šćepan',
  'Dvořák',
  'Őry Ünige',
  'İpek Çağrı',
  'Ģirts Ķēniņš',
  'Ɓala Ɗan Ƙira',
  'Ṣọlá Ọ̀pẹ́yẹmí',
  'Nguyễn Thị Hường',
  'Trần Đức Lương',
  "O'Brien",
  'D’Angelo',
  'Kaʻiulani',
  'Jean-Luc',
  'Dr. Who Jr.',
  'J.R.R. T.',
  'Anne & Tom',
  'Mary (bride)',
  'Ben 10',
  'X Æ A-12',
  'محمد',
  'عبد الرحمن',
  'مُحَمَّد',
  'عَبْدُ ٱللّٰه',
  'علی‌رضا',
  'نیما می‌خواهد',
  'פרידה',
  'מִרְיָם',
  'שַׁבְּתַאי',
  'דָּוִד בֶּן־צְבִי',
  'ג׳ורג׳',
  'अनिरुद्ध श्रीवास्तव',
  'लक्ष्मी त्रिपाठी',
  'श्रीमान्‌ राम',
  'শ্রীকৃষ্ণ',
  'র‍্যাচেল',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'જ્યોત્સ્ના',
  'ଶ୍ରୀକାନ୍ତ',
  'சிவசுப்பிரமணியன்',
  'ஸ்ரீனிவாஸ்',
  'పవన్‌ కుమార్‌',
  'ಶ್ರೀನಿವಾಸ್‌',
  'ശ്രീലക്ഷ്മി',
  'അനില്‍ കുമാര്‍',
  'ශ්‍රීමාලි',
  'චන්ද්‍රිකා',
  'สมชาย น้ำทิพย์',
  'ปิ่นเกล้า',
  'ສົມພອນ',
  'សុខា ស្រីស្រស់',
  'ច័ន្ទធី',
  'အောင်ဆန်းစုကြည်',
  'ကျော်စွာလင်းထွဋ်',
  'བསྟན་འཛིན་རྒྱ་མཚོ',
  'ᠪᠠᠳᠮ᠎ᠠ',
  'ნინო',
  'Աննա Հակոբյան',
  'Ελένη',
  'Ἑλένη',
  'Дмитро Їжак',
  'Ёлка',
  'ܝܘܚܢܢ',
  'ދިވެހި',
  '김민준',
  'さくら',
  'タロウ・ヤマダ',
  'ﾀﾛｳ',
  '山田 太郎',
  '山田　太郎',
  '王小明',
  '葛󠄀城 翔',
  '𠮷野家',
  'አበበ ቢቂላ',
  'ⵎⵓⵃⴰ',
  '👨‍👩‍👧‍👦',
  '👩🏽‍🚀 Zoe',
  '👩‍❤️‍💋‍👨',
  '🏳️‍🌈 Kim',
  '🏴‍☠️ Jack',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Ewan',
  '🇦🇹 Resi',
  '1️⃣ #️⃣',
  '❤️‍🔥',
  '☺︎',
  '✌🏿',
  '🧑🏽‍🤝‍🧑🏿',
  '🕵️‍♂️',
];

describe('names people have', () => {
  test.each(NAMES)('%s', (name) => {
    const parsed = parseGuestName(name);
    expect(parsed).toEqual({ ok: true, name: name.normalize('NFC') });
    expect(parsed.ok && parseGuestName(parsed.name)).toEqual(parsed);
  });
});

describe('a name is trimmed', () => {
  test.each([
    ['  Ana ', 'Ana'],
    ['\tAna\n', 'Ana'],
    ['\u00a0Ana\u3000', 'Ana'],
    [' Ana  Maria ', 'Ana  Maria'],
    [`${' '.repeat(500)}Ana`, 'Ana'],
  ])('%j is %s', (raw, name) => {
    expect(parseGuestName(raw)).toEqual({ ok: true, name });
  });

  test('letters and their accents become one', () => {
    expect(parseGuestName('Zoe\u0308')).toEqual({ ok: true, name: 'Zo\u00eb' });
  });
});

describe('names nobody can have', () => {
  test.each([
    ['nothing', '', 'blank'],
    ['blanks', '  \t\n\u3000 ', 'blank'],
    ['21 letters', 'a'.repeat(21), 'too-long'],
    ['11 emoji, which are 22 units', '🎉'.repeat(11), 'too-long'],
    ['a line break inside', 'A\nB', 'forbidden-character'],
    ['a zero byte', 'A\0B', 'forbidden-character'],
    ['delete', 'A\u007fB', 'forbidden-character'],
    ['a C1 control', 'A\u0085B', 'forbidden-character'],
    ['a line separator', 'A\u2028B', 'forbidden-character'],
    ['a paragraph separator', 'A\u2029B', 'forbidden-character'],
    ['a bidi override', 'A\u202eB', 'forbidden-character'],
    ['a bidi override at the end', 'Ana\u202e', 'forbidden-character'],
    ['a bidi isolate', '\u2067Ana', 'forbidden-character'],
    ['a right-to-left mark', 'A\u200fB', 'forbidden-character'],
    ['an Arabic letter mark', 'A\u061cB', 'forbidden-character'],
    ['a zero-width space', 'A\u200bB', 'forbidden-character'],
    ['only a zero-width space', '\u200b', 'forbidden-character'],
    ['a joiner between Latin letters', 'A\u200dB', 'forbidden-character'],
    ['a non-joiner between Latin letters', 'A\u200cB', 'forbidden-character'],
    ['a joiner after an emoji, before a letter', '👩\u200dB', 'forbidden-character'],
    ['a joiner after an emoji, at the end', '👩\u200d', 'forbidden-character'],
    ['a joiner before an emoji', 'A\u200d👩', 'forbidden-character'],
    ['a non-joiner at the end of a Persian word', 'علی\u200c', 'forbidden-character'],
    ['a non-joiner twice', 'علی\u200c\u200cرضا', 'forbidden-character'],
    ['a zero-width space after a joined emoji', '👩‍🚀\u200bB', 'forbidden-character'],
    ['a zero-width space after a Mongolian letter', 'ᠪ\u200bᠠ', 'forbidden-character'],
    ['a word joiner', 'A\u2060B', 'forbidden-character'],
    ['a byte order mark inside', 'A\ufeffB', 'forbidden-character'],
    ['a soft hyphen', 'A\u00adB', 'forbidden-character'],
    ['a Hangul filler', '\u3164', 'forbidden-character'],
    ['a half-width Hangul filler', 'A\uffa0', 'forbidden-character'],
    ['a choseong filler', '\u115f\u1160', 'forbidden-character'],
    ['a blank Braille pattern', '\u2800', 'forbidden-character'],
    ['a combining grapheme joiner', 'A\u034fB', 'forbidden-character'],
    ['a Khmer vowel nobody sees', 'ក\u17b4', 'forbidden-character'],
    ['only a variation selector', '\ufe0f', 'forbidden-character'],
    ['a variation selector on a letter', 'A\ufe0f', 'forbidden-character'],
    ['a variation selector on a digit that is no keycap', '1\ufe0f', 'forbidden-character'],
    ['an ideographic variation on a letter', 'A\u{e0100}', 'forbidden-character'],
    ['tags without a flag', 'A\u{e0061}\u{e0062}\u{e0063}\u{e007f}', 'forbidden-character'],
    ['a flag whose tags do not end', '🏴\u{e0067}\u{e0062}\u{e0065}', 'forbidden-character'],
    ['a flag of too many tags', `🏴${'\u{e0061}'.repeat(7)}\u{e007f}`, 'forbidden-character'],
    ['private use', '\ue000', 'forbidden-character'],
    ['a noncharacter', 'A\uffff', 'forbidden-character'],
    ['half an emoji', 'A\ud83c', 'forbidden-character'],
    ['a mark before the first letter', '\u0301A', 'forbidden-character'],
    ['four marks above one letter', 'A\u0304\u0304\u0304\u0304\u0304', 'forbidden-character'],
    ['six marks beside one letter', `က${'\u1031'.repeat(6)}`, 'forbidden-character'],
    ['a Mongolian variant on a Latin letter', 'A\u180b', 'forbidden-character'],
  ])('%s', (_, raw, fault) => {
    expect(parseGuestName(raw)).toEqual({ ok: false, fault });
  });
});

describe('at most 20 units, and so at most 20 characters as people count them', () => {
  test.each([
    ['20 letters', 'a'.repeat(20)],
    ['20 letters with blanks around them', ` ${'a'.repeat(20)} `],
    ['20 accents', 'e\u0301'.repeat(20)],
    ['10 emoji', '🎉'.repeat(10)],
    ['a family', '👨‍👩‍👧‍👦'],
    ['5 flags', '🇦🇹'.repeat(5)],
    ['three marks on each of 5 letters', 'שַּׁ'.repeat(5)],
    ['five Burmese signs on one letter', 'လျှော့'],
  ])('%s fit', (_, raw) => {
    expect(parseGuestName(raw).ok).toBe(true);
  });
});

describe('laws of names', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 25 }),
  );

  test('what passes once passes again, unchanged', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const parsed = parseGuestName(raw);
        if (parsed.ok) expect(parseGuestName(parsed.name)).toEqual(parsed);
      }),
      { numRuns: 2_000 },
    );
  });

  test('what passes has 1 to 20 units and no blank around it', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const parsed = parseGuestName(raw);
        if (!parsed.ok) return;
        expect(parsed.name).toBe(parsed.name.trim());
        expect(parsed.name.length).toBeGreaterThan(0);
        expect(parsed.name.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 2_000 },
    );
  });

  test('letters, digits and blanks of 1 to 20 always pass', () => {
    const letters = fc.stringMatching(/^[A-Za-z0-9] ?[A-Za-z0-9]{0,17}[A-Za-z0-9]$/);
    fc.assert(
      fc.property(letters, (name) => {
        expect(parseGuestName(name)).toEqual({ ok: true, name });
      }),
    );
  });
});
