import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

/** On the card that the wall shows all night. */
export const joinTheToast = 'Join the toast';
export const pointYourCamera = 'Point your camera here';
export const squareLeadsTo = (address: string) => `Square to scan: it opens ${address}`;
export const typeTheCodeAt = (host: string) => `or type the code at ${host}`;
/** Shown for the open celebration, which has no code. */
export const typeTheAddress = 'or type this address';
export const squareIsHidden = 'The hosts have covered the square for a while.';
/** Shown if the wall was opened as localhost and the server knows no address in the network. */
export const onlyThisComputer = 'Only this computer can open Clink at this address.';
export const askAHost = 'Please ask one of them for the code.';
/** At the bottom of the wall. Guests read the address and type it. */
export const privacyAt = (address: string) => `Privacy: ${address}`;
export const nobodyIsIn = 'Nobody is in yet';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} guest is in`, other: `${shown} guests are in` });

/** The newest guest, while few guests have logged a drink. */
export const isIn = (name: string) => `${name} is in`;
/** Several new guests at the same time. */
export const twoAreIn = (one: string, other: string) => `${one} and ${other} are in`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, { one: `${one}, ${other} and 1 more are in`, other: `${one}, ${other} and ${shown} more are in` });

/** The couple's names are shown larger, below the rest of this sentence. */
export const heresTo = (couple: string) => `Here’s to ${couple}`;
export const responsibly = 'Drink responsibly and celebrate safely!';
/** Texts that are shown instead of a board: a sentence and a hint. */
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['The first toast is still to come.'],
  begun: ['The evening has begun.'],
  paused: ['The leaderboard is resting.', 'Your drinks go on counting.'],
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

/** Texts for a board with one to three guests. `all`: there are three guests, and nobody else is in. */
export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Two places are free.', 'Everyone who scans the square appears here.'],
  2: ['One place is free.', 'Everyone who scans the square appears here.'],
  3: ['Six places are free.'],
  all: ['Three of you already.', 'Every guest who scans the square appears here.'],
};

/** The line about the whole room, at the bottom of the wall. */
export const watersForEachDrink = (shown: string) => `In the room: ${shown} glasses of water per drink.`;
export const oneGlassCounts = 'At most one glass in half an hour counts.';
export const sameDrinkCountsOnce = 'The same drink counts once.';
export const moreWith = (guests: string, value: string) => `and ${guests} more with ${value}`;
export const lastToast = (ago: string) => `Last toast: ${ago}`;
export const justNow = 'just now';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `${shown} minute ago`, other: `${shown} minutes ago` });

/** The labels of figures about the whole room, on a wall without names and beside the boards. */
export const roomTonight = 'The room tonight';
export const guests = (count: number) => plural(count, { one: 'guest', other: 'guests' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, { one: 'drink with alcohol', other: 'drinks with alcohol' });
export const without = 'without alcohol';
/** Below the number of drinks of all kinds in the room. */
export const toasts = (count: number) => plural(count, { one: 'toast', other: 'toasts' });
/** In the picture of the evening, above its highest hour. */
export const inAnHour = (shown: string) => `${shown} in an hour`;

/** The title of the hosts' menu, which the wall shows in turn with the boards. */
export const tonightsMenu = 'Tonight’s menu';
export const soldOut = 'sold out';

/** The texts of moments. */
export const clinkedJustNow = 'clinked just now';
export const theFirstToast = 'The first toast';
export const raisesAGlassTo = (name: string, couple: string) => `${name} raises a glass to ${couple}`;
export const raisesAGlass = (name: string) => `${name} raises a glass to all of you`;
/** Below their number. */
export const watersTogether = 'glasses of\u00a0water together';
export const tomorrowThanksYou = 'Tomorrow will thank you.';
export const goodMorning = (couple: string) => `Good morning, ${couple}`;
export const goodMorningAll = 'Good morning, all of you';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'The new day begins with you.',
    other: `The new day begins with ${shown} of you.`,
  });

/** Above a word from the hosts. */
export const aWordFrom = (couple: string) => `A word from ${couple}`;
export const aWordFromTheHosts = 'A word from the hosts';

/** Shown after the end of the celebration. */
export const thankYou = 'Thank you for a lovely evening';
export const glassesOfWater = (count: number) => plural(count, { one: 'glass of water', other: 'glasses of water' });
/** How often two guests clinked. */
export const clinks = (count: number) => plural(count, { one: 'clink', other: 'clinks' });
/** The sentence names no time, because each guest's evening ends at a different time. */
export const keptForADay = 'Your evening stays on your phone for 24 hours from when you joined.';
