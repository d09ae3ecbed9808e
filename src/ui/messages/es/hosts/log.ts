import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { language } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'los nombres',
  date: 'la fecha',
  timeZone: 'la zona horaria',
  language: 'el idioma de las tarjetas',
  cardLanguages: 'los otros idiomas de las tarjetas',
  gettingHome: 'la vuelta a casa',
  ends: 'el final',
};
const LIST = new Intl.ListFormat(language, { type: 'conjunction' });
/** 'los nombres y la fecha'. `fields`: those of a celebration. */
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'Las bebidas están en otro orden.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `Cambiaste el nombre de «${name}» a «${to}»` : `Cambiaste a «${to}» el nombre de alguien que ya se ha ido`,
  hide: ({ name }) => (name ? `Ocultaste a «${name}»` : 'Ocultaste a alguien que ya se ha ido'),
  show: ({ name }) => (name ? `Volviste a mostrar a «${name}»` : 'Volviste a mostrar a alguien que ya se ha ido'),
  'let-in': ({ name }) => (name ? `Dejaste pasar a «${name}»` : 'Dejaste pasar a alguien que ya se ha ido'),
  'let-in-all': ({ guests }) =>
    plural(guests, { one: 'Dejaste pasar a 1 persona', other: `Dejaste pasar a ${guests} personas` }),
  'turn-away': ({ name }) => (name ? `No dejaste pasar a «${name}»` : 'No dejaste pasar a alguien que ya se ha ido'),
  remove: ({ name }) => (name ? `Sacaste a «${name}»` : 'Sacaste a alguien que ya se ha ido'),
  restore: ({ name }) => (name ? `Dejaste volver a «${name}»` : 'Dejaste volver a alguien que ya se ha ido'),
  'hand-over': ({ name }) =>
    name
      ? `Mostraste un QR que pasa la noche de «${name}» a otro móvil`
      : 'Mostraste un QR que pasa la noche de alguien que ya se ha ido a otro móvil',
  create: () => 'Creaste la fiesta',
  copy: () => 'Creaste la fiesta a partir de otra',
  'door-open': () => 'Pusiste la puerta en «Todo el mundo»',
  'door-ask': () => 'Pusiste la puerta en «Yo les abro»',
  'door-closed': () => 'Pusiste la puerta en «Nadie más»',
  pause: () => 'Pusiste el ranking en pausa',
  resume: () => 'Pusiste el ranking en marcha',
  end: () => 'Terminaste la fiesta',
  reopen: () => 'Abriste la fiesta otra vez',
  details: () => 'Cambiaste los detalles',
  boards: () => 'Cambiaste lo que muestra el ranking',
  look: () => 'Cambiaste el estilo',
  menu: () => 'Cambiaste la carta de bebidas',
  'without-alcohol': () => 'Cambiaste «Sin alcohol»',
  wall: ({ to }) => (to ? `Pusiste la pantalla en «${to}»` : 'Cambiaste la pantalla'),
  'wall-pace-on': () => 'Pusiste «Más ritmo» en la pantalla',
  'wall-pace-off': () => 'Quitaste «Más ritmo» de la pantalla',
  'moments-on': () => 'Activaste los momentos',
  'moments-off': () => 'Desactivaste los momentos',
  'wall-code-hidden': () => 'Ocultaste el código de la pantalla',
  'wall-code-shown': () => 'Volviste a mostrar el código en la pantalla',
  word: ({ to }) => `Dijiste «${to}»`,
  'take-back-word': () => 'Retiraste el mensaje',
  delete: () => 'Eliminaste la fiesta',
  keep: () => 'Conservaste la fiesta',
  invite: () => 'Invitaste a un anfitrión',
  withdraw: () => 'Retiraste la invitación de un anfitrión',
  join: () => 'Te uniste a los anfitriones',
  'take-over': ({ to }) => (to ? `Te hiciste cargo de la fiesta en lugar de ${to}` : 'Te hiciste cargo de la fiesta'),
  leave: () => 'Dejaste de organizar la fiesta',
  'remove-host': ({ to }) => (to ? `Quitaste a ${to} de los anfitriones` : 'Quitaste a un anfitrión'),
  'house-rules': () => 'La casa fijó sus reglas',
  other: () => 'Cambiaste algo',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name
      ? `${who} cambió el nombre de «${name}» a «${to}»`
      : `${who} cambió a «${to}» el nombre de alguien que ya se ha ido`,
  hide: ({ who, name }) => (name ? `${who} ocultó a «${name}»` : `${who} ocultó a alguien que ya se ha ido`),
  show: ({ who, name }) =>
    name ? `${who} volvió a mostrar a «${name}»` : `${who} volvió a mostrar a alguien que ya se ha ido`,
  'let-in': ({ who, name }) =>
    name ? `${who} dejó pasar a «${name}»` : `${who} dejó pasar a alguien que ya se ha ido`,
  'let-in-all': ({ who, guests }) =>
    plural(guests, { one: `${who} dejó pasar a 1 persona`, other: `${who} dejó pasar a ${guests} personas` }),
  'turn-away': ({ who, name }) =>
    name ? `${who} no dejó pasar a «${name}»` : `${who} no dejó pasar a alguien que ya se ha ido`,
  remove: ({ who, name }) => (name ? `${who} sacó a «${name}»` : `${who} sacó a alguien que ya se ha ido`),
  restore: ({ who, name }) =>
    name ? `${who} dejó volver a «${name}»` : `${who} dejó volver a alguien que ya se ha ido`,
  'hand-over': ({ who, name }) =>
    name
      ? `${who} mostró un QR que pasa la noche de «${name}» a otro móvil`
      : `${who} mostró un QR que pasa la noche de alguien que ya se ha ido a otro móvil`,
  create: ({ who }) => `${who} creó la fiesta`,
  copy: ({ who }) => `${who} creó la fiesta a partir de otra`,
  'door-open': ({ who }) => `${who} puso la puerta en «Todo el mundo»`,
  'door-ask': ({ who }) => `${who} puso la puerta en «Yo les abro»`,
  'door-closed': ({ who }) => `${who} puso la puerta en «Nadie más»`,
  pause: ({ who }) => `${who} puso el ranking en pausa`,
  resume: ({ who }) => `${who} puso el ranking en marcha`,
  end: ({ who }) => `${who} terminó la fiesta`,
  reopen: ({ who }) => `${who} abrió la fiesta otra vez`,
  details: ({ who }) => `${who} cambió los detalles`,
  boards: ({ who }) => `${who} cambió lo que muestra el ranking`,
  look: ({ who }) => `${who} cambió el estilo`,
  menu: ({ who }) => `${who} cambió la carta de bebidas`,
  'without-alcohol': ({ who }) => `${who} cambió «Sin alcohol»`,
  wall: ({ who, to }) => (to ? `${who} puso la pantalla en «${to}»` : `${who} cambió la pantalla`),
  'wall-pace-on': ({ who }) => `${who} puso «Más ritmo» en la pantalla`,
  'wall-pace-off': ({ who }) => `${who} quitó «Más ritmo» de la pantalla`,
  'moments-on': ({ who }) => `${who} activó los momentos`,
  'moments-off': ({ who }) => `${who} desactivó los momentos`,
  'wall-code-hidden': ({ who }) => `${who} ocultó el código de la pantalla`,
  'wall-code-shown': ({ who }) => `${who} volvió a mostrar el código en la pantalla`,
  word: ({ who, to }) => `${who} dijo «${to}»`,
  'take-back-word': ({ who }) => `${who} retiró el mensaje`,
  delete: ({ who }) => `${who} eliminó la fiesta`,
  keep: ({ who }) => `${who} conservó la fiesta`,
  invite: ({ who }) => `${who} invitó a un anfitrión`,
  withdraw: ({ who }) => `${who} retiró la invitación de un anfitrión`,
  join: ({ who }) => `${who} se unió a los anfitriones`,
  'take-over': ({ who, to }) =>
    to ? `${who} se hizo cargo de la fiesta en lugar de ${to}` : `${who} se hizo cargo de la fiesta`,
  leave: ({ who }) => `${who} dejó de organizar la fiesta`,
  'remove-host': ({ who, to }) => (to ? `${who} quitó a ${to} de los anfitriones` : `${who} quitó a un anfitrión`),
  'house-rules': () => 'La casa fijó sus reglas',
  other: ({ who }) => `${who} cambió algo`,
};

export const formerHost = 'Un antiguo anfitrión';
