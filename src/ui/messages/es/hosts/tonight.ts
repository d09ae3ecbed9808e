import { plural } from '../forms.ts';

export const guestsWord = (count: number) => plural(count, { one: 'invitado', other: 'invitados' });
export const guestsHere = (count: number) =>
  plural(count, { one: 'invitado por aquí ahora', other: 'invitados por aquí ahora' });
export const sinceTheToast = 'desde el último brindis';
export const noToastYet = 'aún sin brindis';
export const aWord = 'Un mensaje';
export const toTheRoom = 'para la fiesta';
export const pause = 'Pausar';
export const pauseWhat = 'el ranking';
export const goOn = 'Seguir';
export const goOnWhat = 'con el ranking';

export const lastHours = 'Las últimas horas';
export const allGuests = (count: number) => plural(count, { one: '1 invitado', other: `Los ${count} invitados` });
export const cameIn = (name: string) => `Ha llegado ${name}`;
export const clinked = (one: string, other: string) => `${one} y ${other} han brindado`;
export const firstToast = (name: string) => `El primer brindis es de ${name}`;
export const watersTogether = (count: number) => `${count} aguas entre todos`;
export const midnight = 'Medianoche. Empieza un nuevo día';
export const allIsQuiet = 'Todo tranquilo. Aquí aparecen las llegadas y los brindis.';

export const audibleKnock = 'Oír cuando llaman';
export const audibleKnockHint = 'Cuando hay alguien en la puerta y esta página está abierta. Solo en este dispositivo.';
export const keptSilent =
  'Este navegador mantiene la página en silencio hasta que la toques. Basta un toque en cualquier sitio.';
export const cannotSound = 'Este navegador no puede emitir sonidos.';
