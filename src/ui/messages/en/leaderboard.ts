import type { PaceId } from '../../../domain/session/pace.ts';
import { pluralIn } from '../numbers.ts';
import { paceNames } from './menu.ts';
import { language } from './page.ts';

const plural = pluralIn(language);

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
export const lastLiveAt = (time: string) => `last seen live at ${time}`;

export const view = 'View';
export const topTen = 'Top 10';
export const allGuests = 'All guests';

export const yourRankings = 'Your Rankings';
export const byTotal = 'Total drinks';
export const byPace = 'Pace';
export const rankAmong = (rank: string, guests: number) => `${rank} of ${guests}`;
export const noRankYet = 'no rank yet';
export const noRank = 'no rank';
export const onlyYouSee = 'Only you see this row: the hosts have hidden it.';
export const youAreNotIn = 'You are not on the leaderboard just now, so the others are ranked without you.';
export const youAreHidden = 'You are hidden, so the others are ranked without you.';

export const mostDrinks = 'Most Drinks';
export const fastestPace = 'Fastest Pace';
export const withAlcohol = 'with alcohol';
export const drinksPerHour = 'drinks per hour';
export const paceOf = (perHour: string) => `${perHour} drinks per hour`;
export const drinks = (count: number, shown: string) =>
  plural(count, { one: `${shown} drink`, other: `${shown} drinks` });
/** For the first three places. The others have only their number. */
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Gold, place ${place}`,
  (place) => `Silver, place ${place}`,
  (place) => `Bronze, place ${place}`,
];
export const you = 'You';

/** For screen readers, in the second line of a row, before the time if there is one. */
export const guestPace = (pace: PaceId, hasTime: boolean) => `Pace ${paceNames[pace]}${hasTime ? ', ' : ''}`;
export const justArrived = 'just arrived';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow = (rank: number, guests: number) => `You are now ${rank} of ${guests} by total drinks`;

export const firstToast = 'The first toast is still to come';
export const startsWithFirstDrink = 'The leaderboard begins with the first alcoholic drink.';
export const firstToastNearby = 'The first toast nearby is still to come';
export const nobodyWithin = (feet: number) => `Nobody within ${feet} feet has had an alcoholic drink yet.`;
export const noNetwork = 'No network just now';
export const noLeaderboard = 'No leaderboard just now';
export const drinksAreSafe = 'Your drinks are safe on this phone. The leaderboard comes back by itself.';
export const drinksStayWithPage = 'Keep this page open, or your drinks are lost. The leaderboard comes back by itself.';
export const othersComeBack = 'The other guests appear again when the network is back.';
export const othersComeWithLeaderboard = 'The other guests appear again when the leaderboard is live.';
