import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';

const isOne = (time: string) => /^0?1\b/.test(time);

export const yourKeepsake = 'Il tuo ricordo';
export const drawnHere = 'Un ricordo della tua serata. È disegnato su questo telefono e nessun altro ce l’ha.';
export const chooseCard = 'Scegli una cartolina';
export const motifs: Record<Motif, string> = { poured: 'A strati', glasses: 'Due calici', hills: 'Colline' };
export const showHowMany = 'Mostra quanti';
export const offUnlessWanted = 'Disattivato, se non lo vuoi tu';
export const save = 'Salva';
export const share = 'Condividi';
export const staysUntil = (time: string) =>
  isOne(time)
    ? `La tua serata resta su questo telefono fino all’${time}.`
    : `La tua serata resta su questo telefono fino alle ${time}.`;
export const staysUntilTomorrow = (time: string) =>
  isOne(time)
    ? `La tua serata resta su questo telefono fino a domani all’${time}.`
    : `La tua serata resta su questo telefono fino a domani alle ${time}.`;
export const noRoom =
  'In questo momento il telefono non ha spazio per disegnare la cartolina. La tua serata è ancora qui.';
export const savedInstead = 'Qui non si è potuto condividere. In compenso la cartolina è salvata.';

export const titles: Record<Motif, string> = {
  poured: 'La serata, strato su strato',
  glasses: 'Che serata',
  hills: 'Il profilo della serata',
};
export const wasThere = (name: string) => `${name} c’era.`;
export const everyLayer = 'Ogni strato è un bicchiere, nell’ordine della notte.';
export const howMany = (count: number) => `${count} drink`;
export const howManyOf = (count: number, without: number) => `${count} drink, di cui ${without} senza alcol`;
export const firstToast = 'primo brindisi';
export const lastToast = 'ultimo brindisi';
export const midnight = 'mezzanotte';
export const drinkOfTheNight = 'il drink della serata';
export const glassesMet = 'due calici si sono toccati';
export const fromTheHosts = 'dai padroni di casa';
export const quoted = (text: string) => `«${text}»`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) => `Un calice alto per ${names}: ${date}. Ogni strato è un drink e il primo è in fondo.`,
  glasses: (names, date) => `Due calici che si toccano, per ${names}: ${date}.`,
  hills: (names, date) => `Colline per ${names}: ${date}. Sono alte dove la serata era piena.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => (isOne(what) ? `Primo brindisi all’${what}.` : `Primo brindisi alle ${what}.`),
  midnight: () => 'La serata è continuata dopo mezzanotte.',
  clink: (what) => `Due calici si sono toccati: il tuo e quello di ${what}.`,
  favourite: (what) => `Il drink della serata: ${what}.`,
  word: (what) => `Dai padroni di casa: «${what}»`,
  last: (what) => (isOne(what) ? `Ultimo brindisi all’${what}.` : `Ultimo brindisi alle ${what}.`),
};
