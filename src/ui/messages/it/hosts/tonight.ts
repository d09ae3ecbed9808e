import { plural } from '../forms.ts';

export const guestsWord = (count: number) => plural(count, { one: 'ospite', other: 'ospiti' });
export const guestsHere = (count: number) => plural(count, { one: 'ospite qui adesso', other: 'ospiti qui adesso' });
export const sinceTheToast = 'dall’ultimo brindisi';
export const noToastYet = 'ancora nessun brindisi';
export const aWord = 'Un messaggio';
export const toTheRoom = 'per la festa';
export const pause = 'Pausa';
export const pauseWhat = 'per la classifica';
export const goOn = 'Riprendi';
export const goOnWhat = 'la classifica';

export const lastHours = 'Le ultime ore';
export const allGuests = (count: number) => plural(count, { one: '1 ospite', other: `Tutti e ${count} gli ospiti` });
export const cameIn = (name: string) => `È qui ${name}`;
export const clinked = (one: string, other: string) => `${one} e ${other} hanno brindato`;
export const firstToast = (name: string) => `Il primo brindisi è di ${name}`;
export const watersTogether = (count: number) => `${count} bicchieri d’acqua insieme`;
export const midnight = 'Mezzanotte. Un nuovo giorno insieme';
export const allIsQuiet = 'Tutto tranquillo. Qui compaiono arrivi e brindisi.';

export const audibleKnock = 'Sentire chi bussa';
export const audibleKnockHint = 'Quando c’è qualcuno alla porta e questa pagina è aperta. Solo su questo dispositivo.';
export const keptSilent = 'Questo browser tiene la pagina in silenzio finché non la tocchi. Basta un tocco, dove vuoi.';
export const cannotSound = 'Questo browser non può emettere suoni.';
