import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

/** 'la 1:30', but 'las 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const showOnTheWall = 'Mostrar en la pantalla';
export const wallLead = 'Una tele o un proyector muestra los rankings, y el QR para quien llega tarde.';
export const byCable = 'Portátil y cable';
export const byCableHow = 'Abre la pantalla en el portátil, conecta la tele y ponla a pantalla completa (F11).';
export const byCasting = 'Enviar una pestaña';
export const byCastingHow = 'En Chrome: menú, Enviar, esta pestaña. Envía la pestaña, no el escritorio entero.';
export const byTelevision = 'El navegador de la tele';
export const byTelevisionHow = (address: string) =>
  `Escribe ${address}. Funciona en la mayoría de las teles de 2020 en adelante.`;
export const openTheWall = 'Abrir la pantalla';
export const opensInItsOwnWindow = 'Se abre en una ventana propia.';

export const whatItShows = 'Lo que muestra';
export const whoIsNamed = 'Quién sale con nombre';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Nombres',
  'first-names': 'Sin apellidos',
  totals: 'Solo totales',
  off: 'Apagada',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'Quien prefiere no salir no aparece nunca en la pantalla.',
  'first-names': 'Se omite la última palabra de cada nombre. Quien prefiere no salir no aparece nunca en la pantalla.',
  totals: 'Sin nombres: cuántos invitados, cuántas bebidas y la curva de la noche.',
  off: 'La pantalla no muestra nada.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'La pantalla muestra los nombres.',
  'first-names': 'La pantalla muestra los nombres sin apellidos.',
  totals: 'La pantalla solo muestra totales.',
  off: 'La pantalla está apagada.',
};

export const colours = 'Colores';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'Según la hora',
  day: 'Día',
  night: 'Noche',
};
export const darkFrom = (from: string, to: string) => `Claro de día, oscuro de ${from} a ${to}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Siempre claro, para una sala luminosa.',
  night: 'Siempre oscuro, para una sala con poca luz.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'La pantalla sigue la hora.',
  day: 'La pantalla tiene los colores del día.',
  night: 'La pantalla tiene los colores de la noche.',
};

export const paceOnTheWall = '«Más ritmo» en la pantalla';
export const paceHint = 'Se turna con los demás.';
export const paceIsOn = '«Más ritmo» está en la pantalla.';
export const paceIsOff = '«Más ritmo» no está en la pantalla.';
export const moments = 'Momentos';
export const momentsHint = 'Brindis entre dos, el primer brindis, cada cien vasos de agua, la medianoche';
export const momentsAreOn = 'Los momentos están activados.';
export const momentsAreOff = 'Los momentos están desactivados.';
export const hideTheCode = 'Ocultar el código 30 minutos';
export const hideTheCodeHint = 'Para cuando gente de fuera grabe la pantalla.';
export const codeIsHidden = (until: string) =>
  isOne(until) ? `La pantalla no tiene código hasta la ${until}` : `La pantalla no tiene código hasta las ${until}`;
export const hide = 'Ocultar';
export const showAgain = 'Mostrarlo otra vez';
export const codeHidden = 'El código no está en la pantalla.';
export const codeShown = 'El código está otra vez en la pantalla.';

export const aWord = 'Un mensaje para la fiesta';
export const aWordLead = `En los móviles abiertos, y en la pantalla si está encendida, ${WORD_SHOWN_MS / MINUTE_MS} minutos.`;
export const oneLine = 'Una línea';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Tarta', text: 'En cinco minutos cortamos la tarta.' },
  { sign: '🥂', name: 'Brindis', text: 'En cinco minutos, un brindis. Acercaos, por favor.' },
  { sign: '🍽️', name: 'Comida hasta…', text: 'Hay comida hasta medianoche.' },
  { sign: '💃', name: 'Primer baile', text: 'Ahora empieza el primer baile.' },
  { sign: '🚌', name: 'Autobús', text: 'El último autobús sale en 20 minutos.' },
];
export const phonesDown = 'Fuera móviles';
export const phonesDownHint = 'Los móviles solo muestran esta línea. Quien quiera puede abrir Clink igualmente.';
export const sendIt = 'Enviar';
export const wordIsOut = 'Va de camino a todo el mundo.';
export const wordMissing = 'Escribe lo que quieres decir.';
export const wordWrong = 'Hay algo en esta línea que no se puede mostrar. Escríbela otra vez.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'El próximo mensaje puede salir en 1 segundo.',
      other: `El próximo mensaje puede salir en ${count} segundos.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'El próximo mensaje puede salir en 1 minuto.',
      other: `El próximo mensaje puede salir en ${count} minutos.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} acaba de enviar un mensaje. El próximo puede salir en 1 segundo.`,
      other: `${by} acaba de enviar un mensaje. El próximo puede salir en ${count} segundos.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} acaba de enviar un mensaje. El próximo puede salir en 1 minuto.`,
      other: `${by} acaba de enviar un mensaje. El próximo puede salir en ${count} minutos.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: 'En menos de un minuto, en 1 móvil y en la pantalla.',
    other: `En menos de un minuto, en ${count} móviles y en la pantalla.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    one: 'En menos de un minuto, en 1 móvil.',
    other: `En menos de un minuto, en ${count} móviles.`,
  });
export const untilThen = (until: string, next: string) =>
  `Visible hasta: ${until}. Después se quita solo. Próximo mensaje: ${next}.`;
export const takeItBack = 'Retirarlo';
export const takenBack = 'Se ha retirado.';
export const sayingNow = (text: string) => `«${text}»`;
export const wallSpeaks = (language: string) =>
  `Idioma de la pantalla y de las tarjetas: ${language}. Se cambia en «Detalles».`;
