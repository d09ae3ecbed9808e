import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const leaderboard = 'Ranking';
export const howEveryoneIsDoing = '¡Mira cómo va la gente!';
/** The distance is in metres, because readers of this language do not use feet. */
export const guestsWithin = (feet: number) => `Gente a menos de ${Math.round(feet * 0.03048) * 10} metros`;
export const guestsWithinLast = (feet: number) =>
  `Gente a menos de ${Math.round(feet * 0.03048) * 10} metros de tu última posición`;
export const positionCatchesUp = 'Tu posición aún no cuenta. Hasta entonces, sale todo el mundo.';
export const positionFailed = 'No se ha encontrado tu posición, así que sale todo el mundo.';
export const hiddenSeesEveryone = 'Mientras no salgas en el ranking, ves a todo el mundo.';
export const live = 'en directo';
export const checking = 'comprobando';
export const pausedSince = (time: string) =>
  isOne(time) ? `pausa de los anfitriones desde la ${time}` : `pausa de los anfitriones desde las ${time}`;
export const over = 'la fiesta ha terminado';
export const lastLiveAt = (time: string) => `última actualización: ${time}`;

export const view = 'Vista';
export const topTen = 'Top 10';
export const allGuests = 'Todos';

export const yourRankings = 'Tus puestos';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Bebidas',
  fastestPace: 'Ritmo',
  hydration: 'Hidratación',
  balanced: 'Equilibrio',
  variety: 'Variedad',
};
export const rankAmong = (rank: string, guests: number) => `${rank} de ${guests}`;
export const levelWith = (name: string) => `empate con ${name}`;
export const noRankYet = 'aún sin puesto';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Tus puestos aparecerán aquí en cuanto cuente una bebida.';
export const noRank = 'sin puesto';
export const onlyYouSee = 'Esta fila solo la ves tú: los anfitriones la han ocultado.';
export const youAreNotIn = 'Ahora mismo no estás en el ranking, así que los puestos van sin ti.';
export const youAreHidden = 'No sales en el ranking, así que los puestos van sin ti.';
export const youAreQuiet = 'Estás en la lista sin números, así que los puestos van sin ti.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Más bebidas',
  fastestPace: 'Más ritmo',
  hydration: 'Mejor hidratación',
  balanced: 'Noche más equilibrada',
  variety: 'Más variedad',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'con alcohol',
  fastestPace: 'bebidas por hora',
  hydration: 'vasos',
  balanced: 'horas',
  variety: 'tipos',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Sin alcohol, uno cada media hora. El alcohol de más resta.',
  balanced: `Horas con una bebida sin alcohol y, como mucho, ${MAX_ALCOHOLIC_AN_HOUR} con él.`,
  variety: 'Bebidas distintas. Cada una cuenta una vez.',
};
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) => plural(count, { one: `${shown} bebida`, other: `${shown} bebidas` }),
  fastestPace: (_, shown) => `${shown} bebidas por hora`,
  hydration: (count, shown) => plural(count, { one: `${shown} vaso`, other: `${shown} vasos` }),
  balanced: (count, shown) => plural(count, { one: `${shown} hora`, other: `${shown} horas` }),
  variety: (count, shown) => plural(count, { one: `${shown} tipo`, other: `${shown} tipos` }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Oro, puesto ${place}`,
  (place) => `Plata, puesto ${place}`,
  (place) => `Bronce, puesto ${place}`,
];
export const you = 'Tú';

export const paceOf = (pace: string) => `Ritmo: ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `Ritmo: ${paceNames[pace]}, ${seen}`;
export const justArrived = 'acaba de llegar';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `Ahora tienes el puesto ${rank} de ${guests} en bebidas`,
  fastestPace: (rank, guests) => `Ahora tienes el puesto ${rank} de ${guests} en ritmo`,
  hydration: (rank, guests) => `Ahora tienes el puesto ${rank} de ${guests} en hidratación`,
  balanced: (rank, guests) => `Ahora tienes el puesto ${rank} de ${guests} en equilibrio`,
  variety: (rank, guests) => `Ahora tienes el puesto ${rank} de ${guests} en variedad`,
};

export const firstToast = 'Aún falta el primer brindis';
export const startsWithFirstDrink = 'El ranking empieza con la primera bebida con alcohol.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'Aún falta el primer vaso de agua',
  balanced: 'Aún falta la primera hora equilibrada',
  variety: 'Aún falta la primera bebida',
};
export const firstToastNearby = 'Aún falta el primer brindis por aquí cerca';
export const nobodyWithin = (feet: number) =>
  `A menos de ${Math.round(feet * 0.03048) * 10} metros nadie ha tomado todavía nada con alcohol.`;
export const noNetwork = 'Ahora mismo no hay red';
export const noLeaderboard = 'Ahora mismo no hay ranking';
export const drinksAreSafe = 'Tus bebidas están a salvo en este móvil. El ranking vuelve solo.';
export const drinksStayWithPage = 'Deja esta página abierta o perderás tus bebidas. El ranking vuelve solo.';
export const othersComeBack = 'Los demás volverán a salir cuando vuelva la red.';
export const othersComeWithLeaderboard = 'Los demás volverán a salir cuando el ranking esté en directo.';

export const noBoards = 'Aquí no hay ranking';
export const houseShowsNone = 'La casa no muestra ninguno. Tus bebidas y tus estadísticas siguen ahí como siempre.';
