import { NAME_MAX_LENGTH } from '../limits.ts';

export type GuestNameFault = 'blank' | 'too-long' | 'forbidden-character';

export type GuestName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly fault: GuestNameFault };

/**
 * A name has at most four times as many units before NFC (U+1F82 is the longest). The rest is room for blanks around it
 * and for word breaks. Longer texts are refused unread: NFC takes quadratic time on a long run of marks.
 */
export const RAW_NAME_MAX_LENGTH = 200;

/**
 * Controls, private use, noncharacters, lone surrogates; everything that changes the direction of text or draws nothing.
 * The last six are blank, but Unicode does not mark them as ignorable: a Braille pattern, the object replacement
 * character, a note without a head, a Khitan filler and two Egyptian blanks.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{1d159}\u{16fe4}\u{13441}\u{13442}]/u;

/** Where a character that is forbidden alone belongs to a word or an emoji. */
const PERMITTED = [
  // Keycaps.
  /[0-9#*]\ufe0f\u20e3/u,
  // The flags of England, Scotland and Wales: any other tag letters are drawn by no phone and can hide a text.
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u,
  // Emoji with variation selector and skin tone, joined to one picture.
  /\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?)*/u,
  // The dotted letters of Khamti.
  /(?=\p{L})\p{Script=Myanmar}\ufe00/u,
  // An initial in Persian that keeps its joined form.
  /(?=\p{L})\p{Script=Arabic}\u200d(?=\.)/u,
  // Variants of Han characters, as in Japanese family names.
  /\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
  // Mongolian variants and the separator before a final vowel.
  /(?=\p{L})\p{Script=Mongolian}[\u180b-\u180f]/u,
  // A virama with a joiner: half letters, chillu, and the visible virama at a word's end.
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]/u,
  // Joiners inside words of the scripts that join.
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}](?:(?!\p{Default_Ignorable_Code_Point})\p{M})*[\u200c\u200d](?=\p{L}|\p{M})/u,
];
const PERMITTED_ANYWHERE = new RegExp(PERMITTED.map(({ source }) => source).join('|'), 'gu');

/** A mark with nothing to stand on, or more marks on one letter than its script writes: only two stack as many as four. */
const LOOSE_MARKS = /^\p{M}|\p{M}{6,}|\p{Mn}{5,}|(?:(?![\p{Script=Tibetan}\p{Script=Tai_Tham}])\p{Mn}){4,}/u;

/** They hold marks together, so a run of marks goes on behind them. */
const JOINERS = /[\u200c\u200d]/g;

/** Keyboards of scripts that put no blank between words write U+200B instead: it goes. */
const UNSPACED = '[\\p{Script=Khmer}\\p{Script=Lao}\\p{Script=Myanmar}\\p{Script=Thai}]';
const WORD_BREAK = new RegExp(`(${UNSPACED})\\u200b+(?=${UNSPACED})`, 'gu');

/**
 * The one rule for a guest's name, on the phone and on the server (spec §5; contract, Limits): NFC, trimmed, 1 to 20
 * UTF-16 units, as the name field counts them, and so at most 20 characters as people do; nothing invisible, nothing that turns the text around it.
 */
export function parseGuestName(raw: string): GuestName {
  if (raw.length > RAW_NAME_MAX_LENGTH) return { ok: false, fault: 'too-long' };
  const name = raw.replace(WORD_BREAK, '$1').normalize('NFC').trim();
  if (name === '') return { ok: false, fault: 'blank' };
  if (name.length > NAME_MAX_LENGTH) return { ok: false, fault: 'too-long' };
  if (LOOSE_MARKS.test(name.replace(JOINERS, '')) || FORBIDDEN.test(name.replace(PERMITTED_ANYWHERE, ''))) {
    return { ok: false, fault: 'forbidden-character' };
  }
  return { ok: true, name };
}
