import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

export const joinTheToast = 'Brinda con noi';
export const pointYourCamera = 'Inquadra qui con la fotocamera';
export const squareLeadsTo = (address: string) => `QR da inquadrare: apre ${address}`;
export const typeTheCodeAt = (host: string) => `o scrivi il codice su ${host}`;
export const typeTheAddress = 'o scrivi questo indirizzo';
export const squareIsHidden = 'Chi organizza ha coperto il QR per un po’.';
export const onlyThisComputer = 'Solo questo computer può aprire Clink a questo indirizzo.';
export const askAHost = 'Se ti serve il codice, chiedilo pure.';
export const privacyAt = (address: string) => `Privacy: ${address}`;
export const nobodyIsIn = 'Ancora nessuno';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} ospite già qui`, other: `${shown} ospiti già qui` });

/** The sentence avoids 'a', which would have to be 'ad' before a vowel, as in 'ad Anna'. */
export const isIn = (name: string) => `${name} è già qui`;
export const twoAreIn = (one: string, other: string) => `${one} e ${other} sono già qui`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, {
    one: `${one}, ${other} e un’altra persona sono già qui`,
    other: `${one}, ${other} e altri ${shown} sono già qui`,
  });

export const heresTo = (couple: string) => `Viva ${couple}`;
export const responsibly = 'Bevete responsabilmente e buona festa!';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['Il primo brindisi deve ancora arrivare.'],
  begun: ['La serata è cominciata.'],
  paused: ['La classifica si riposa un attimo.', 'I vostri drink contano lo stesso.'],
  waiting: ['Un attimo, per favore.', 'Il maxischermo compare da solo.'],
  off: ['Il maxischermo è spento.', 'Quando chi organizza lo accende, torna da solo.'],
  unknown: ['Nessuna festa ha questo codice.', 'Ricontrolla l’indirizzo di questo schermo.'],
  gone: ['Questa serata è stata eliminata.', 'Grazie per aver festeggiato con noi.'],
  busy: ['Si stanno collegando tanti schermi.', 'Il maxischermo compare da solo tra un minuto o due.'],
  unavailable: ['Il maxischermo aspetta il server.', 'Tornerà da solo.'],
  offline: ['Il maxischermo cerca la rete.', 'Tornerà da solo.'],
};

export const live = 'in diretta';
export const lastLiveAt = (time: string) => `ultimo aggiornamento: ${time}`;
export const looksForNetwork = 'Il maxischermo cerca la rete.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Più drink',
  fastestPace: 'Ritmo più veloce',
  hydration: 'Migliore idratazione',
  balanced: 'Serata più equilibrata',
  variety: 'Più varietà',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'con alcol',
  fastestPace: 'drink con alcol',
  hydration: 'bicchieri senza alcol',
  balanced: 'ore',
  variety: 'drink diversi',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'drink', other: 'drink' }),
  fastestPace: () => 'all’ora',
  hydration: (count) => plural(count, { one: 'bicchiere', other: 'bicchieri' }),
  balanced: (count) => plural(count, { one: 'ora', other: 'ore' }),
  variety: (count) => plural(count, { one: 'tipo', other: 'tipi' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Ci sono due posti liberi.', 'Chi inquadra il QR compare qui.'],
  2: ['C’è un posto libero.', 'Chi inquadra il QR compare qui.'],
  3: ['Ci sono ancora sei posti liberi.'],
  all: ['Siete già in tre.', 'Chi inquadra il QR compare qui.'],
};

export const watersForEachDrink = (shown: string) => `Alla festa: ${shown} bicchieri d’acqua per ogni drink con alcol.`;
export const oneGlassCounts = 'Conta al massimo un bicchiere ogni mezz’ora.';
export const sameDrinkCountsOnce = 'Lo stesso drink conta una volta sola.';
export const moreWith = (guests: string, value: string) => `e ancora ${guests} a quota ${value}`;
export const lastToast = (ago: string) => `Ultimo brindisi: ${ago}`;
export const justNow = 'proprio ora';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `${shown} minuto fa`, other: `${shown} minuti fa` });

export const roomTonight = 'La festa, stasera';
export const guests = (count: number) => plural(count, { one: 'ospite', other: 'ospiti' });
export const drinksWithAlcohol = (count: number) => plural(count, { one: 'drink con alcol', other: 'drink con alcol' });
export const without = 'senza alcol';
export const toasts = (count: number) => plural(count, { one: 'brindisi', other: 'brindisi' });
export const inAnHour = (shown: string) => `${shown} in un’ora`;

export const tonightsMenu = 'Il menù di stasera';
export const soldOut = 'esaurito';

export const clinkedJustNow = 'hanno appena brindato';
export const theFirstToast = 'Il primo brindisi';
export const raisesAGlassTo = (name: string, couple: string) => `${name} alza il calice per ${couple}`;
export const raisesAGlass = (name: string) => `${name} alza il calice per voi`;
export const watersTogether = 'bicchieri\u00a0d’acqua insieme';
export const tomorrowThanksYou = 'Domani vi ringrazierà.';
export const goodMorning = (couple: string) => `Buongiorno, ${couple}`;
export const goodMorningAll = 'Buongiorno a tutta la festa';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'Il nuovo giorno comincia con voi.',
    other: `Siete in ${shown} a cominciare il nuovo giorno.`,
  });

export const aWordFrom = (couple: string) => `Un messaggio da ${couple}`;
export const aWordFromTheHosts = 'Un messaggio da chi organizza';

export const thankYou = 'Grazie per la splendida serata';
export const glassesOfWater = (count: number) =>
  plural(count, { one: 'bicchiere d’acqua', other: 'bicchieri d’acqua' });
export const clinks = (count: number) => plural(count, { one: 'cin cin', other: 'cin cin' });
export const keptForADay = 'La vostra serata resta sul telefono per 24 ore dal vostro arrivo.';
