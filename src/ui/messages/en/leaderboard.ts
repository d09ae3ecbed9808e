import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

export const leaderboard = 'Leaderboard';
export const howEveryoneIsDoing = "See how everyone's doing!";
export const guestsWithin = (feet: number) => `Guests within ${feet} feet`;
export const guestsWithinLast = (feet: number) => `Guests within ${feet} feet of where you last were`;
export const positionCatchesUp = 'Your position does not count yet. Until it does, everyone is shown.';
export const positionFailed = 'Your position could not be found, so everyone is shown.';
export const hiddenSeesEveryone = 'While you are hidden, everyone is shown.';
export const live = 'live';
export const checking = 'checking';
export const pausedSince = (time: string) => `paused by the hosts at ${time}`;
export const over = 'the evening is over';
export const lastLiveAt = (time: string) => `last seen live at ${time}`;

export const view = 'View';
export const topTen = 'Top 10';
export const allGuests = 'All guests';

export const yourRankings = 'Your Rankings';
/** A board in one or two words. */
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Total drinks',
  fastestPace: 'Pace',
  hydration: 'Hydration',
  balanced: 'Balance',
  variety: 'Variety',
};
export const rankAmong = (rank: string, guests: number) => `${rank} of ${guests}`;
/** Says who shares the guest's rank. */
export const levelWith = (name: string) => `level with ${name}`;
export const noRankYet = 'no rank yet';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Your places appear here once a drink counts.';
export const noRank = 'no rank';
export const onlyYouSee = 'Only you see this row: the hosts have hidden it.';
export const youAreNotIn = 'You are not on the leaderboard just now, so the others are ranked without you.';
export const youAreHidden = 'You are hidden, so the others are ranked without you.';
export const youAreQuiet = 'You are on the list without numbers, so the others are ranked without you.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Most Drinks',
  fastestPace: 'Fastest Pace',
  hydration: 'Best hydrated',
  balanced: 'Most balanced evening',
  variety: 'Most variety',
};
/** The unit of the numbers of a board. */
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'with alcohol',
  fastestPace: 'drinks per hour',
  hydration: 'glasses',
  balanced: 'hours',
  variety: 'kinds',
};
/** The rule of a board whose unit does not explain it (docs/readings.md#boards-of-a-celebration). */
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Without alcohol, one per half hour, minus extra alcohol.',
  balanced: `Hours with a drink without alcohol, and at most ${MAX_ALCOHOLIC_AN_HOUR} with.`,
  variety: 'Different drinks. The same drink counts once.',
};
/** A number on a board with its unit. `count` decides between singular and plural, and `shown` is the written number. */
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) => plural(count, { one: `${shown} drink`, other: `${shown} drinks` }),
  fastestPace: (_, shown) => `${shown} drinks per hour`,
  hydration: (count, shown) => plural(count, { one: `${shown} glass`, other: `${shown} glasses` }),
  balanced: (count, shown) => plural(count, { one: `${shown} hour`, other: `${shown} hours` }),
  variety: (count, shown) => plural(count, { one: `${shown} kind`, other: `${shown} kinds` }),
};
/** Names of the first three ranks. Other ranks have only their number. */
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Gold, place ${place}`,
  (place) => `Silver, place ${place}`,
  (place) => `Bronze, place ${place}`,
];
export const you = 'You';

/** For screen readers: the second line of a row. `pace`: its name. */
export const paceOf = (pace: string) => `Pace ${pace}`;
/** `seen`: the time of the last drink, or that the guest has just arrived. */
export const paceAndSeen = (pace: PaceId, seen: string) => `Pace ${paceNames[pace]}, ${seen}`;
export const justArrived = 'just arrived';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `You are now ${rank} of ${guests} by total drinks`,
  fastestPace: (rank, guests) => `You are now ${rank} of ${guests} by pace`,
  hydration: (rank, guests) => `You are now ${rank} of ${guests} by hydration`,
  balanced: (rank, guests) => `You are now ${rank} of ${guests} by balance`,
  variety: (rank, guests) => `You are now ${rank} of ${guests} by variety`,
};

export const firstToast = 'The first toast is still to come';
export const startsWithFirstDrink = 'The leaderboard begins with the first alcoholic drink.';
/** Shown on a board without guests. */
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'The first glass of water is still to come',
  balanced: 'The first balanced hour is still to come',
  variety: 'The first drink is still to come',
};
export const firstToastNearby = 'The first toast nearby is still to come';
export const nobodyWithin = (feet: number) => `Nobody within ${feet} feet has had an alcoholic drink yet.`;
export const noNetwork = 'No network just now';
export const noLeaderboard = 'No leaderboard just now';
export const drinksAreSafe = 'Your drinks are safe on this phone. The leaderboard comes back by itself.';
export const drinksStayWithPage = 'Keep this page open, or your drinks are lost. The leaderboard comes back by itself.';
export const othersComeBack = 'The other guests appear again when the network is back.';
export const othersComeWithLeaderboard = 'The other guests appear again when the leaderboard is live.';

/** Shown if the house forbids all boards that the hosts have chosen. */
export const noBoards = 'No leaderboard here';
export const houseShowsNone = 'The house shows none. Your drinks and your stats are there as always.';
