import { NAME_MAX_LENGTH } from './limits.ts';

export type GuestNameFault = 'blank' | 'too-long' | 'forbidden-character';

export type GuestName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly fault: GuestNameFault };

/** C0, C1, private use, lone surrogates; line and paragraph separators. */
const CONTROL = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Format characters: bidi marks and overrides, zero-width space and joiners, tags, soft hyphen. */
const FORMAT = /\p{Cf}/gu;
const ZERO_WIDTH_JOINER = '\u200d';
const ZERO_WIDTH_NON_JOINER = '\u200c';
const TAG = /[\u{e0020}-\u{e007f}]/u;
/** Letters that draw nothing: Hangul fillers, Braille blank, Khmer inherent vowels, combining grapheme joiner. */
const INVISIBLE = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;
/** More marks on one letter than any living script writes. */
const STACKED_MARKS = /\p{M}{5,}|\p{Mn}{4,}/u;
const EMOJI = /\p{Extended_Pictographic}/u;
/** Scripts that write words with the joiners. */
const JOINING_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The one rule for a guest's name, on the phone and on the server (spec §5; readings, Limits): NFC, trimmed, 1 to 20
 * user-perceived characters and at most 20 UTF-16 units; nothing invisible, nothing that turns the text around it.
 */
export function parseGuestName(raw: string): GuestName {
  const name = raw.normalize('NFC').trim();
  if (name === '') return { ok: false, fault: 'blank' };
  if (CONTROL.test(name) || INVISIBLE.test(name) || STACKED_MARKS.test(name) || hasForbiddenFormat(name)) {
    return { ok: false, fault: 'forbidden-character' };
  }
  if (name.length > NAME_MAX_LENGTH || [...graphemes.segment(name)].length > NAME_MAX_LENGTH) {
    return { ok: false, fault: 'too-long' };
  }
  return { ok: true, name };
}

function hasForbiddenFormat(name: string): boolean {
  for (const match of name.matchAll(FORMAT)) {
    if (!isAllowedFormat(match[0], name.slice(0, match.index), name.slice(match.index + match[0].length))) return true;
  }
  return false;
}

/** A joiner may stand inside an emoji or a word of a script that needs it; tags only spell the flags of regions. */
function isAllowedFormat(character: string, before: string, after: string): boolean {
  const previous = lastBase(before);
  if (character === ZERO_WIDTH_JOINER && EMOJI.test(previous)) return EMOJI.test([...after][0] ?? '');
  if (character === ZERO_WIDTH_JOINER || character === ZERO_WIDTH_NON_JOINER) {
    return JOINING_SCRIPT.test(previous) && JOINING_SCRIPT.test([...after][0] ?? '');
  }
  return TAG.test(character) && /\u{1f3f4}[\u{e0020}-\u{e007f}]*$/u.test(before);
}

/** The character a joiner joins: variation selectors, skin tones and marks between them do not count. */
function lastBase(text: string): string {
  return [...text.replace(/[\ufe0f\p{Emoji_Modifier}\p{M}]+$/u, '')].at(-1) ?? '';
}
