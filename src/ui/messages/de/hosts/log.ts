import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'die Namen',
  date: 'das Datum',
  timeZone: 'die Zeitzone',
  language: 'die Sprache der Kärtchen',
  cardLanguages: 'die weiteren Sprachen der Kärtchen',
  gettingHome: 'der Heimweg',
  ends: 'das Ende',
};
const LIST = new Intl.ListFormat(locale, { type: 'conjunction' });
/** 'die Namen und das Datum'. `fields`: those of a celebration. */
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'Die Getränke stehen in anderer Reihenfolge.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `Du hast „${name}“ in „${to}“ umbenannt` : `Du hast einen Gast, der nicht mehr da ist, in „${to}“ umbenannt`,
  hide: ({ name }) =>
    name ? `Du hast „${name}“ ausgeblendet` : 'Du hast einen Gast, der nicht mehr da ist, ausgeblendet',
  show: ({ name }) =>
    name ? `Du hast „${name}“ wieder gezeigt` : 'Du hast einen Gast, der nicht mehr da ist, wieder gezeigt',
  'let-in': ({ name }) =>
    name ? `Du hast „${name}“ reingelassen` : 'Du hast einen Gast, der nicht mehr da ist, reingelassen',
  'let-in-all': ({ guests }) =>
    plural(guests, { one: 'Du hast 1 Gast reingelassen', other: `Du hast ${guests} Gäste reingelassen` }),
  'turn-away': ({ name }) =>
    name ? `Du hast „${name}“ nicht reingelassen` : 'Du hast einen Gast, der nicht mehr da ist, nicht reingelassen',
  remove: ({ name }) => (name ? `Du hast „${name}“ entfernt` : 'Du hast einen Gast, der nicht mehr da ist, entfernt'),
  restore: ({ name }) =>
    name ? `Du hast „${name}“ wieder reingelassen` : 'Du hast einen Gast, der nicht mehr da ist, wieder reingelassen',
  'hand-over': ({ name }) =>
    name
      ? `Du hast einen QR-Code gezeigt, der den Abend von „${name}“ auf ein anderes Handy bringt`
      : 'Du hast einen QR-Code gezeigt, der den Abend eines Gastes, der nicht mehr da ist, auf ein anderes Handy bringt',
  create: () => 'Du hast das Fest angelegt',
  copy: () => 'Du hast das Fest als Kopie eines anderen angelegt',
  'door-open': () => 'Du hast die Tür auf „Alle“ gestellt',
  'door-ask': () => 'Du hast die Tür auf „Wen ich reinlasse“ gestellt',
  'door-closed': () => 'Du hast die Tür auf „Niemand Neues“ gestellt',
  pause: () => 'Du hast die Rangliste pausiert',
  resume: () => 'Du hast die Rangliste weiterlaufen lassen',
  end: () => 'Du hast das Fest beendet',
  reopen: () => 'Du hast das Fest wieder geöffnet',
  details: () => 'Du hast die Details geändert',
  boards: () => 'Du hast geändert, was die Rangliste zeigt',
  look: () => 'Du hast den Stil geändert',
  menu: () => 'Du hast die Getränkekarte geändert',
  'without-alcohol': () => 'Du hast „Ohne Alkohol“ geändert',
  wall: ({ to }) => (to ? `Du hast die Leinwand auf „${to}“ gestellt` : 'Du hast die Leinwand geändert'),
  'wall-pace-on': () => 'Du hast „Höchstes Tempo“ auf die Leinwand gebracht',
  'wall-pace-off': () => 'Du hast „Höchstes Tempo“ von der Leinwand genommen',
  'moments-on': () => 'Du hast Momente eingeschaltet',
  'moments-off': () => 'Du hast Momente ausgeschaltet',
  'wall-code-hidden': () => 'Du hast den Code auf der Leinwand verdeckt',
  'wall-code-shown': () => 'Du hast den Code auf der Leinwand wieder gezeigt',
  word: ({ to }) => `Du hast gesagt: „${to}“`,
  'take-back-word': () => 'Du hast das Wort zurückgenommen',
  delete: () => 'Du hast das Fest gelöscht',
  keep: () => 'Du hast das Fest behalten',
  invite: () => 'Du hast jemanden ins Team eingeladen',
  withdraw: () => 'Du hast eine Einladung ins Team zurückgezogen',
  join: () => 'Du bist dem Team beigetreten',
  'take-over': ({ to }) => (to ? `Du hast das Fest von ${to} übernommen` : 'Du hast das Fest übernommen'),
  leave: () => 'Du hast das Team verlassen',
  'remove-host': ({ to }) => (to ? `Du hast ${to} aus dem Team entfernt` : 'Du hast jemanden aus dem Team entfernt'),
  'house-rules': () => 'Das Haus hat seine Regeln gesetzt',
  other: () => 'Du hast etwas geändert',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name
      ? `${who} hat „${name}“ in „${to}“ umbenannt`
      : `${who} hat einen Gast, der nicht mehr da ist, in „${to}“ umbenannt`,
  hide: ({ who, name }) =>
    name ? `${who} hat „${name}“ ausgeblendet` : `${who} hat einen Gast, der nicht mehr da ist, ausgeblendet`,
  show: ({ who, name }) =>
    name ? `${who} hat „${name}“ wieder gezeigt` : `${who} hat einen Gast, der nicht mehr da ist, wieder gezeigt`,
  'let-in': ({ who, name }) =>
    name ? `${who} hat „${name}“ reingelassen` : `${who} hat einen Gast, der nicht mehr da ist, reingelassen`,
  'let-in-all': ({ who, guests }) =>
    plural(guests, { one: `${who} hat 1 Gast reingelassen`, other: `${who} hat ${guests} Gäste reingelassen` }),
  'turn-away': ({ who, name }) =>
    name
      ? `${who} hat „${name}“ nicht reingelassen`
      : `${who} hat einen Gast, der nicht mehr da ist, nicht reingelassen`,
  remove: ({ who, name }) =>
    name ? `${who} hat „${name}“ entfernt` : `${who} hat einen Gast, der nicht mehr da ist, entfernt`,
  restore: ({ who, name }) =>
    name
      ? `${who} hat „${name}“ wieder reingelassen`
      : `${who} hat einen Gast, der nicht mehr da ist, wieder reingelassen`,
  'hand-over': ({ who, name }) =>
    name
      ? `${who} hat einen QR-Code gezeigt, der den Abend von „${name}“ auf ein anderes Handy bringt`
      : `${who} hat einen QR-Code gezeigt, der den Abend eines Gastes, der nicht mehr da ist, auf ein anderes Handy bringt`,
  create: ({ who }) => `${who} hat das Fest angelegt`,
  copy: ({ who }) => `${who} hat das Fest als Kopie eines anderen angelegt`,
  'door-open': ({ who }) => `${who} hat die Tür auf „Alle“ gestellt`,
  'door-ask': ({ who }) => `${who} hat die Tür auf „Wen ich reinlasse“ gestellt`,
  'door-closed': ({ who }) => `${who} hat die Tür auf „Niemand Neues“ gestellt`,
  pause: ({ who }) => `${who} hat die Rangliste pausiert`,
  resume: ({ who }) => `${who} hat die Rangliste weiterlaufen lassen`,
  end: ({ who }) => `${who} hat das Fest beendet`,
  reopen: ({ who }) => `${who} hat das Fest wieder geöffnet`,
  details: ({ who }) => `${who} hat die Details geändert`,
  boards: ({ who }) => `${who} hat geändert, was die Rangliste zeigt`,
  look: ({ who }) => `${who} hat den Stil geändert`,
  menu: ({ who }) => `${who} hat die Getränkekarte geändert`,
  'without-alcohol': ({ who }) => `${who} hat „Ohne Alkohol“ geändert`,
  wall: ({ who, to }) => (to ? `${who} hat die Leinwand auf „${to}“ gestellt` : `${who} hat die Leinwand geändert`),
  'wall-pace-on': ({ who }) => `${who} hat „Höchstes Tempo“ auf die Leinwand gebracht`,
  'wall-pace-off': ({ who }) => `${who} hat „Höchstes Tempo“ von der Leinwand genommen`,
  'moments-on': ({ who }) => `${who} hat Momente eingeschaltet`,
  'moments-off': ({ who }) => `${who} hat Momente ausgeschaltet`,
  'wall-code-hidden': ({ who }) => `${who} hat den Code auf der Leinwand verdeckt`,
  'wall-code-shown': ({ who }) => `${who} hat den Code auf der Leinwand wieder gezeigt`,
  word: ({ who, to }) => `${who} hat gesagt: „${to}“`,
  'take-back-word': ({ who }) => `${who} hat das Wort zurückgenommen`,
  delete: ({ who }) => `${who} hat das Fest gelöscht`,
  keep: ({ who }) => `${who} hat das Fest behalten`,
  invite: ({ who }) => `${who} hat jemanden ins Team eingeladen`,
  withdraw: ({ who }) => `${who} hat eine Einladung ins Team zurückgezogen`,
  join: ({ who }) => `${who} ist dem Team beigetreten`,
  'take-over': ({ who, to }) => (to ? `${who} hat das Fest von ${to} übernommen` : `${who} hat das Fest übernommen`),
  leave: ({ who }) => `${who} hat das Team verlassen`,
  'remove-host': ({ who, to }) =>
    to ? `${who} hat ${to} aus dem Team entfernt` : `${who} hat jemanden aus dem Team entfernt`,
  'house-rules': () => 'Das Haus hat seine Regeln gesetzt',
  other: ({ who }) => `${who} hat etwas geändert`,
};

export const formerHost = 'Ein früheres Teammitglied';
