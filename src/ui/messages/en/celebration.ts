import { PRODUCT_NAME } from '../../../domain/product.ts';
import { atFirstUse } from '../../at-first-use.ts';
import { pluralIn } from '../numbers.ts';
import { language } from './page.ts';

const plural = pluralIn(language);
const drinks = (count: number) => plural(count, { one: '1 drink', other: `${count} drinks` });

/** 'Saturday, 20 June 2026'. `date` is YYYY-MM-DD. The order is the one of invitations. */
export const dateOf = (date: string) => dateFormat().format(new Date(`${date}T00:00:00Z`));
const dateFormat = atFirstUse(
  () =>
    new Intl.DateTimeFormat(`${language}-GB`, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export const greeting = (names: string) => `Here's to ${names}`;
export const notYours = 'Not your celebration? Type a code';
export const haveCode = 'Do you have a code? Type it here';

export const whichCelebration = 'Which celebration?';
export const whereTheCodeIs = 'The code is on the little card on your table.';
export const code = 'Code';
/** Shows how a code looks. */
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Small letters are fine, and so is O for 0.';
export const join = 'Join';
export const joinIn = (time: string) => `${join} in ${time}`;
export const looking = 'Looking…';
export const withoutCode = 'Go on without a code';
export const wrongLength = 'This code needs eight letters and numbers.';
export const unknownCode = 'No celebration has this code. One letter may be wrong: please look at the card again.';
export const tooManyTries = (seconds: number) =>
  `That was a lot of tries. Take a sip. In ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })} you can try again.`;
export const cannotLookUp = 'There is no answer just now. Please try again when you are online.';

export const lovelyEvening = 'It was a lovely evening';
export const isOver = (names: string, date: string) => `${names} celebrated on ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Your drink and your stats are still on this phone.',
    other: `Your ${count} drinks and your stats are still on this phone.`,
  });
export const seeMyEvening = 'See my evening';
export const otherCode = 'Type another code';

/** The board that needs no code, in a sentence. */
const openBoard = 'the open leaderboard';
export const switchTo = (to: string | null) => `Switch to ${to ?? openBoard}?`;
const drinksStay = (count: number, from: string | null) =>
  `Tonight's ${drinks(count)} ${plural(count, { one: 'stays', other: 'stay' })} ${from ? `with ${from}` : `on ${openBoard}`}`;
export const startFresh = (count: number, from: string | null, to: string | null) =>
  `${drinksStay(count, from)}, and you start fresh ${to ? `at ${to}` : `on ${openBoard}`}.`;
export const goOnThere = (count: number, from: string | null, to: string | null) =>
  `${drinksStay(count, from)}, and your evening ${to ? `at ${to}` : `on ${openBoard}`} goes on.`;
export const linkLeadsBack = (from: string | null) =>
  from ? `The link of ${from} brings you back, drinks and all.` : 'You can come back, drinks and all.';
export const notYetSent = (count: number, from: string | null) =>
  `${plural(count, { one: '1 drink has', other: `${count} drinks have` })} not been sent yet. This phone sends ${plural(count, { one: 'it', other: 'them' })} to ${from ?? openBoard} as soon as there is network.`;
export const stayHere = 'Stay here';
export const confirmSwitch = 'Switch';
export const youAreWith = (names: string | null) =>
  names ? `You're with ${names} now.` : `You're on ${openBoard} now.`;
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
export const copyFailed = 'Copying did not work. Please show the QR code instead.';
/** For screen readers: letter by letter. */
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
