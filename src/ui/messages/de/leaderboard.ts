import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

export const leaderboard = 'Rangliste';
export const howEveryoneIsDoing = 'So läuft’s bei allen!';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const guestsWithin = (feet: number) => `Gäste im Umkreis von ${Math.round(feet * 0.03048) * 10} Metern`;
export const guestsWithinLast = (feet: number) =>
  `Gäste im Umkreis von ${Math.round(feet * 0.03048) * 10} Metern um deinen letzten Standort`;
export const positionCatchesUp = 'Dein Standort zählt noch nicht. Bis dahin siehst du alle.';
export const positionFailed = 'Dein Standort war nicht zu finden, deshalb siehst du alle.';
export const hiddenSeesEveryone = 'Solange du ausgeblendet bist, siehst du alle.';
export const live = 'live';
export const checking = 'wird geprüft';
export const pausedSince = (time: string) => `seit ${time}\u00a0Uhr von den Gastgebern pausiert`;
export const over = 'der Abend ist vorbei';
export const lastLiveAt = (time: string) => `zuletzt live um ${time}\u00a0Uhr`;

export const view = 'Ansicht';
export const topTen = 'Top 10';
export const allGuests = 'Alle Gäste';

export const yourRankings = 'Deine Plätze';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Getränke',
  fastestPace: 'Tempo',
  hydration: 'Wasser',
  balanced: 'Balance',
  variety: 'Vielfalt',
};
export const rankAmong = (rank: string, guests: number) => `${rank} von ${guests}`;
export const levelWith = (name: string) => `gleichauf mit ${name}`;
export const noRankYet = 'noch kein Platz';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Deine Plätze stehen hier, sobald ein Getränk zählt.';
export const noRank = 'kein Platz';
export const onlyYouSee = 'Diese Zeile siehst nur du: Die Gastgeber haben sie ausgeblendet.';
export const youAreNotIn = 'Du bist gerade nicht in der Rangliste. Die Plätze der anderen zählen deshalb ohne dich.';
export const youAreHidden = 'Du bist ausgeblendet. Die Plätze der anderen zählen deshalb ohne dich.';
export const youAreQuiet = 'Du stehst ohne Zahlen auf der Liste. Die Plätze der anderen zählen deshalb ohne dich.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Meiste Getränke',
  fastestPace: 'Höchstes Tempo',
  hydration: 'Beste Wasserbilanz',
  balanced: 'Ausgewogenster Abend',
  variety: 'Größte Vielfalt',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'mit Alkohol',
  fastestPace: 'Getränke pro Stunde',
  hydration: 'Gläser',
  balanced: 'Stunden',
  variety: 'Sorten',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Ohne Alkohol, eins pro halbe Stunde. Mehr Alkohol zieht ab.',
  balanced: `Stunden mit einem Getränk ohne Alkohol und höchstens ${MAX_ALCOHOLIC_AN_HOUR} mit.`,
  variety: 'Verschiedene Getränke. Jedes zählt einmal.',
};
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) => plural(count, { one: `${shown} Getränk`, other: `${shown} Getränke` }),
  fastestPace: (_, shown) => `${shown} Getränke pro Stunde`,
  hydration: (count, shown) => plural(count, { one: `${shown} Glas`, other: `${shown} Gläser` }),
  balanced: (count, shown) => plural(count, { one: `${shown} Stunde`, other: `${shown} Stunden` }),
  variety: (count, shown) => plural(count, { one: `${shown} Sorte`, other: `${shown} Sorten` }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Gold, Platz ${place}`,
  (place) => `Silber, Platz ${place}`,
  (place) => `Bronze, Platz ${place}`,
];
export const you = 'Du';

export const paceOf = (pace: string) => `Tempo: ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `Tempo: ${paceNames[pace]}, ${seen}`;
export const justArrived = 'neu dabei';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `Du bist jetzt auf Platz ${rank} von ${guests} bei den Getränken`,
  fastestPace: (rank, guests) => `Du bist jetzt auf Platz ${rank} von ${guests} beim Tempo`,
  hydration: (rank, guests) => `Du bist jetzt auf Platz ${rank} von ${guests} beim Wasser`,
  balanced: (rank, guests) => `Du bist jetzt auf Platz ${rank} von ${guests} bei der Balance`,
  variety: (rank, guests) => `Du bist jetzt auf Platz ${rank} von ${guests} bei der Vielfalt`,
};

export const firstToast = 'Das erste Prost kommt noch';
export const startsWithFirstDrink = 'Die Rangliste beginnt mit dem ersten Getränk mit Alkohol.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'Das erste Glas Wasser kommt noch',
  balanced: 'Die erste ausgewogene Stunde kommt noch',
  variety: 'Das erste Getränk kommt noch',
};
export const firstToastNearby = 'Das erste Prost in der Nähe kommt noch';
export const nobodyWithin = (feet: number) =>
  `Im Umkreis von ${Math.round(feet * 0.03048) * 10} Metern hatte noch niemand ein Getränk mit Alkohol.`;
export const noNetwork = 'Gerade kein Netz';
export const noLeaderboard = 'Gerade keine Rangliste';
export const drinksAreSafe = 'Deine Getränke sind auf diesem Handy sicher. Die Rangliste kommt von selbst zurück.';
export const drinksStayWithPage =
  'Lass diese Seite offen, sonst sind deine Getränke verloren. Die Rangliste kommt von selbst zurück.';
export const othersComeBack = 'Sobald das Netz zurück ist, siehst du die anderen Gäste wieder.';
export const othersComeWithLeaderboard = 'Sobald die Rangliste wieder live ist, siehst du die anderen Gäste wieder.';

export const noBoards = 'Hier gibt es keine Rangliste';
export const houseShowsNone = 'Das Haus zeigt keine. Deine Getränke und deine Statistik sind da wie immer.';
