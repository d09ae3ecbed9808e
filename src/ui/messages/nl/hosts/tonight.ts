import { plural } from '../forms.ts';

export const guestsWord = (count: number) => plural(count, { one: 'gast', other: 'gasten' });
export const guestsHere = (count: number) => plural(count, { one: 'gast nu hier', other: 'gasten nu hier' });
export const sinceTheToast = 'sinds de laatste toost';
export const noToastYet = 'nog geen toost';
export const aWord = 'Een woordje';
export const toTheRoom = 'voor iedereen';
export const pause = 'Pauze';
export const pauseWhat = 'voor de ranglijst';
export const goOn = 'Verder';
export const goOnWhat = 'met de ranglijst';

export const lastHours = 'De laatste uren';
export const allGuests = (count: number) => plural(count, { one: '1 gast', other: `Alle ${count} gasten` });
export const cameIn = (name: string) => `${name} is binnen`;
export const clinked = (one: string, other: string) => `${one} en ${other} hebben geproost`;
export const firstToast = (name: string) => `${name} hief het eerste glas`;
export const watersTogether = (count: number) => `Samen al ${count} glazen water`;
export const midnight = 'Middernacht. Samen een nieuwe dag in';
export const allIsQuiet = 'Alles is rustig. Hier zie je wie er binnenkomt en wie er proost.';

export const audibleKnock = 'Kloppen dat je hoort';
export const audibleKnockHint = 'Als er iemand voor de deur staat en deze pagina open is. Alleen op dit apparaat.';
export const keptSilent = 'Deze browser houdt de pagina stil tot je haar aanraakt. Eén tik is genoeg, waar dan ook.';
export const cannotSound = 'Deze browser kan geen geluid maken.';
