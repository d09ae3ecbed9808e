import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

export const leaderboard = 'Ranglijst';
export const howEveryoneIsDoing = 'Kijk hoe iedereen het doet!';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const guestsWithin = (feet: number) => `Gasten binnen ${Math.round(feet * 0.03048) * 10} meter`;
export const guestsWithinLast = (feet: number) =>
  `Gasten binnen ${Math.round(feet * 0.03048) * 10} meter van je laatste locatie`;
export const positionCatchesUp = 'Je locatie telt nog niet mee. Tot die tijd zie je iedereen.';
export const positionFailed = 'Je locatie was niet te vinden, dus je ziet iedereen.';
export const hiddenSeesEveryone = 'Zolang je verborgen bent, zie je iedereen.';
export const live = 'live';
export const checking = 'even kijken';
export const pausedSince = (time: string) => `om ${time} gepauzeerd door de gastgevers`;
export const over = 'de avond is voorbij';
export const lastLiveAt = (time: string) => `voor het laatst live om ${time}`;

export const view = 'Weergave';
export const topTen = 'Top 10';
export const allGuests = 'Alle gasten';

export const yourRankings = 'Jouw plaatsen';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Drankjes',
  fastestPace: 'Tempo',
  hydration: 'Water',
  balanced: 'Balans',
  variety: 'Variatie',
};
export const rankAmong = (rank: string, guests: number) => `${rank} van ${guests}`;
export const levelWith = (name: string) => `gelijk met ${name}`;
export const noRankYet = 'nog geen plaats';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Je plaatsen staan hier zodra een drankje meetelt.';
export const noRank = 'geen plaats';
export const onlyYouSee = 'Alleen jij ziet deze regel: de gastgevers hebben hem verborgen.';
export const youAreNotIn = 'Je staat nu niet op de ranglijst. De plaatsen van de anderen tellen dus zonder jou.';
export const youAreHidden = 'Je bent verborgen. De plaatsen van de anderen tellen dus zonder jou.';
export const youAreQuiet = 'Je staat zonder cijfers op de lijst. De plaatsen van de anderen tellen dus zonder jou.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Meeste drankjes',
  fastestPace: 'Hoogste tempo',
  hydration: 'Beste waterdrinkers',
  balanced: 'Beste balans',
  variety: 'Meeste variatie',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'met alcohol',
  fastestPace: 'drankjes per uur',
  hydration: 'glazen',
  balanced: 'uren',
  variety: 'soorten',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Zonder alcohol, één per half uur. Extra alcohol gaat eraf.',
  balanced: `Uren met een drankje zonder alcohol en hooguit ${MAX_ALCOHOLIC_AN_HOUR} met.`,
  variety: 'Verschillende drankjes. Elk telt één keer.',
};
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) => plural(count, { one: `${shown} drankje`, other: `${shown} drankjes` }),
  fastestPace: (_, shown) => `${shown} drankjes per uur`,
  hydration: (count, shown) => plural(count, { one: `${shown} glas`, other: `${shown} glazen` }),
  balanced: (count, shown) => plural(count, { one: `${shown} uur`, other: `${shown} uur` }),
  variety: (count, shown) => plural(count, { one: `${shown} soort`, other: `${shown} soorten` }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Goud, plaats ${place}`,
  (place) => `Zilver, plaats ${place}`,
  (place) => `Brons, plaats ${place}`,
];
export const you = 'Jij';

export const paceOf = (pace: string) => `Tempo: ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `Tempo: ${paceNames[pace]}, ${seen}`;
export const justArrived = 'net binnen';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `Je staat nu op plaats ${rank} van ${guests} voor drankjes`,
  fastestPace: (rank, guests) => `Je staat nu op plaats ${rank} van ${guests} voor tempo`,
  hydration: (rank, guests) => `Je staat nu op plaats ${rank} van ${guests} voor water`,
  balanced: (rank, guests) => `Je staat nu op plaats ${rank} van ${guests} voor balans`,
  variety: (rank, guests) => `Je staat nu op plaats ${rank} van ${guests} voor variatie`,
};

export const firstToast = 'De eerste toost moet nog komen';
export const startsWithFirstDrink = 'De ranglijst begint met het eerste drankje met alcohol.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'Het eerste glas water moet nog komen',
  balanced: 'Het eerste uur in balans moet nog komen',
  variety: 'Het eerste drankje moet nog komen',
};
export const firstToastNearby = 'De eerste toost in de buurt moet nog komen';
export const nobodyWithin = (feet: number) =>
  `Binnen ${Math.round(feet * 0.03048) * 10} meter heeft nog niemand een drankje met alcohol gehad.`;
export const noNetwork = 'Even geen verbinding';
export const noLeaderboard = 'Even geen ranglijst';
export const drinksAreSafe = 'Je drankjes staan veilig op deze telefoon. De ranglijst komt vanzelf terug.';
export const drinksStayWithPage =
  'Laat deze pagina open, anders ben je je drankjes kwijt. De ranglijst komt vanzelf terug.';
export const othersComeBack = 'Zodra er weer verbinding is, zie je de andere gasten weer.';
export const othersComeWithLeaderboard = 'Zodra de ranglijst weer live is, zie je de andere gasten weer.';

export const noBoards = 'Hier is geen ranglijst';
export const houseShowsNone = 'Het huis toont er geen. Je drankjes en je cijfers zijn er zoals altijd.';
