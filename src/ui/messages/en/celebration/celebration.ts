import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** 'Saturday, 20 June 2026', in the order that invitations use. `date` is YYYY-MM-DD. */
export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);

export const greeting = (names: string) => `Here's to ${names}`;
/** In the welcome: a guest who has joined, and the number of other guests, which may be 0. */
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} is in`
    : plural(others, { one: `${name} and 1 more are in`, other: `${name} and ${others} more are in` });
export const notYours = 'Not your celebration? Type a code';
/** For the operator of a server that has no host yet. */
export const doYouRunIt = `Do you run this ${PRODUCT_NAME}?`;
export const makeItYours = 'Make it yours: your celebration, its code and its cards.';
export const haveCode = 'Do you have a code? Type it here';

export const whichCelebration = 'Which celebration?';
export const whereTheCodeIs = 'The code is on the little card on your table.';
export const code = 'Code';
/** An example of a code. */
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Small letters are fine, and so is O for 0.';
export const join = 'Join';
export const joinIn = (time: string) => `Join in ${time}`;
export const looking = 'Looking…';
export const withoutCode = 'Go on without a code';
export const wrongLength = 'This code needs eight letters and numbers.';
export const unknownCode = 'No celebration has this code. One letter may be wrong: please look at the card again.';
/** For a guest of the celebration. */
export const isGone = (names: string) =>
  `The celebration of ${names} is no longer here. What you counted stays on this phone for now. Do you have another code?`;
export const tooManyTries = 'That was a lot of tries. Soon you can try again.';
export const cannotLookUp = 'There is no answer just now. Please try again when you are online.';
export const cannotLookUpYet = 'There is no answer just now. Please try again in a moment.';

export const lovelyEvening = 'It was a lovely evening';
/** For somebody who was no guest of the celebration. */
export const thatWas = (date: string) => `That was on ${weekdayOf(date)}`;
export const isOver = (names: string, date: string) => `${names} celebrated on ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Your drink and your stats are still on this phone.',
    other: `Your ${count} drinks and your stats are still on this phone.`,
  });
export const seeMyEvening = 'See my evening';
export const otherCode = 'Type another code';

export const switchTo = (to: string | null) => (to ? `Switch to ${to}?` : 'Switch to the open leaderboard?');
/** For switches between two celebrations, from the open celebration, and to the open celebration. */
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `You have no drinks with ${from} yet, and you start fresh at ${to}.`
      : plural(count, {
          one: `Tonight's 1 drink stays with ${from}, and you start fresh at ${to}.`,
          other: `Tonight's ${count} drinks stay with ${from}, and you start fresh at ${to}.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `You have no drinks on the open leaderboard yet, and you start fresh at ${to}.`
      : plural(count, {
          one: `Tonight's 1 drink stays on the open leaderboard, and you start fresh at ${to}.`,
          other: `Tonight's ${count} drinks stay on the open leaderboard, and you start fresh at ${to}.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `You have no drinks with ${from} yet, and you start fresh on the open leaderboard.`
      : plural(count, {
          one: `Tonight's 1 drink stays with ${from}, and you start fresh on the open leaderboard.`,
          other: `Tonight's ${count} drinks stay with ${from}, and you start fresh on the open leaderboard.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `You have no drinks with ${from} yet, and your evening at ${to} goes on.`
      : plural(count, {
          one: `Tonight's 1 drink stays with ${from}, and your evening at ${to} goes on.`,
          other: `Tonight's ${count} drinks stay with ${from}, and your evening at ${to} goes on.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `You have no drinks on the open leaderboard yet, and your evening at ${to} goes on.`
      : plural(count, {
          one: `Tonight's 1 drink stays on the open leaderboard, and your evening at ${to} goes on.`,
          other: `Tonight's ${count} drinks stay on the open leaderboard, and your evening at ${to} goes on.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `You have no drinks with ${from} yet, and your evening on the open leaderboard goes on.`
      : plural(count, {
          one: `Tonight's 1 drink stays with ${from}, and your evening on the open leaderboard goes on.`,
          other: `Tonight's ${count} drinks stay with ${from}, and your evening on the open leaderboard goes on.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `The link of ${from} brings you back.` : 'You can come back.';
  return from ? `The link of ${from} brings you back, drinks and all.` : 'You can come back, drinks and all.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `1 drink has not been sent yet. This phone sends it to ${from} as soon as there is network.`,
        other: `${count} drinks have not been sent yet. This phone sends them to ${from} as soon as there is network.`,
      })
    : plural(count, {
        one: '1 drink has not been sent yet. This phone sends it to the open leaderboard as soon as there is network.',
        other: `${count} drinks have not been sent yet. This phone sends them to the open leaderboard as soon as there is network.`,
      });
export const stayHere = 'Stay here';
export const confirmSwitch = 'Switch';
export const youAreWith = (names: string | null) =>
  names ? `You're with ${names} now.` : "You're on the open leaderboard now.";
export const goBack = 'Go back';
export const cannotSwitch = 'This phone cannot save anything, so you cannot switch.';

export const gettingHome = 'Getting home';

export const youAreCelebrating = (names: string) => `You are celebrating ${names}`;
export const invite = 'Invite';
export const goToAnother = 'Go to another celebration';
export const haveACode = 'Join a celebration';

export const bringSomebodyIn = 'Bring somebody in';
export const holdThisUp = 'Hold this up. They point their camera at it.';
export const qrCode = (names: string | null) =>
  names ? `QR code that opens the celebration of ${names}` : `QR code that opens ${PRODUCT_NAME}`;
export const orTypeAt = (host: string) => `or type at ${host}`;
export const orOpen = 'or open in the browser';
export const worksOffline = 'You are offline just now. The code still works if your friend is online.';
export const sameNetwork = 'This works for phones on the same Wi-Fi as you.';
export const onlyThisDevice = 'This address works on this device only.';
export const shareLink = 'Share the link';
export const copyLink = 'Copy the link';
export const copied = 'Copied';
export const copyFailed = 'Copying did not work. Please show the square instead.';
/** Shown if the browser refused to share. */
export const copiedInstead = 'Sharing did not work here. The link is copied instead.';
/** For screen readers: a code, letter by letter. */
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
