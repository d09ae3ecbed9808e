import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const accountOf = (name: string) => `${name}: tu cuenta`;
export const loading = 'Cargando';
export const createCelebration = 'Crear una fiesta';
export const whoIsGettingMarried = '¿Quién se casa?';
export const whoIsGettingMarriedLead =
  'Pon dos nombres y una fecha. El código y las tarjetas para las mesas están listos al momento.';
export const didNotCome = 'Tus fiestas no se han cargado';
export const didNotComeLead =
  'Todo está a salvo y los invitados siguen como siempre. Solo esta página no llega al servidor.';

export const dayOf = dayOfMonthIn(locale);
/** 'junio', 'sept', and 'jun 2027' if `date` is not in the year of `today`. 'junio de 2027' would be too long. */
export const monthOf = (date: string, today: string) => {
  const month = new Date(`${date}T00:00:00Z`);
  if (date.slice(0, 4) !== today.slice(0, 4)) return MONTH_AND_YEAR.format(month);
  return (MONTHS.long.format(month).length > 5 ? MONTHS.short : MONTHS.long).format(month);
};
const MONTHS = { long: utc({ month: 'long' }), short: utc({ month: 'short' }) };
const MONTH_AND_YEAR = utc({ month: 'short', year: 'numeric' });

export const guestsGone = 'datos de los invitados borrados';
export const guestsIn = (count: number) =>
  plural(count, { one: '1 invitado', other: count === 0 ? 'Aún sin invitados' : `${count} invitados` });
export const over = 'Ya ha terminado';
export const youHelp = 'ayudas con la fiesta';
export const tonight = 'esta noche';
/** 'mañana', 'dentro de 3 días', 'dentro de 11 semanas', 'hace 5 semanas' */
export const inDays = inDaysIn(locale);

export const groups = { toCome: 'Próximas', over: 'Terminadas' };
export const wholeMonthOf = wholeMonthIn(locale);
export const weekdayOf = shortWeekdayIn(locale);
export const shortDayOf = shortDayIn(locale);
export const asideCount = (count: number) => plural(count, { one: '1 aparte', other: `${count} aparte` });

export const whoIsCelebrating = '¿Quién lo celebra?';
export const firstName = 'Un nombre';
export const secondName = 'El otro nombre';
export const exampleName = 'p. ej., Ana';
export const otherExampleName = 'p. ej., Ben';
export const nameMissing = 'Escribe al menos un nombre.';
export const namesTooLong = (length: number) => `Que los dos nombres juntos no pasen de ${length} caracteres.`;
export const namesWrong = 'Hay algo en estos nombres que no se puede mostrar. Escríbelos otra vez.';
export const when = '¿Cuándo?';
export const chooseDay = 'Elige un día';
export const dateMissing = 'Elige el día.';
export const yearWrong = 'Escribe el año con cuatro cifras.';
export const dateIsPast = 'Ese día ya ha pasado. Elige uno que esté por venir.';
export const dateIsFar = (years: number) => `Faltan más de ${years} años para ese día. Revisa el año.`;
export const pastMidnight = 'Pasada la medianoche sigue siendo esa noche.';
export const timeZone = 'Zona horaria';
export const zoneUnknown =
  'Clink aún no conoce esta zona horaria. Aquí tienes otra con la misma hora: pulsa el botón otra vez.';
export const cardLanguage = 'Idioma';
export const cardLanguageHint = 'En las tarjetas y la pantalla.';
export const create = 'Crear la fiesta';
export const created = (names: string) => `${names}: tu fiesta está lista.`;
export const createdAsTemplate = (names: string) =>
  `${names}: tu fiesta está lista. Empieza como la ha preparado la casa.`;
export const tooManyCelebrations = 'Ya has creado el máximo de fiestas. Elimina antes alguna.';

export const placeDidNotCome = 'Esta fiesta no se ha cargado';
export const namesAndDate = 'Nombres y fecha';
export const save = 'Guardar';
export const saved = 'Se ha guardado.';
export const savedAsLeft = 'Cada campo se guarda al salir de él.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Aún no está todo guardado.';
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `${who} acaba de cambiar esto.`
    : plural(minutes, {
        one: `${who} ha cambiado esto hace un minuto.`,
        other: `${who} ha cambiado esto hace ${minutes} minutos.`,
      });
export const anotherHost = 'Otro anfitrión';
export const takeTheirs = 'Usar su versión';
export const wasChanged = 'Otro anfitrión se te ha adelantado. Mira qué ha cambiado y vuelve a guardar.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'Aún no está guardado: el servidor no responde. Se guardará en cuanto responda.';
export const gettingHome = 'Volver a casa';
export const whereTheyFindIt = 'Se ve ya tarde y bajo las estadísticas.';
export const whatShouldTheyKnow = '¿Qué tienen que saber?';
export const exampleOfGettingHome = 'p. ej., taxi 01 31300, último autobús a las 0:30';
export const numbersCanBeCalled = 'Al tocar un teléfono como +43\u00a01\u00a031300 se llama.';
export const gettingHomeWrong = `Hay algo en este texto que no se puede mostrar. Escríbelo otra vez, con ${GETTING_HOME_MAX_LENGTH} caracteres como mucho.`;
export const whatTheLeaderboardShows = 'Qué muestra el ranking';
export const oneBoardStays = 'Cambia al momento. Siempre queda uno.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Más bebidas',
  fastestPace: 'Más ritmo',
  hydration: 'Mejor hidratación',
  balanced: 'Noche más equilibrada',
  variety: 'Más variedad',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Quién lleva más',
  fastestPace: 'Bebidas por hora',
  hydration: 'Quién bebe bastante agua',
  balanced: 'Ritmo constante, con agua entre medias',
  variety: 'Muchas bebidas distintas',
};
export const boardIsOn = (title: string) => `«${title}» está a la vista.`;
export const boardIsOff = (title: string) => `«${title}» ya no se muestra.`;
export const theDoor = 'La puerta';
export const codeIsEnough = 'Para ver el ranking basta el código.';
export const doors = { open: 'Todo el mundo', ask: 'Yo les abro', closed: 'Nadie más' };
export const doorHints = {
  open: 'Escanean, escriben un nombre y ya están dentro',
  ask: 'Se pregunta a los anfitriones cada vez',
  closed: 'El móvil les dice con cariño que te pregunten',
};
export const doorIs = {
  open: 'La puerta está abierta a todo el mundo.',
  ask: 'Los anfitriones abren a quien llega.',
  closed: 'La puerta está cerrada: no entra nadie más.',
};
export const templateLead = 'Carta, aspecto y puerta, para todos.';
export const beginAsThis = 'Modelo para fiestas nuevas';
export const isTemplateNow = 'Las fiestas nuevas empiezan como esta.';
export const isNoTemplateNow = 'Las fiestas nuevas empiezan como siempre.';
export const templateOfHouse = 'plantilla de la casa';
export const endsByItself = 'Termina sola';
export const endsAt = (when: string) => `La fiesta termina sola: ${when}.`;
export const changeEnd = 'Cambiar cuándo termina';
/** The label of the field for the day and the time. */
export const itEndsOn = 'Termina el';
export const whenDoesItEnd = '¿Cuándo termina?';
export const endIsLocal = (when: string) => `Con la hora de la fiesta. Como muy tarde: ${when}.`;
export const endWrong = (when: string) => `Elige un momento que aún no haya pasado, como muy tarde: ${when}.`;
export const endIt = 'Terminar la fiesta';
export const endQuestion = '¿Terminar la fiesta?';
export const endLead =
  'El ranking se detiene. Lo que hay en los móviles de los invitados se queda ahí. Puedes abrirla otra vez.';
export const notYet = 'Aún no';
export const endNow = 'Terminarla';
export const ended = 'La fiesta ha terminado.';
export const reopenIt = 'Abrirla otra vez';
export const reopened = 'La fiesta está abierta otra vez.';
export const deleteIt = 'Eliminarla';
export const deleteNow = 'Eliminar';
export const deleteQuestion = (names: string) => `¿Eliminar la fiesta de ${names}?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `El código de las tarjetas impresas deja de valer. Tienes ${DELETION_GRACE_MS / MINUTE_MS} minutos para cambiar de idea.`
    : plural(guests, {
        one: `1 invitado pierde el ranking. Lo que hay en los móviles de los invitados se queda ahí. Tienes ${DELETION_GRACE_MS / MINUTE_MS} minutos para cambiar de idea.`,
        other: `${guests} invitados pierden el ranking. Lo que hay en los móviles de los invitados se queda ahí. Tienes ${DELETION_GRACE_MS / MINUTE_MS} minutos para cambiar de idea.`,
      });
export const typeTheNames = (names: string) => `Escribe «${names}» para confirmar`;
export const notTheNames = (names: string) => `Escribe los nombres tal cual: ${names}.`;
export const keepIt = 'No eliminar';
export const deleted = (names: string) =>
  `La fiesta de ${names} se elimina dentro de ${DELETION_GRACE_MS / MINUTE_MS} minutos.`;
export const isDeletedAt = (time: string) => (isOne(time) ? `Se elimina a la ${time}` : `Se elimina a las ${time}`);
export const isDeletedAtLead =
  'Para los invitados ya ha terminado. Hasta entonces, cualquier anfitrión puede conservarla.';
export const kept = 'La fiesta se queda.';
export const findCelebration = 'Buscar una fiesta o un código';
export const noneFound = 'Ninguna fiesta con ese nombre o código.';
