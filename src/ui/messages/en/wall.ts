import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

/** The card that hangs on the wall all night. */
export const joinTheToast = 'Join the toast';
export const pointYourCamera = 'Point your camera here';
export const squareLeadsTo = (address: string) => `Square to scan: it opens ${address}`;
export const typeTheCodeAt = (host: string) => `or type the code at ${host}`;
/** The open celebration has no code. */
export const typeTheAddress = 'or type this address';
export const squareIsHidden = 'The hosts have covered the square for a while.';
/** Opened as localhost, on a server that knows no address in the network. */
export const onlyThisComputer = 'Only this computer can open Clink at this address.';
export const askAHost = 'Please ask one of them for the code.';
export const nobodyIsIn = 'Nobody is in yet';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} guest is in`, other: `${shown} guests are in` });

/** The couple's names stand larger below the rest of this line. */
/** The latest guest, while few have had a drink. */
export const isIn = (name: string) => `${name} is in`;

export const heresTo = (couple: string) => `Here's to ${couple}`;
export const responsibly = 'Drink responsibly and celebrate safely!';
/** Instead of a board: what it is, and a hint. */
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['The first toast is still to come.'],
  begun: ['The evening has begun.'],
  paused: ['The leaderboard is resting.', 'Your drinks go on counting. It comes back when the hosts say so.'],
  waiting: ['One moment, please.', 'The wall appears by itself.'],
  off: ['The wall is switched off.', 'When the hosts switch it on, it comes back by itself.'],
  unknown: ['No celebration has this code.', 'Please look at the address of this screen again.'],
  gone: ['This evening has been deleted.', 'Thank you for coming.'],
  busy: ['Many screens are asking just now.', 'The wall appears by itself in a minute or two.'],
  unavailable: ['The wall is waiting for the server.', 'It comes back by itself.'],
  offline: ['The wall is looking for its network.', 'It comes back by itself.'],
};

export const live = 'live';
export const lastLiveAt = (time: string) => `last live at ${time}`;
export const looksForNetwork = 'The wall is looking for its network.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Most Drinks',
  fastestPace: 'Fastest Pace',
  hydration: 'Best hydrated',
  balanced: 'Most balanced evening',
  variety: 'Most variety',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'with alcohol',
  fastestPace: 'drinks with alcohol',
  hydration: 'glasses without alcohol',
  balanced: 'hours',
  variety: 'different drinks',
};
/** Below a number of the podium. */
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'drink', other: 'drinks' }),
  fastestPace: () => 'an hour',
  hydration: (count) => plural(count, { one: 'glass', other: 'glasses' }),
  balanced: (count) => plural(count, { one: 'hour', other: 'hours' }),
  variety: (count) => plural(count, { one: 'kind', other: 'kinds' }),
};

/** A board with up to three guests. `all`: nobody else is in. `water`: alcohol does not lead to the board. */
export const fewGuests: Record<string, readonly [what: string, hint: string]> = {
  1: ['Two places are free.', 'Scan the square, say your name, raise a glass.'],
  2: ['One place is free.', 'Scan the square, say your name, raise a glass.'],
  3: ['Three of you are on this board.', 'There is room for six more below.'],
  all: ['Three of you already.', 'Every guest who scans the square appears here.'],
  water1: ['Two places are free.', 'Whoever drinks water gets here.'],
  water2: ['One place is free.', 'Whoever drinks water gets here.'],
};

/** The line of the room, at the foot. */
export const watersForEachDrink = (shown: string) => `The room has had ${shown} glasses of water for each drink.`;
export const oneGlassCounts = 'At most one glass in half an hour counts.';
export const sameDrinkCountsOnce = 'The same drink counts once.';
export const moreWith = (guests: string, value: string) => `and ${guests} more with ${value}`;
export const lastToast = (ago: string) => `Last toast: ${ago}`;
export const justNow = 'just now';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `${shown} minute ago`, other: `${shown} minutes ago` });

/** A wall without names. */
export const roomTonight = 'The room tonight';
export const guests = (count: number) => plural(count, { one: 'guest', other: 'guests' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, { one: 'drink with alcohol', other: 'drinks with alcohol' });
export const without = 'without alcohol';

/** Moments. */
export const clinkedJustNow = 'clinked just now';
export const theFirstToast = 'The first toast';
export const raisesAGlassTo = (name: string, couple: string) => `${name} raises a glass to ${couple}`;
export const raisesAGlass = (name: string) => `${name} raises a glass to all of you`;
export const watersTogether = (shown: string) => `${shown} waters together`;
export const wellDone = 'Well done, all of you.';
export const goodMorning = (couple: string) => `Good morning, ${couple}`;
export const goodMorningAll = 'Good morning, all of you';
export const stillHere = (day: string, count: number, shown: string) =>
  plural(count, {
    one: `It is ${day}. One of you is in tonight.`,
    other: `It is ${day}. ${shown} of you are in tonight.`,
  });

/** A word from the hosts. */
export const aWordFrom = (couple: string) => `A word from ${couple}`;
export const aWordFromTheHosts = 'A word from the hosts';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const until = (time: string) => `until ${time}`;

/** After the end. */
export const thankYou = 'Thank you for a lovely evening';
export const glassesOfWater = (count: number) => plural(count, { one: 'glass of water', other: 'glasses of water' });
/** Below a number of two or more. */
export const timesTwoGlassesMet = 'times two glasses met';
/** True for everybody: each guest's evening has its own end. */
export const keptForADay = 'Your evening stays on your phone for 24 hours from when you joined.';
