import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { language } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'the names',
  date: 'the date',
  timeZone: 'the time zone',
  language: 'the language of the cards',
  cardLanguages: 'the other languages of the cards',
  gettingHome: 'the way home',
  ends: 'the end',
};
const LIST = new Intl.ListFormat(language, { type: 'conjunction' });
/** 'the names and the date'. `fields`: the changed fields of a celebration. */
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

/** Shown if only the order of the menu has changed. */
export const drinksReordered = 'The drinks are in another order.';

export const youDid: Deeds = {
  rename: ({ name, to }) => (name ? `You renamed “${name}” to “${to}”` : `You renamed a guest who has left to “${to}”`),
  hide: ({ name }) => (name ? `You hid “${name}”` : 'You hid a guest who has left'),
  show: ({ name }) => (name ? `You showed “${name}” again` : 'You showed a guest who has left again'),
  'let-in': ({ name }) => (name ? `You let “${name}” in` : 'You let a guest who has left in'),
  'let-in-all': ({ guests }) => plural(guests, { one: 'You let 1 guest in', other: `You let ${guests} guests in` }),
  'turn-away': ({ name }) => (name ? `You did not let “${name}” in` : 'You did not let a guest who has left in'),
  remove: ({ name }) => (name ? `You removed “${name}”` : 'You removed a guest who has left'),
  restore: ({ name }) => (name ? `You let “${name}” back in` : 'You let a guest who has left back in'),
  'hand-over': ({ name }) =>
    name
      ? `You made a square that hands the evening of “${name}” to another phone`
      : 'You made a square that hands the evening of a guest who has left to another phone',
  create: () => 'You made the celebration',
  copy: () => 'You made the celebration as a copy of another one',
  'door-open': () => 'You changed the door to “Everybody”',
  'door-ask': () => 'You changed the door to “I let them in”',
  'door-closed': () => 'You changed the door to “Nobody new”',
  pause: () => 'You paused the leaderboard',
  resume: () => 'You let the leaderboard run again',
  end: () => 'You ended the celebration',
  reopen: () => 'You opened the celebration again',
  details: () => 'You changed the details',
  boards: () => 'You changed what the leaderboard shows',
  look: () => 'You changed the look',
  menu: () => 'You changed the menu',
  'without-alcohol': () => 'You changed “Without alcohol”',
  wall: ({ to }) => (to ? `You changed the wall to “${to}”` : 'You changed the wall'),
  'wall-pace-on': () => 'You put “Fastest Pace” on the wall',
  'wall-pace-off': () => 'You took “Fastest Pace” off the wall',
  'moments-on': () => 'You switched moments on',
  'moments-off': () => 'You switched moments off',
  'wall-code-hidden': () => 'You hid the code on the wall',
  'wall-code-shown': () => 'You showed the code on the wall again',
  word: ({ to }) => `You said “${to}”`,
  'take-back-word': () => 'You took the word back',
  delete: () => 'You deleted the celebration',
  keep: () => 'You kept the celebration',
  invite: () => 'You invited a host',
  withdraw: () => 'You withdrew the invitation of a host',
  join: () => 'You joined as a host',
  'take-over': ({ to }) => (to ? `You took the celebration over from ${to}` : 'You took the celebration over'),
  leave: () => 'You left the hosts',
  'remove-host': ({ to }) => (to ? `You removed ${to} as a host` : 'You removed a host'),
  'house-rules': () => 'The house set its rules',
  other: () => 'You changed something',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name ? `${who} renamed “${name}” to “${to}”` : `${who} renamed a guest who has left to “${to}”`,
  hide: ({ who, name }) => (name ? `${who} hid “${name}”` : `${who} hid a guest who has left`),
  show: ({ who, name }) => (name ? `${who} showed “${name}” again` : `${who} showed a guest who has left again`),
  'let-in': ({ who, name }) => (name ? `${who} let “${name}” in` : `${who} let a guest who has left in`),
  'let-in-all': ({ who, guests }) =>
    plural(guests, { one: `${who} let 1 guest in`, other: `${who} let ${guests} guests in` }),
  'turn-away': ({ who, name }) =>
    name ? `${who} did not let “${name}” in` : `${who} did not let a guest who has left in`,
  remove: ({ who, name }) => (name ? `${who} removed “${name}”` : `${who} removed a guest who has left`),
  restore: ({ who, name }) => (name ? `${who} let “${name}” back in` : `${who} let a guest who has left back in`),
  'hand-over': ({ who, name }) =>
    name
      ? `${who} made a square that hands the evening of “${name}” to another phone`
      : `${who} made a square that hands the evening of a guest who has left to another phone`,
  create: ({ who }) => `${who} made the celebration`,
  copy: ({ who }) => `${who} made the celebration as a copy of another one`,
  'door-open': ({ who }) => `${who} changed the door to “Everybody”`,
  'door-ask': ({ who }) => `${who} changed the door to “I let them in”`,
  'door-closed': ({ who }) => `${who} changed the door to “Nobody new”`,
  pause: ({ who }) => `${who} paused the leaderboard`,
  resume: ({ who }) => `${who} let the leaderboard run again`,
  end: ({ who }) => `${who} ended the celebration`,
  reopen: ({ who }) => `${who} opened the celebration again`,
  details: ({ who }) => `${who} changed the details`,
  boards: ({ who }) => `${who} changed what the leaderboard shows`,
  look: ({ who }) => `${who} changed the look`,
  menu: ({ who }) => `${who} changed the menu`,
  'without-alcohol': ({ who }) => `${who} changed “Without alcohol”`,
  wall: ({ who, to }) => (to ? `${who} changed the wall to “${to}”` : `${who} changed the wall`),
  'wall-pace-on': ({ who }) => `${who} put “Fastest Pace” on the wall`,
  'wall-pace-off': ({ who }) => `${who} took “Fastest Pace” off the wall`,
  'moments-on': ({ who }) => `${who} switched moments on`,
  'moments-off': ({ who }) => `${who} switched moments off`,
  'wall-code-hidden': ({ who }) => `${who} hid the code on the wall`,
  'wall-code-shown': ({ who }) => `${who} showed the code on the wall again`,
  word: ({ who, to }) => `${who} said “${to}”`,
  'take-back-word': ({ who }) => `${who} took the word back`,
  delete: ({ who }) => `${who} deleted the celebration`,
  keep: ({ who }) => `${who} kept the celebration`,
  invite: ({ who }) => `${who} invited a host`,
  withdraw: ({ who }) => `${who} withdrew the invitation of a host`,
  join: ({ who }) => `${who} joined as a host`,
  'take-over': ({ who, to }) =>
    to ? `${who} took the celebration over from ${to}` : `${who} took the celebration over`,
  leave: ({ who }) => `${who} left the hosts`,
  'remove-host': ({ who, to }) => (to ? `${who} removed ${to} as a host` : `${who} removed a host`),
  'house-rules': () => 'The house set its rules',
  other: ({ who }) => `${who} changed something`,
};

/** Replaces the name of a host whose account is deleted, at the beginning of a sentence. */
export const formerHost = 'A former host';
