import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';

const isOne = (time: string) => /^0?1\b/.test(time);

export const yourKeepsake = 'Tu recuerdo';
export const drawnHere = 'Un recuerdo de tu noche. Se dibuja en este móvil y nadie más lo tiene.';
export const chooseCard = 'Elegir una tarjeta';
export const motifs: Record<Motif, string> = { poured: 'En capas', glasses: 'Dos copas', hills: 'Colinas' };
export const showHowMany = 'Mostrar cuántas';
export const offUnlessWanted = 'Desactivado, salvo que quieras';
export const save = 'Guardar';
export const share = 'Compartir';
export const staysUntil = (time: string) =>
  isOne(time)
    ? `Tu noche se queda en este móvil hasta la ${time}.`
    : `Tu noche se queda en este móvil hasta las ${time}.`;
export const staysUntilTomorrow = (time: string) =>
  isOne(time)
    ? `Tu noche se queda en este móvil hasta mañana a la ${time}.`
    : `Tu noche se queda en este móvil hasta mañana a las ${time}.`;
export const noRoom = 'Ahora mismo este móvil no tiene espacio para dibujar la tarjeta. Tu noche sigue aquí.';
export const savedInstead = 'Aquí no se ha podido compartir, así que hemos guardado la tarjeta.';

export const titles: Record<Motif, string> = {
  poured: 'La noche, capa a capa',
  glasses: 'Qué noche',
  hills: 'El perfil de la noche',
};
export const wasThere = (name: string) => `${name} estuvo allí.`;
export const everyLayer = 'Cada capa es una copa, en el orden de la noche.';
export const howMany = (count: number) => `${count} bebidas`;
export const howManyOf = (count: number, without: number) => `${count} bebidas, ${without} de ellas sin alcohol`;
export const firstToast = 'primer brindis';
export const lastToast = 'último brindis';
export const midnight = 'medianoche';
export const drinkOfTheNight = 'la bebida de la noche';
export const glassesMet = 'dos copas brindaron';
export const fromTheHosts = 'de los anfitriones';
export const quoted = (text: string) => `«${text}»`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) => `Una copa alta para ${names}: ${date}. Cada capa es una bebida y la primera está abajo.`,
  glasses: (names, date) => `Dos copas que brindan, para ${names}: ${date}.`,
  hills: (names, date) => `Colinas para ${names}: ${date}. Son altas donde la noche estuvo llena.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => (isOne(what) ? `Primer brindis a la ${what}.` : `Primer brindis a las ${what}.`),
  midnight: () => 'La noche siguió después de las doce.',
  clink: (what) => `Dos copas brindaron: la tuya y la de ${what}.`,
  favourite: (what) => `La bebida de la noche: ${what}.`,
  word: (what) => `De los anfitriones: «${what}»`,
  last: (what) => (isOne(what) ? `Último brindis a la ${what}.` : `Último brindis a las ${what}.`),
};
