import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

export const showOnTheWall = 'Show on the wall';
export const wallLead = 'A television or a projector shows the boards, and the square for latecomers.';
/** The ways to open the wall, from the most reliable to the least reliable. */
export const byCable = 'Laptop and cable';
export const byCableHow = 'Open the wall on the laptop, connect the television, and make it full screen (F11).';
export const byCasting = 'Cast a tab';
export const byCastingHow = 'In Chrome: menu, Cast, this tab. Cast the tab, not the whole screen.';
export const byTelevision = 'The television’s own browser';
/** `address`: a short address to type, such as 'clink.example/tv/K7MP3XWQ'. */
export const byTelevisionHow = (address: string) => `Type ${address}. It works on most televisions from 2020 or later.`;
export const openTheWall = 'Open the wall';
export const opensInItsOwnWindow = 'It opens in a window of its own.';

export const whatItShows = 'What it shows';
export const whoIsNamed = 'Who is named';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Names',
  'first-names': 'First names',
  totals: 'Totals only',
  off: 'Off',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'Guests who hide are never on the wall.',
  'first-names': 'The last word of a name is left out. Guests who hide are never on the wall.',
  totals: 'No names: how many guests, how many drinks, and the shape of the evening.',
  off: 'The wall shows nothing.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'The wall shows names.',
  'first-names': 'The wall shows first names.',
  totals: 'The wall shows totals only.',
  off: 'The wall is off.',
};

export const colours = 'Colours';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'By the clock',
  day: 'Day',
  night: 'Night',
};
/** `from`: such as '18:00'. */
export const darkFrom = (from: string, to: string) => `Light by day, and dark from ${from} to ${to}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Light at any time, for a bright room.',
  night: 'Dark at any time, for a dim room.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'The wall follows the clock.',
  day: 'The wall has the colours of the day.',
  night: 'The wall has the colours of the night.',
};

export const paceOnTheWall = 'Fastest Pace on the wall';
export const paceHint = 'It takes turns with the others.';
export const paceIsOn = 'Fastest Pace is on the wall.';
export const paceIsOff = 'Fastest Pace is not on the wall.';
export const moments = 'Moments';
export const momentsHint = 'Clinks, the first toast, every hundredth glass of water, midnight';
export const momentsAreOn = 'Moments are on.';
export const momentsAreOff = 'Moments are off.';
export const hideTheCode = 'Hide the code for 30 minutes';
export const hideTheCodeHint = 'For the time when strangers film the wall.';
export const codeIsHidden = (until: string) => `The wall has no code until ${until}`;
export const hide = 'Hide';
export const showAgain = 'Show it again';
export const codeHidden = 'The code is not on the wall.';
export const codeShown = 'The code is on the wall again.';

export const aWord = 'A word to the room';
export const aWordLead = `On open phones, and on the wall if it is on, for ${WORD_SHOWN_MS / MINUTE_MS} minutes.`;
export const oneLine = 'One line';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
/** Suggested beginnings of a word. A tap writes one into the field. */
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Cake', text: 'The cake is cut in five minutes.' },
  { sign: '🥂', name: 'Toast', text: 'A toast, in five minutes. Please come together.' },
  { sign: '🍽️', name: 'Food until …', text: 'There is food until midnight.' },
  { sign: '💃', name: 'First dance', text: 'The first dance begins now.' },
  { sign: '🚌', name: 'Bus', text: 'The last bus leaves in 20 minutes.' },
];
export const phonesDown = 'Phones down';
export const phonesDownHint = 'Phones show only this line. A guest can still open Clink.';
export const sendIt = 'Send it';
export const wordIsOut = 'It is on its way to everybody.';
export const wordMissing = 'Please type what you want to say.';
export const wordWrong = 'Something in this line cannot be shown. Please type it again.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'The next word can go out in 1 second.',
      other: `The next word can go out in ${count} seconds.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'The next word can go out in 1 minute.',
      other: `The next word can go out in ${count} minutes.`,
    }),
};
/** `by`: the other host who sent the last word. */
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} has just said something. The next word can go out in 1 second.`,
      other: `${by} has just said something. The next word can go out in ${count} seconds.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} has just said something. The next word can go out in 1 minute.`,
      other: `${by} has just said something. The next word can go out in ${count} minutes.`,
    }),
});
/** `count`: the number of guests who are here. Each phone shows the word within a minute. */
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: 'Within a minute on 1 phone, and on the wall.',
    other: `Within a minute on ${count} phones, and on the wall.`,
  });
export const onPhones = (count: number) =>
  plural(count, { one: 'Within a minute on 1 phone.', other: `Within a minute on ${count} phones.` });
export const untilThen = (until: string, next: string) =>
  `Until ${until}. Then it disappears by itself. The next word can go out at ${next}.`;
export const takeItBack = 'Take it back';
export const takenBack = 'It is taken back.';
export const sayingNow = (text: string) => `“${text}”`;
/** `language`: the name of a language, such as 'English'. */
export const wallSpeaks = (language: string) => `The wall speaks ${language}, as the cards do. Change it in Details.`;
