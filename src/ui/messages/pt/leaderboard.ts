import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

/** 'à 1:30', but 'às 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const leaderboard = 'Ranking';
export const howEveryoneIsDoing = 'Vê como vai a festa!';
/** The distance is in metres, because readers of this language do not use feet. */
export const guestsWithin = (feet: number) => `Quem está a menos de ${Math.round(feet * 0.03048) * 10} metros`;
export const guestsWithinLast = (feet: number) =>
  `Quem está a menos de ${Math.round(feet * 0.03048) * 10} metros da tua última posição`;
export const positionCatchesUp = 'A tua posição ainda não conta. Até lá, aparece toda a gente.';
export const positionFailed = 'Não foi possível encontrar a tua posição, por isso aparece toda a gente.';
export const hiddenSeesEveryone = 'Enquanto não apareces no ranking, vês toda a gente.';
export const live = 'em direto';
export const checking = 'a verificar';
export const pausedSince = (time: string) =>
  isOne(time) ? `pausa dos anfitriões desde a ${time}` : `pausa dos anfitriões desde as ${time}`;
export const over = 'a festa acabou';
export const lastLiveAt = (time: string) => `última atualização: ${time}`;

export const view = 'Vista';
export const topTen = 'Top 10';
export const allGuests = 'Todos';

export const yourRankings = 'Os teus lugares';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Bebidas',
  fastestPace: 'Ritmo',
  hydration: 'Hidratação',
  balanced: 'Equilíbrio',
  variety: 'Variedade',
};
export const rankAmong = (rank: string, guests: number) => `${rank} de ${guests}`;
export const levelWith = (name: string) => `empate com ${name}`;
export const noRankYet = 'ainda sem lugar';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Os teus lugares aparecem aqui assim que uma bebida contar.';
export const noRank = 'sem lugar';
export const onlyYouSee = 'Só tu vês esta linha: os anfitriões esconderam-na.';
export const youAreNotIn = 'Neste momento não estás no ranking, por isso os lugares contam-se sem ti.';
export const youAreHidden = 'Não apareces no ranking, por isso os lugares contam-se sem ti.';
export const youAreQuiet = 'Estás na lista sem números, por isso os lugares contam-se sem ti.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Mais bebidas',
  fastestPace: 'Ritmo mais rápido',
  hydration: 'Melhor hidratação',
  balanced: 'Noite mais equilibrada',
  variety: 'Mais variedade',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'com álcool',
  fastestPace: 'bebidas por hora',
  hydration: 'copos',
  balanced: 'horas',
  variety: 'tipos',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Sem álcool, um por meia hora. O álcool a mais desconta.',
  balanced: `Horas com uma bebida sem álcool e, no máximo, ${MAX_ALCOHOLIC_AN_HOUR} com.`,
  variety: 'Bebidas diferentes. Cada uma conta uma vez.',
};
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) => plural(count, { one: `${shown} bebida`, other: `${shown} bebidas` }),
  fastestPace: (_, shown) => `${shown} bebidas por hora`,
  hydration: (count, shown) => plural(count, { one: `${shown} copo`, other: `${shown} copos` }),
  balanced: (count, shown) => plural(count, { one: `${shown} hora`, other: `${shown} horas` }),
  variety: (count, shown) => plural(count, { one: `${shown} tipo`, other: `${shown} tipos` }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Ouro, lugar ${place}`,
  (place) => `Prata, lugar ${place}`,
  (place) => `Bronze, lugar ${place}`,
];
export const you = 'Tu';

export const paceOf = (pace: string) => `Ritmo: ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `Ritmo: ${paceNames[pace]}, ${seen}`;
export const justArrived = 'acabou de chegar';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `Agora estás no lugar ${rank} de ${guests} em bebidas`,
  fastestPace: (rank, guests) => `Agora estás no lugar ${rank} de ${guests} em ritmo`,
  hydration: (rank, guests) => `Agora estás no lugar ${rank} de ${guests} em hidratação`,
  balanced: (rank, guests) => `Agora estás no lugar ${rank} de ${guests} em equilíbrio`,
  variety: (rank, guests) => `Agora estás no lugar ${rank} de ${guests} em variedade`,
};

export const firstToast = 'O primeiro brinde ainda está para vir';
export const startsWithFirstDrink = 'O ranking começa com a primeira bebida com álcool.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'O primeiro copo de água ainda está para vir',
  balanced: 'A primeira hora equilibrada ainda está para vir',
  variety: 'A primeira bebida ainda está para vir',
};
export const firstToastNearby = 'O primeiro brinde aqui perto ainda está para vir';
export const nobodyWithin = (feet: number) =>
  `A menos de ${Math.round(feet * 0.03048) * 10} metros ainda ninguém bebeu nada com álcool.`;
export const noNetwork = 'De momento não há rede';
export const noLeaderboard = 'De momento não há ranking';
export const drinksAreSafe = 'As tuas bebidas estão guardadas neste telemóvel. O ranking volta sozinho.';
export const drinksStayWithPage = 'Deixa esta página aberta ou perdes as tuas bebidas. O ranking volta sozinho.';
export const othersComeBack = 'Os outros voltam a aparecer quando houver rede.';
export const othersComeWithLeaderboard = 'Os outros voltam a aparecer quando o ranking estiver em direto.';

export const noBoards = 'Aqui não há ranking';
export const houseShowsNone = 'A casa não mostra nenhum. As tuas bebidas e as tuas estatísticas estão lá como sempre.';
