import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

export const joinTheToast = 'Únete al brindis';
export const pointYourCamera = 'Apunta aquí con la cámara';
export const squareLeadsTo = (address: string) => `QR para escanear: abre ${address}`;
export const typeTheCodeAt = (host: string) => `o escribe el código en ${host}`;
export const typeTheAddress = 'o escribe esta dirección';
export const squareIsHidden = 'Los anfitriones han tapado el QR un rato.';
export const onlyThisComputer = 'Solo este ordenador puede abrir Clink en esta dirección.';
export const askAHost = 'Pídeles el código.';
export const privacyAt = (address: string) => `Privacidad: ${address}`;
export const nobodyIsIn = 'Aún no hay nadie';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} persona dentro`, other: `${shown} personas dentro` });
export const isIn = (name: string) => `${name} ya está aquí`;
export const twoAreIn = (one: string, other: string) => `${one} y ${other} ya están aquí`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, {
    one: `${one}, ${other} y 1 más ya están aquí`,
    other: `${one}, ${other} y ${shown} más ya están aquí`,
  });

export const heresTo = (couple: string) => `Un brindis por ${couple}`;
export const responsibly = '¡Bebed con cabeza y disfrutad de la fiesta!';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['Aún falta el primer brindis.'],
  begun: ['La fiesta ya ha empezado.'],
  paused: ['El ranking está descansando.', 'Vuestras bebidas siguen contando.'],
  waiting: ['Un momento, por favor.', 'La pantalla aparece sola.'],
  off: ['La pantalla está apagada.', 'Cuando los anfitriones la enciendan, volverá sola.'],
  unknown: ['Ninguna fiesta tiene este código.', 'Comprueba la dirección de esta pantalla.'],
  gone: ['Esta noche se ha borrado.', 'Gracias por venir.'],
  busy: ['Hay muchas pantallas conectándose.', 'La pantalla aparece sola en un minuto o dos.'],
  unavailable: ['La pantalla está esperando al servidor.', 'Volverá sola.'],
  offline: ['La pantalla está buscando la red.', 'Volverá sola.'],
};

export const live = 'en directo';
export const lastLiveAt = (time: string) => `última actualización: ${time}`;
export const looksForNetwork = 'La pantalla está buscando la red.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Más bebidas',
  fastestPace: 'Más ritmo',
  hydration: 'Mejor hidratación',
  balanced: 'Noche más equilibrada',
  variety: 'Más variedad',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'con alcohol',
  fastestPace: 'bebidas con alcohol',
  hydration: 'vasos sin alcohol',
  balanced: 'horas',
  variety: 'bebidas distintas',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'bebida', other: 'bebidas' }),
  fastestPace: () => 'por hora',
  hydration: (count) => plural(count, { one: 'vaso', other: 'vasos' }),
  balanced: (count) => plural(count, { one: 'hora', other: 'horas' }),
  variety: (count) => plural(count, { one: 'tipo', other: 'tipos' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Quedan dos puestos libres.', 'Quien escanee el QR aparece aquí.'],
  2: ['Queda un puesto libre.', 'Quien escanee el QR aparece aquí.'],
  3: ['Quedan seis puestos libres.'],
  all: ['Ya sois tres.', 'Quien escanee el QR aparece aquí.'],
};

export const watersForEachDrink = (shown: string) =>
  `En la fiesta van ${shown} vasos de agua por cada bebida con alcohol.`;
export const oneGlassCounts = 'Cuenta como mucho un vaso cada media hora.';
export const sameDrinkCountsOnce = 'La misma bebida cuenta una sola vez.';
export const moreWith = (guests: string, value: string) => `y ${guests} más con ${value}`;
export const lastToast = (ago: string) => `Último brindis: ${ago}`;
export const justNow = 'ahora mismo';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `hace ${shown} minuto`, other: `hace ${shown} minutos` });

export const roomTonight = 'La fiesta, esta noche';
export const guests = (count: number) => plural(count, { one: 'persona', other: 'personas' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, { one: 'bebida con alcohol', other: 'bebidas con alcohol' });
export const without = 'sin alcohol';
export const toasts = (count: number) => plural(count, { one: 'brindis', other: 'brindis' });
export const inAnHour = (shown: string) => `${shown} en una hora`;

export const tonightsMenu = 'La carta de esta noche';
export const soldOut = 'se acabó';

export const clinkedJustNow = 'acaban de brindar';
export const theFirstToast = 'El primer brindis';
export const raisesAGlassTo = (name: string, couple: string) => `${name} brinda por ${couple}`;
export const raisesAGlass = (name: string) => `${name} brinda por vosotros`;
export const watersTogether = 'vasos de agua entre todos';
export const tomorrowThanksYou = 'Mañana lo agradeceréis.';
export const goodMorning = (couple: string) => `Buenos días, ${couple}`;
export const goodMorningAll = 'Buenos días a todo el mundo';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'El nuevo día empieza en la fiesta.',
    other: `Empezáis el nuevo día siendo ${shown}.`,
  });

export const aWordFrom = (couple: string) => `Un mensaje de ${couple}`;
export const aWordFromTheHosts = 'Un mensaje de los anfitriones';

export const thankYou = 'Gracias por una noche preciosa';
export const glassesOfWater = (count: number) => plural(count, { one: 'vaso de agua', other: 'vasos de agua' });
export const clinks = (count: number) => plural(count, { one: 'chinchín', other: 'chinchines' });
export const keptForADay = 'Vuestra noche sigue en el móvil durante 24 horas desde que entrasteis.';
