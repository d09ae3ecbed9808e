import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'de namen',
  date: 'de datum',
  timeZone: 'de tijdzone',
  language: 'de taal van de kaartjes',
  cardLanguages: 'de andere talen van de kaartjes',
  gettingHome: 'de weg naar huis',
  ends: 'het einde',
};
const LIST = new Intl.ListFormat(locale, { type: 'conjunction' });
/** 'de namen en de datum'. `fields`: those of a celebration. */
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'De drankjes staan in een andere volgorde.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `Je hebt ‘${name}’ hernoemd naar ‘${to}’` : `Je hebt een vertrokken gast hernoemd naar ‘${to}’`,
  hide: ({ name }) => (name ? `Je hebt ‘${name}’ verborgen` : 'Je hebt een vertrokken gast verborgen'),
  show: ({ name }) => (name ? `Je hebt ‘${name}’ weer getoond` : 'Je hebt een vertrokken gast weer getoond'),
  'let-in': ({ name }) => (name ? `Je hebt ‘${name}’ binnengelaten` : 'Je hebt een vertrokken gast binnengelaten'),
  'let-in-all': ({ guests }) =>
    plural(guests, { one: 'Je hebt 1 gast binnengelaten', other: `Je hebt ${guests} gasten binnengelaten` }),
  'turn-away': ({ name }) =>
    name ? `Je hebt ‘${name}’ niet binnengelaten` : 'Je hebt een vertrokken gast niet binnengelaten',
  remove: ({ name }) => (name ? `Je hebt ‘${name}’ verwijderd` : 'Je hebt een vertrokken gast verwijderd'),
  restore: ({ name }) =>
    name ? `Je hebt ‘${name}’ weer binnengelaten` : 'Je hebt een vertrokken gast weer binnengelaten',
  'hand-over': ({ name }) =>
    name
      ? `Je hebt een QR-code getoond die de avond van ‘${name}’ op een andere telefoon overzet`
      : 'Je hebt een QR-code getoond die de avond van een vertrokken gast op een andere telefoon overzet',
  create: () => 'Je hebt het feest aangemaakt',
  copy: () => 'Je hebt het feest aangemaakt als kopie van een ander feest',
  'door-open': () => 'Je hebt de deur op ‘Iedereen’ gezet',
  'door-ask': () => 'Je hebt de deur op ‘Ik laat ze binnen’ gezet',
  'door-closed': () => 'Je hebt de deur op ‘Niemand meer’ gezet',
  pause: () => 'Je hebt de ranglijst gepauzeerd',
  resume: () => 'Je hebt de ranglijst weer laten lopen',
  end: () => 'Je hebt het feest afgesloten',
  reopen: () => 'Je hebt het feest weer geopend',
  details: () => 'Je hebt de details gewijzigd',
  boards: () => 'Je hebt gewijzigd wat de ranglijst toont',
  look: () => 'Je hebt de stijl gewijzigd',
  menu: () => 'Je hebt de drankkaart gewijzigd',
  'without-alcohol': () => 'Je hebt ‘Zonder alcohol’ gewijzigd',
  wall: ({ to }) => (to ? `Je hebt het feestscherm op ‘${to}’ gezet` : 'Je hebt het feestscherm gewijzigd'),
  'wall-pace-on': () => 'Je hebt ‘Hoogste tempo’ op het feestscherm gezet',
  'wall-pace-off': () => 'Je hebt ‘Hoogste tempo’ van het feestscherm gehaald',
  'moments-on': () => 'Je hebt feestmomenten aangezet',
  'moments-off': () => 'Je hebt feestmomenten uitgezet',
  'wall-code-hidden': () => 'Je hebt de code op het feestscherm afgedekt',
  'wall-code-shown': () => 'Je hebt de code weer op het feestscherm getoond',
  word: ({ to }) => `Je hebt gezegd: ‘${to}’`,
  'take-back-word': () => 'Je hebt het woordje teruggenomen',
  delete: () => 'Je hebt het feest verwijderd',
  keep: () => 'Je hebt het feest behouden',
  invite: () => 'Je hebt een gastgever uitgenodigd',
  withdraw: () => 'Je hebt de uitnodiging van een gastgever ingetrokken',
  join: () => 'Je bent gastgever geworden',
  'take-over': ({ to }) => (to ? `Je hebt het feest overgenomen van ${to}` : 'Je hebt het feest overgenomen'),
  leave: () => 'Je bent gestopt als gastgever',
  'remove-host': ({ to }) => (to ? `Je hebt ${to} verwijderd als gastgever` : 'Je hebt een gastgever verwijderd'),
  'house-rules': () => 'Het huis heeft zijn regels bepaald',
  other: () => 'Je hebt iets gewijzigd',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name ? `${who} heeft ‘${name}’ hernoemd naar ‘${to}’` : `${who} heeft een vertrokken gast hernoemd naar ‘${to}’`,
  hide: ({ who, name }) => (name ? `${who} heeft ‘${name}’ verborgen` : `${who} heeft een vertrokken gast verborgen`),
  show: ({ who, name }) =>
    name ? `${who} heeft ‘${name}’ weer getoond` : `${who} heeft een vertrokken gast weer getoond`,
  'let-in': ({ who, name }) =>
    name ? `${who} heeft ‘${name}’ binnengelaten` : `${who} heeft een vertrokken gast binnengelaten`,
  'let-in-all': ({ who, guests }) =>
    plural(guests, { one: `${who} heeft 1 gast binnengelaten`, other: `${who} heeft ${guests} gasten binnengelaten` }),
  'turn-away': ({ who, name }) =>
    name ? `${who} heeft ‘${name}’ niet binnengelaten` : `${who} heeft een vertrokken gast niet binnengelaten`,
  remove: ({ who, name }) =>
    name ? `${who} heeft ‘${name}’ verwijderd` : `${who} heeft een vertrokken gast verwijderd`,
  restore: ({ who, name }) =>
    name ? `${who} heeft ‘${name}’ weer binnengelaten` : `${who} heeft een vertrokken gast weer binnengelaten`,
  'hand-over': ({ who, name }) =>
    name
      ? `${who} heeft een QR-code getoond die de avond van ‘${name}’ op een andere telefoon overzet`
      : `${who} heeft een QR-code getoond die de avond van een vertrokken gast op een andere telefoon overzet`,
  create: ({ who }) => `${who} heeft het feest aangemaakt`,
  copy: ({ who }) => `${who} heeft het feest aangemaakt als kopie van een ander feest`,
  'door-open': ({ who }) => `${who} heeft de deur op ‘Iedereen’ gezet`,
  'door-ask': ({ who }) => `${who} heeft de deur op ‘Ik laat ze binnen’ gezet`,
  'door-closed': ({ who }) => `${who} heeft de deur op ‘Niemand meer’ gezet`,
  pause: ({ who }) => `${who} heeft de ranglijst gepauzeerd`,
  resume: ({ who }) => `${who} heeft de ranglijst weer laten lopen`,
  end: ({ who }) => `${who} heeft het feest afgesloten`,
  reopen: ({ who }) => `${who} heeft het feest weer geopend`,
  details: ({ who }) => `${who} heeft de details gewijzigd`,
  boards: ({ who }) => `${who} heeft gewijzigd wat de ranglijst toont`,
  look: ({ who }) => `${who} heeft de stijl gewijzigd`,
  menu: ({ who }) => `${who} heeft de drankkaart gewijzigd`,
  'without-alcohol': ({ who }) => `${who} heeft ‘Zonder alcohol’ gewijzigd`,
  wall: ({ who, to }) =>
    to ? `${who} heeft het feestscherm op ‘${to}’ gezet` : `${who} heeft het feestscherm gewijzigd`,
  'wall-pace-on': ({ who }) => `${who} heeft ‘Hoogste tempo’ op het feestscherm gezet`,
  'wall-pace-off': ({ who }) => `${who} heeft ‘Hoogste tempo’ van het feestscherm gehaald`,
  'moments-on': ({ who }) => `${who} heeft feestmomenten aangezet`,
  'moments-off': ({ who }) => `${who} heeft feestmomenten uitgezet`,
  'wall-code-hidden': ({ who }) => `${who} heeft de code op het feestscherm afgedekt`,
  'wall-code-shown': ({ who }) => `${who} heeft de code weer op het feestscherm getoond`,
  word: ({ who, to }) => `${who} heeft gezegd: ‘${to}’`,
  'take-back-word': ({ who }) => `${who} heeft het woordje teruggenomen`,
  delete: ({ who }) => `${who} heeft het feest verwijderd`,
  keep: ({ who }) => `${who} heeft het feest behouden`,
  invite: ({ who }) => `${who} heeft een gastgever uitgenodigd`,
  withdraw: ({ who }) => `${who} heeft de uitnodiging van een gastgever ingetrokken`,
  join: ({ who }) => `${who} is gastgever geworden`,
  'take-over': ({ who, to }) =>
    to ? `${who} heeft het feest overgenomen van ${to}` : `${who} heeft het feest overgenomen`,
  leave: ({ who }) => `${who} is gestopt als gastgever`,
  'remove-host': ({ who, to }) =>
    to ? `${who} heeft ${to} verwijderd als gastgever` : `${who} heeft een gastgever verwijderd`,
  'house-rules': () => 'Het huis heeft zijn regels bepaald',
  other: ({ who }) => `${who} heeft iets gewijzigd`,
};

export const formerHost = 'Een voormalige gastgever';
