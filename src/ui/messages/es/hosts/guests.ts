import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const live = 'en directo';
export const boardPaused = 'en pausa';
export const isOver = 'terminada';
export const connecting = 'conectando';
export const noConnection = 'sin conexión';
export const nobodyYet = 'Aún no hay nadie';
export const inTheRoom = (count: number, here: number) =>
  plural(count, { one: `1 invitado, ${here} por aquí ahora`, other: `${count} invitados, ${here} por aquí ahora` });
export const history = 'Historial';
export const noNetwork = 'Sin red.';
export const asOf = (time: string) => `Actualizado: ${time}.`;
export const noNetworkNow = 'Ahora mismo no hay red';
export const guestsWithNetwork = 'Los invitados aparecen cuando vuelva.';

export const pausedSince = (time: string) => (isOne(time) ? `En pausa desde la ${time}` : `En pausa desde las ${time}`);
export const pausedHint = 'El ranking está parado, los invitados siguen contando.';
export const resume = 'Reanudar';
export const isPaused = 'El ranking está en pausa.';
export const runsAgain = 'El ranking vuelve a estar en marcha.';
export const doorQuestion = '¿Quién puede entrar?';
export const doorLead = 'Quien está dentro sigue dentro. Quien tiene el código puede ver el ranking.';

export const atTheDoor = (count: number) => `${count} en la puerta`;
export const atTheClosedDoor = (count: number) =>
  plural(count, { one: '1 ha llamado a la puerta cerrada', other: `${count} han llamado a la puerta cerrada` });
export const since = (time: string) => (isOne(time) ? `desde la ${time}` : `desde las ${time}`);
export const decline = 'Rechazar';
export const letIn = 'Que pase';
export const declineName = (name: string) => `Rechazar a «${name}»`;
export const letInName = (name: string) => `Que pase «${name}»`;
export const letAllIn = (count: number) =>
  plural(count, { one: 'Que pase 1 persona', other: `Que pasen los ${count}` });
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'Todos';
export const newcomers = 'Nuevos';
export const setAside = 'Aparte';
export const whichGuests = 'Qué invitados';
export const setAsideHint = 'A estos invitados solo los ven los anfitriones. Elige un nombre para ver más.';
export const findAmong = (count: number) =>
  plural(count, { one: 'Buscar entre 1 invitado', other: `Buscar entre ${count} invitados` });
export const closeSearch = 'Cerrar la búsqueda';
export const found = (count: number) => plural(count, { one: '1 invitado', other: `${count} invitados` });
export const nobodyFound = 'Nadie con ese nombre';
export const nobodyFoundLead = 'Cada cual elige su nombre: prueba con el de pila o con un apodo.';
export const nobodyHere = 'Aquí no hay nadie ahora mismo.';
export const nobodyAnyMore = 'Ya no queda nadie';
export const eveningIsGone = 'La fiesta ha terminado';
export const eveningIsGoneLead =
  'Lo que apunta cada invitado se borra 24 horas después de que empezara: nombres, bebidas y el ranking. Tus ajustes se quedan hasta que elimines la fiesta.';
export const roomIsReady = 'Todo listo';
export const roomIsReadyLead = 'La primera persona aparece aquí en cuanto escanee el código y escriba un nombre.';
export const logsAreDeleted = 'Lo que apunta cada invitado se borra a las 24 horas.';
export const lastSeenFirst = 'Más recientes primero';
export const drinksColumn = 'Bebidas con alcohol';
export const noPositions =
  'Esta página nunca muestra dónde está nadie. Lo que apunta cada invitado se borra 24 horas después de que empezara, aquí y en todos los móviles.';
export const hereNow = 'por aquí ahora';
export const seen = (ago: string) => `última señal: ${ago}`;
export const drinks = (count: number) =>
  plural(count, { one: '1 bebida con alcohol', other: `${count} bebidas con alcohol` });
export const hidesThemselves = 'prefiere no salir';
export const isQuiet = 'sin números';
export const justArrived = 'acaba de llegar';
export const was = (name: string) => `antes «${name}»`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'no visible',
  'turned-away': 'sin entrar',
  removed: 'puede pedir volver',
  barred: 'no puede volver',
};
export const hereSince = 'Aquí desde';
export const lastSeen = 'Última señal';

export const rename = 'Cambiar el nombre';
export const renameName = (name: string) => `Cambiar el nombre de «${name}»`;
export const renameHint = 'Lo verá en su móvil';
export const newName = 'Un nombre nuevo';
export const newNameFor = (name: string) => `Para «${name}». Lo verá en su móvil.`;
export const nameOnLeaderboard = 'Nombre en el ranking';
export const nameMissing = 'Escribe un nombre.';
export const nameWrong = 'Este nombre no se puede mostrar. Elige otro.';
export const save = 'Guardar';
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const hide = 'Ocultar en el ranking';
export const hideName = (name: string) => `Ocultar a «${name}»`;
export const hideHint = 'Sigue contando, pero no se ve';
export const show = 'Volver a mostrar en el ranking';
export const showAgain = 'Mostrar otra vez';
export const showName = (name: string) => `Mostrar a «${name}» otra vez`;
export const showHint = 'Con todas sus bebidas';
export const remove = 'Sacar de la fiesta';
export const removeShort = 'Sacar';
export const removeName = (name: string) => `Sacar a «${name}»`;
export const removeHint = 'Tú eliges si puede volver';
export const removeQuestion = (name: string) => `¿Sacar a «${name}»?`;
export const removeLead = 'El nombre desaparece del ranking. Su móvil lo dice y guarda las bebidas.';
export const comingBack = 'Volver';
export const mayReturn = 'Puede pedir volver';
export const mayNotReturn = 'No puede volver';
export const underNewName = 'Aún puede volver con otro nombre, hasta que cierres la puerta.';
export const keep = 'Dejar';
export const letBackIn = 'Que vuelva a entrar';
export const letBackInHint = 'Vuelve con su nombre y sus bebidas. Su móvil se lo dice.';
export const allowReturn = 'Dejar que pida volver';
export const allowReturnHint = 'Luego deciden los anfitriones';
export const letInHint = 'Con todo lo que lleva contado';

export const done = {
  rename: (name: string, to: string) => `«${name}» ahora es «${to}».`,
  hide: (name: string) => `«${name}» ya no se ve en el ranking.`,
  show: (name: string) => `«${name}» se ve otra vez en el ranking.`,
  'let-in': (name: string) => `«${name}» ya está dentro.`,
  'turn-away': (name: string) => `«${name}» no entra.`,
  remove: (name: string) => `«${name}» ya está fuera.`,
  restore: (name: string) => `«${name}» está dentro otra vez.`,
};

export const handOver = 'Pasar a otro móvil';
export const handOverHint = 'Si su móvil se ha quedado sin batería o se ha perdido';
export const handOverTitle = (name: string) => `La noche de «${name}» en otro móvil`;
export const handOverLead =
  'El otro móvil recibe el nombre y todas las bebidas. El historial y los móviles de esta persona lo dicen.';
export const showSquare = 'Mostrar el QR';
export const pointOther = 'Apunta a este QR con la cámara del otro móvil. Sirve una sola vez.';
export const handOverSquare = 'QR que pasa la noche a otro móvil';
export const goodUntil = (time: string) => (isOne(time) ? `Vale hasta la ${time}` : `Vale hasta las ${time}`);
export const otherReads = 'El otro móvil lo está leyendo…';
export const hasArrived = 'La noche está en el otro móvil.';
export const squareIsLate = 'Este QR ya no vale.';
export const handedOverOften = 'Esta noche ya no se puede pasar más veces.';
export const allAreIn = 'Ya no queda nadie en la puerta: todos dentro.';
export const notDone = (name: string) => `Para «${name}» aún no ha cambiado nada: no ha habido respuesta.`;
export const hasLeft = (name: string) => `«${name}» ya no está en esta fiesta.`;
type Now = GuestState | 'renamed' | 'other';
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} se te ha adelantado: «${name}» está dentro.`,
  knocked: (by, name) => `${by} se te ha adelantado: «${name}» está ante la puerta cerrada.`,
  waiting: (by, name) => `${by} se te ha adelantado: «${name}» está en la puerta.`,
  'turned-away': (by, name) => `${by} se te ha adelantado: «${name}» no entra.`,
  removed: (by, name) => `${by} se te ha adelantado: «${name}» ya está fuera.`,
  barred: (by, name) => `${by} se te ha adelantado: «${name}» ya está fuera.`,
  hidden: (by, name) => `${by} se te ha adelantado: «${name}» no se ve en el ranking.`,
  renamed: (by, name) => `${by} se te ha adelantado: «${name}» tiene ahora otro nombre.`,
  other: (by, name) => `${by} se te ha adelantado: algo ha cambiado para «${name}».`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `Demasiado tarde: «${name}» está dentro.`,
  knocked: (name) => `Demasiado tarde: «${name}» está ante la puerta cerrada.`,
  waiting: (name) => `Demasiado tarde: «${name}» está en la puerta.`,
  'turned-away': (name) => `Demasiado tarde: «${name}» no entra.`,
  removed: (name) => `Demasiado tarde: «${name}» ya está fuera.`,
  barred: (name) => `Demasiado tarde: «${name}» ya está fuera.`,
  hidden: (name) => `Demasiado tarde: «${name}» no se ve en el ranking.`,
  renamed: (name) => `Demasiado tarde: «${name}» tiene ahora otro nombre.`,
  other: (name) => `Demasiado tarde: algo ha cambiado para «${name}».`,
};

export const hostsDid = 'Lo que han hecho los anfitriones';
export const hostsDidLead = 'Esto solo lo ven los anfitriones. Se borra con la fiesta.';
export const seeAll = 'Ver todo';
export const undo = 'Deshacer';
export const undoThis = (sentence: string) => `Deshacer: ${sentence}`;
export const undoneByYou = (time: string) => `${time}: deshecho por ti`;
export const undoneBy = (time: string, by: string) =>
  by ? `${time}: deshecho por ${by}` : `${time}: deshecho por un antiguo anfitrión`;
export const earlier = 'Ver lo anterior';
export const nothingYet = 'Nada todavía.';
export const undone = 'Se ha deshecho.';
export const cameAt = (time: string) => (isOne(time) ? `llegó a la ${time}` : `llegó a las ${time}`);
