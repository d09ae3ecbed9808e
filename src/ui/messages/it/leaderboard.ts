import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const leaderboard = 'Classifica';
export const howEveryoneIsDoing = 'Guarda come va la festa!';
/** The distance is in metres, because readers of this language do not use feet. */
export const guestsWithin = (feet: number) => `Ospiti entro ${Math.round(feet * 0.03048) * 10} metri`;
export const guestsWithinLast = (feet: number) =>
  `Ospiti entro ${Math.round(feet * 0.03048) * 10} metri dalla tua ultima posizione`;
export const positionCatchesUp = 'La tua posizione non conta ancora. Nel frattempo vedi tutti.';
export const positionFailed = 'La tua posizione non si trova, quindi vedi tutti.';
export const hiddenSeesEveryone = 'Finché il tuo nome è nascosto, vedi tutti.';
export const live = 'in diretta';
export const checking = 'controllo';
export const pausedSince = (time: string) =>
  isOne(time) ? `messa in pausa da chi organizza all’${time}` : `messa in pausa da chi organizza alle ${time}`;
export const over = 'la serata è finita';
export const lastLiveAt = (time: string) => `ultimo aggiornamento: ${time}`;

export const view = 'Vista';
export const topTen = 'Top 10';
export const allGuests = 'Tutti';

export const yourRankings = 'I tuoi piazzamenti';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Drink totali',
  fastestPace: 'Ritmo',
  hydration: 'Idratazione',
  balanced: 'Equilibrio',
  variety: 'Varietà',
};
export const rankAmong = (rank: string, guests: number) => `${rank} su ${guests}`;
export const levelWith = (name: string) => `alla pari con ${name}`;
export const noRankYet = 'ancora fuori classifica';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Le tue posizioni compaiono qui appena conta un drink.';
export const noRank = 'fuori classifica';
export const onlyYouSee = 'Questa riga la vedi solo tu: chi organizza l’ha nascosta.';
export const youAreNotIn = 'Adesso non sei in classifica, quindi le posizioni si contano senza di te.';
export const youAreHidden = 'Il tuo nome è nascosto, quindi le posizioni si contano senza di te.';
export const youAreQuiet = 'Sei in lista senza numeri, quindi le posizioni si contano senza di te.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Più drink',
  fastestPace: 'Ritmo più veloce',
  hydration: 'Migliore idratazione',
  balanced: 'Serata più equilibrata',
  variety: 'Più varietà',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'con alcol',
  fastestPace: 'drink all’ora',
  hydration: 'bicchieri',
  balanced: 'ore',
  variety: 'tipi',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Senza alcol, uno ogni mezz’ora. L’alcol in più ne toglie.',
  balanced: `Ore con un drink senza alcol e al massimo ${MAX_ALCOHOLIC_AN_HOUR} con alcol.`,
  variety: 'Drink diversi. Ognuno conta una volta.',
};
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) => plural(count, { one: `${shown} drink`, other: `${shown} drink` }),
  fastestPace: (_, shown) => `${shown} drink all’ora`,
  hydration: (count, shown) => plural(count, { one: `${shown} bicchiere`, other: `${shown} bicchieri` }),
  balanced: (count, shown) => plural(count, { one: `${shown} ora`, other: `${shown} ore` }),
  variety: (count, shown) => plural(count, { one: `${shown} tipo`, other: `${shown} tipi` }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Oro, posizione ${place}`,
  (place) => `Argento, posizione ${place}`,
  (place) => `Bronzo, posizione ${place}`,
];
export const you = 'Tu';

export const paceOf = (pace: string) => `Ritmo: ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `Ritmo: ${paceNames[pace]}, ${seen}`;
export const justArrived = 'qui da poco';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `Ora sei in posizione ${rank} su ${guests} per drink totali`,
  fastestPace: (rank, guests) => `Ora sei in posizione ${rank} su ${guests} per ritmo`,
  hydration: (rank, guests) => `Ora sei in posizione ${rank} su ${guests} per idratazione`,
  balanced: (rank, guests) => `Ora sei in posizione ${rank} su ${guests} per equilibrio`,
  variety: (rank, guests) => `Ora sei in posizione ${rank} su ${guests} per varietà`,
};

export const firstToast = 'Il primo brindisi deve ancora arrivare';
export const startsWithFirstDrink = 'La classifica comincia con il primo drink con alcol.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'Il primo bicchiere d’acqua deve ancora arrivare',
  balanced: 'La prima ora equilibrata deve ancora arrivare',
  variety: 'Il primo drink deve ancora arrivare',
};
export const firstToastNearby = 'Il primo brindisi qui vicino deve ancora arrivare';
export const nobodyWithin = (feet: number) =>
  `Entro ${Math.round(feet * 0.03048) * 10} metri nessuno ha ancora preso un drink con alcol.`;
export const noNetwork = 'Al momento non c’è rete';
export const noLeaderboard = 'Al momento la classifica non c’è';
export const drinksAreSafe = 'I tuoi drink sono al sicuro su questo telefono. La classifica torna da sola.';
export const drinksStayWithPage = 'Tieni aperta questa pagina o perdi i tuoi drink. La classifica torna da sola.';
export const othersComeBack = 'Gli altri ospiti ricompaiono quando torna la rete.';
export const othersComeWithLeaderboard = 'Gli altri ospiti ricompaiono quando la classifica torna in diretta.';

export const noBoards = 'Qui non c’è una classifica';
export const houseShowsNone = 'La casa non ne mostra nessuna. I tuoi drink e le tue statistiche ci sono come sempre.';
