import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { language } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'i nomi',
  date: 'la data',
  timeZone: 'il fuso orario',
  language: 'la lingua dei cartoncini',
  cardLanguages: 'le altre lingue dei cartoncini',
  gettingHome: 'come tornare a casa',
  ends: 'la fine',
};
const LIST = new Intl.ListFormat(language, { type: 'conjunction' });
/** 'i nomi e la data'. `fields`: those of a celebration. */
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'I drink sono in un altro ordine.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `Hai rinominato «${name}» in «${to}»` : `Hai rinominato in «${to}» un ospite poi andato via`,
  hide: ({ name }) => (name ? `Hai nascosto «${name}»` : 'Hai nascosto un ospite poi andato via'),
  show: ({ name }) => (name ? `Hai mostrato di nuovo «${name}»` : 'Hai mostrato di nuovo un ospite poi andato via'),
  'let-in': ({ name }) => (name ? `Hai fatto entrare «${name}»` : 'Hai fatto entrare un ospite poi andato via'),
  'let-in-all': ({ guests }) =>
    plural(guests, { one: 'Hai fatto entrare 1 ospite', other: `Hai fatto entrare ${guests} ospiti` }),
  'turn-away': ({ name }) =>
    name ? `Non hai fatto entrare «${name}»` : 'Non hai fatto entrare un ospite poi andato via',
  remove: ({ name }) => (name ? `Hai tolto «${name}»` : 'Hai tolto un ospite poi andato via'),
  restore: ({ name }) => (name ? `Hai fatto rientrare «${name}»` : 'Hai fatto rientrare un ospite poi andato via'),
  'hand-over': ({ name }) =>
    name
      ? `Hai mostrato un QR che passa la serata di «${name}» a un altro telefono`
      : 'Hai mostrato un QR che passa la serata di un ospite poi andato via a un altro telefono',
  create: () => 'Hai creato la festa',
  copy: () => 'Hai creato la festa copiandone un’altra',
  'door-open': () => 'Hai messo la porta su «Chiunque»',
  'door-ask': () => 'Hai messo la porta su «Apro io»',
  'door-closed': () => 'Hai messo la porta su «Nessun altro»',
  pause: () => 'Hai messo in pausa la classifica',
  resume: () => 'Hai fatto ripartire la classifica',
  end: () => 'Hai terminato la festa',
  reopen: () => 'Hai riaperto la festa',
  details: () => 'Hai cambiato i dettagli',
  boards: () => 'Hai cambiato cosa mostra la classifica',
  look: () => 'Hai cambiato lo stile',
  menu: () => 'Hai cambiato il menù dei drink',
  'without-alcohol': () => 'Hai cambiato «Senza alcol»',
  wall: ({ to }) => (to ? `Hai messo il maxischermo su «${to}»` : 'Hai cambiato il maxischermo'),
  'wall-pace-on': () => 'Hai messo «Ritmo più veloce» sul maxischermo',
  'wall-pace-off': () => 'Hai tolto «Ritmo più veloce» dal maxischermo',
  'moments-on': () => 'Hai attivato i momenti',
  'moments-off': () => 'Hai disattivato i momenti',
  'wall-code-hidden': () => 'Hai nascosto il codice sul maxischermo',
  'wall-code-shown': () => 'Hai mostrato di nuovo il codice sul maxischermo',
  word: ({ to }) => `Hai detto «${to}»`,
  'take-back-word': () => 'Hai ritirato il messaggio',
  delete: () => 'Hai eliminato la festa',
  keep: () => 'Hai conservato la festa',
  invite: () => 'Hai invitato qualcuno nel team',
  withdraw: () => 'Hai ritirato un invito nel team',
  join: () => 'Hai raggiunto il team',
  'take-over': ({ to }) => (to ? `Hai preso in mano la festa al posto di ${to}` : 'Hai preso in mano la festa'),
  leave: () => 'Hai lasciato il team',
  'remove-host': ({ to }) => (to ? `Hai tolto ${to} dal team` : 'Hai tolto qualcuno dal team'),
  'house-rules': () => 'La casa ha fissato le sue regole',
  other: () => 'Hai cambiato qualcosa',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name ? `${who} ha rinominato «${name}» in «${to}»` : `${who} ha rinominato in «${to}» un ospite poi andato via`,
  hide: ({ who, name }) => (name ? `${who} ha nascosto «${name}»` : `${who} ha nascosto un ospite poi andato via`),
  show: ({ who, name }) =>
    name ? `${who} ha mostrato di nuovo «${name}»` : `${who} ha mostrato di nuovo un ospite poi andato via`,
  'let-in': ({ who, name }) =>
    name ? `${who} ha fatto entrare «${name}»` : `${who} ha fatto entrare un ospite poi andato via`,
  'let-in-all': ({ who, guests }) =>
    plural(guests, { one: `${who} ha fatto entrare 1 ospite`, other: `${who} ha fatto entrare ${guests} ospiti` }),
  'turn-away': ({ who, name }) =>
    name ? `${who} non ha fatto entrare «${name}»` : `${who} non ha fatto entrare un ospite poi andato via`,
  remove: ({ who, name }) => (name ? `${who} ha tolto «${name}»` : `${who} ha tolto un ospite poi andato via`),
  restore: ({ who, name }) =>
    name ? `${who} ha fatto rientrare «${name}»` : `${who} ha fatto rientrare un ospite poi andato via`,
  'hand-over': ({ who, name }) =>
    name
      ? `${who} ha mostrato un QR che passa la serata di «${name}» a un altro telefono`
      : `${who} ha mostrato un QR che passa la serata di un ospite poi andato via a un altro telefono`,
  create: ({ who }) => `${who} ha creato la festa`,
  copy: ({ who }) => `${who} ha creato la festa copiandone un’altra`,
  'door-open': ({ who }) => `${who} ha messo la porta su «Chiunque»`,
  'door-ask': ({ who }) => `${who} ha messo la porta su «Apro io»`,
  'door-closed': ({ who }) => `${who} ha messo la porta su «Nessun altro»`,
  pause: ({ who }) => `${who} ha messo in pausa la classifica`,
  resume: ({ who }) => `${who} ha fatto ripartire la classifica`,
  end: ({ who }) => `${who} ha terminato la festa`,
  reopen: ({ who }) => `${who} ha riaperto la festa`,
  details: ({ who }) => `${who} ha cambiato i dettagli`,
  boards: ({ who }) => `${who} ha cambiato cosa mostra la classifica`,
  look: ({ who }) => `${who} ha cambiato lo stile`,
  menu: ({ who }) => `${who} ha cambiato il menù dei drink`,
  'without-alcohol': ({ who }) => `${who} ha cambiato «Senza alcol»`,
  wall: ({ who, to }) => (to ? `${who} ha messo il maxischermo su «${to}»` : `${who} ha cambiato il maxischermo`),
  'wall-pace-on': ({ who }) => `${who} ha messo «Ritmo più veloce» sul maxischermo`,
  'wall-pace-off': ({ who }) => `${who} ha tolto «Ritmo più veloce» dal maxischermo`,
  'moments-on': ({ who }) => `${who} ha attivato i momenti`,
  'moments-off': ({ who }) => `${who} ha disattivato i momenti`,
  'wall-code-hidden': ({ who }) => `${who} ha nascosto il codice sul maxischermo`,
  'wall-code-shown': ({ who }) => `${who} ha mostrato di nuovo il codice sul maxischermo`,
  word: ({ who, to }) => `${who} ha detto «${to}»`,
  'take-back-word': ({ who }) => `${who} ha ritirato il messaggio`,
  delete: ({ who }) => `${who} ha eliminato la festa`,
  keep: ({ who }) => `${who} ha conservato la festa`,
  invite: ({ who }) => `${who} ha invitato qualcuno nel team`,
  withdraw: ({ who }) => `${who} ha ritirato un invito nel team`,
  join: ({ who }) => `${who} ha raggiunto il team`,
  'take-over': ({ who, to }) =>
    to ? `${who} ha preso in mano la festa al posto di ${to}` : `${who} ha preso in mano la festa`,
  leave: ({ who }) => `${who} ha lasciato il team`,
  'remove-host': ({ who, to }) => (to ? `${who} ha tolto ${to} dal team` : `${who} ha tolto qualcuno dal team`),
  'house-rules': () => 'La casa ha fissato le sue regole',
  other: ({ who }) => `${who} ha cambiato qualcosa`,
};

export const formerHost = 'Un ex membro del team';
