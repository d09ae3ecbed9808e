import { NAME_MAX_LENGTH } from '../limits.ts';
import { atFirstUse } from '../text/at-first-use.ts';

export type GuestNameFault = 'blank' | 'too-long' | 'forbidden-character';

export type GuestName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly fault: GuestNameFault };

/**
 * A raw text may have this many times as many units as a name. NFC can shorten a name to a quarter of its units (U+1F82
 * is the extreme), and the text may contain word breaks and spaces around the name. Longer texts are refused without
 * being normalised, because NFC takes quadratic time on a long run of marks.
 */
export const RAW_UNITS = 10;

/**
 * Control characters, private use, noncharacters, lone surrogates, and all characters that change the direction of text
 * or are invisible. The last six in the pattern look blank, but Unicode does not mark them as ignorable: a Braille
 * pattern, the object replacement character, a note without a head, a Khitan filler and two Egyptian blanks.
 */
const forbidden = atFirstUse(
  () =>
    /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{1d159}\u{16fe4}\u{13441}\u{13442}]/u,
);

/** Sequences in which a forbidden character is allowed, because it is part of a word or an emoji. */
const permitted = atFirstUse(() => {
  const sequences = [
    // Keycaps.
    /[0-9#*]\ufe0f\u20e3/u,
    // The flags of England, Scotland and Wales. Other sequences of tag letters are not drawn by phones and could hide a
    // text.
    /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u,
    // Emoji with a variation selector or skin tone, joined into one emoji.
    /\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?)*/u,
    // The dotted letters of Khamti.
    /(?=\p{L})\p{Script=Myanmar}\ufe00/u,
    // A Persian initial before a full stop, which is written in its joined form.
    /(?=\p{L})\p{Script=Arabic}\u200d(?=\.)/u,
    // Variants of Han characters, as in Japanese family names.
    /\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
    // Mongolian variants and the separator before a final vowel.
    /(?=\p{L})\p{Script=Mongolian}[\u180b-\u180f]/u,
    // A virama with a joiner: half letters, chillu, and the visible virama at a word's end.
    /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]/u,
    // Joiners inside words of scripts whose letters join.
    /(?=\p{L})[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}](?:(?!\p{Default_Ignorable_Code_Point})\p{M})*[\u200c\u200d](?=\p{L}|\p{M})/u,
  ];
  return new RegExp(sequences.map(({ source }) => source).join('|'), 'gu');
});

/** Matches a mark without a letter, and more marks on a letter than its script uses. Only two scripts use four. */
const looseMarks = atFirstUse(
  () => /^\p{M}|\p{M}{6,}|\p{Mn}{5,}|(?:(?![\p{Script=Tibetan}\p{Script=Tai_Tham}])\p{Mn}){4,}/u,
);

/** Joiners inside a run of marks do not end the run. */
const JOINERS = /[\u200c\u200d]/g;

/** Keyboards of scripts without spaces between words insert U+200B, which is removed. */
const UNSPACED = '[\\p{Script=Khmer}\\p{Script=Lao}\\p{Script=Myanmar}\\p{Script=Thai}]';
const wordBreak = atFirstUse(() => new RegExp(`(${UNSPACED})\\u200b+(?=${UNSPACED})`, 'gu'));

/** Most names match this pattern. They do not need the patterns above, whose compilation is slow on a cheap phone. */
const PLAIN = /^[ -~\u00c0-\u024f]*$/;

/** Zero-width spaces, line separators and direction marks. No name needs them, but pasted text often contains them. */
const STRAYS = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f]/g;

/** The text without invisible characters, which a guest could not find and delete. */
export function withoutStrays(text: string): string {
  return text.replace(STRAYS, '');
}

/**
 * The rule for a guest's name on the phone and on the server (docs/spec-coverage.md §5.1 to §5.3): NFC, trimmed, not
 * empty, and at most `NAME_MAX_LENGTH` UTF-16 units. The name field counts the same units. What people see as
 * one character has one unit or more. Nothing in a name may be invisible or change the direction of the text around it.
 */
export function parseGuestName(raw: string): GuestName {
  return parseName(raw, NAME_MAX_LENGTH);
}

/** Applies the rule for a guest's name, but with at most `maxLength` units. */
export function parseName(raw: string, maxLength: number): GuestName {
  if (raw.length > RAW_UNITS * maxLength) return { ok: false, fault: 'too-long' };
  const whole = raw.includes('\u200b') ? raw.replace(wordBreak(), '$1') : raw;
  const name = whole.normalize('NFC').trim();
  if (name === '') return { ok: false, fault: 'blank' };
  if (name.length > maxLength) return { ok: false, fault: 'too-long' };
  if (!PLAIN.test(name) && isForbidden(name)) return { ok: false, fault: 'forbidden-character' };
  return { ok: true, name };
}

function isForbidden(name: string): boolean {
  return looseMarks().test(name.replace(JOINERS, '')) || forbidden().test(name.replace(permitted(), ''));
}
