import { atFirstUse } from '../../../domain/text/at-first-use.ts';
import { doorCodes } from '../../messages/door-codes.ts';

/** Words for a code that are the same in many languages. */
const ANYWHERE = /(?:^|[^\p{L}])pin(?!\p{L})|kode|wi-?fi|wlan|iban/u;

/** This many characters before a number are read. */
const BEFORE_LENGTH = 64;

const endsWithCode = atFirstUse(() => {
  const blank = ({ source }: RegExp) => `(?:${source.replaceAll(' ', '\\s+')})`;
  const word = "\\s+[\\p{L}'’-]+";
  const phrases = doorCodes.flatMap(({ forThe, at, verbs, places }) => [
    `(?:\\s+${blank(verbs)})`,
    `\\s+${blank(forThe)}(?:${word})?(?:\\s+${blank(verbs)})?`,
    `\\s+${blank(at)}(?:${word}){1,3}\\s+${blank(verbs)}`,
    `\\s+${blank(at)}(?:${word}){0,2}\\s+${blank(places)}`,
    `(?:\\s+${blank(places)}){1,2}(?:\\s+${blank(verbs)})?`,
  ]);
  const words = [ANYWHERE.source, ...doorCodes.map(({ codes }) => codes.source)];
  return new RegExp(`(?:${words.join('|')})(?:\\p{L}*(?:${phrases.join('|')})?|[^\\d.;,!?]{0,30}[:=])\\s*$`, 'iu');
});

/**
 * Whether the digits open something: 'Gate code', 'Der Code fürs Tor ist', 'Code for the gate:', or followed by a key
 * of a keypad. Only the text from `start` counts, because the text before it belongs to another number. A star is not
 * always a key, because bold text in chats ends with one.
 */
export function isDoorCode(line: string, start: number, { text, index }: { text: string; index: number }): boolean {
  if (text.startsWith('+')) return false;
  const before = line.slice(Math.max(start, index - BEFORE_LENGTH), index);
  const key = line.charAt(index + text.length);
  return key === '#' || (key === '*' && !before.includes('*')) || endsWithCode().test(before);
}
