import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { language } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'les noms',
  date: 'la date',
  timeZone: 'le fuseau horaire',
  language: 'la langue des cartons',
  cardLanguages: 'les autres langues des cartons',
  gettingHome: 'le retour',
  ends: 'la fin',
};
const LIST = new Intl.ListFormat(language, { type: 'conjunction' });
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'Les boissons sont dans un autre ordre.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `Tu as renommé « ${name} » en « ${to} »` : `Tu as donné le nom « ${to} » à un invité parti depuis`,
  hide: ({ name }) =>
    name ? `Tu as masqué « ${name} » du classement` : 'Tu as masqué du classement un invité parti depuis',
  show: ({ name }) =>
    name ? `Tu as remis « ${name} » au classement` : 'Tu as remis au classement un invité parti depuis',
  'let-in': ({ name }) => (name ? `Tu as fait entrer « ${name} »` : 'Tu as fait entrer un invité parti depuis'),
  'let-in-all': ({ guests }) =>
    plural(guests, { one: `Tu as fait entrer ${guests} invité`, other: `Tu as fait entrer ${guests} invités` }),
  'turn-away': ({ name }) =>
    name ? `Tu as refusé l’entrée à « ${name} »` : 'Tu as refusé l’entrée à un invité parti depuis',
  remove: ({ name }) =>
    name ? `Tu as retiré « ${name} » de la fête` : 'Tu as retiré de la fête un invité parti depuis',
  restore: ({ name }) => (name ? `Tu as laissé revenir « ${name} »` : 'Tu as laissé revenir un invité parti depuis'),
  'hand-over': ({ name }) =>
    name
      ? `Tu as affiché un QR code qui passe la soirée de « ${name} » sur un autre téléphone`
      : 'Tu as affiché un QR code qui passe la soirée d’un invité parti depuis sur un autre téléphone',
  create: () => 'Tu as créé la fête',
  copy: () => 'Tu as créé la fête à partir d’une autre',
  'door-open': () => 'Tu as réglé la porte sur « Tout le monde »',
  'door-ask': () => 'Tu as réglé la porte sur « Avec mon accord »',
  'door-closed': () => 'Tu as réglé la porte sur « Plus personne »',
  pause: () => 'Tu as mis le classement en pause',
  resume: () => 'Tu as relancé le classement',
  end: () => 'Tu as terminé la fête',
  reopen: () => 'Tu as rouvert la fête',
  details: () => 'Tu as changé les réglages',
  boards: () => 'Tu as changé ce que montre le classement',
  look: () => 'Tu as changé le style',
  menu: () => 'Tu as changé la carte des boissons',
  'without-alcohol': () => 'Tu as changé « Sans alcool »',
  wall: ({ to }) => (to ? `Tu as réglé le grand écran sur « ${to} »` : 'Tu as changé le grand écran'),
  'wall-pace-on': () => 'Tu as mis « Rythme le plus rapide » sur le grand écran',
  'wall-pace-off': () => 'Tu as retiré « Rythme le plus rapide » du grand écran',
  'moments-on': () => 'Tu as activé les moments',
  'moments-off': () => 'Tu as désactivé les moments',
  'wall-code-hidden': () => 'Tu as caché le code du grand écran',
  'wall-code-shown': () => 'Tu as réaffiché le code sur le grand écran',
  word: ({ to }) => `Tu as dit « ${to} »`,
  'take-back-word': () => 'Tu as retiré le mot',
  delete: () => 'Tu as supprimé la fête',
  keep: () => 'Tu as gardé la fête',
  invite: () => 'Tu as invité un hôte',
  withdraw: () => 'Tu as retiré l’invitation d’un hôte',
  join: () => 'Tu as rejoint les hôtes',
  'take-over': ({ to }) => (to ? `Tu as repris la fête de ${to}` : 'Tu as repris la fête'),
  leave: () => 'Tu as quitté les hôtes',
  'remove-host': ({ to }) => (to ? `Tu as retiré ${to} des hôtes` : 'Tu as retiré un hôte'),
  'house-rules': () => 'La maison a fixé ses règles',
  other: () => 'Tu as changé quelque chose',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name ? `${who} a renommé « ${name} » en « ${to} »` : `${who} a donné le nom « ${to} » à un invité parti depuis`,
  hide: ({ who, name }) =>
    name ? `${who} a masqué « ${name} » du classement` : `${who} a masqué du classement un invité parti depuis`,
  show: ({ who, name }) =>
    name ? `${who} a remis « ${name} » au classement` : `${who} a remis au classement un invité parti depuis`,
  'let-in': ({ who, name }) =>
    name ? `${who} a fait entrer « ${name} »` : `${who} a fait entrer un invité parti depuis`,
  'let-in-all': ({ who, guests }) =>
    plural(guests, { one: `${who} a fait entrer ${guests} invité`, other: `${who} a fait entrer ${guests} invités` }),
  'turn-away': ({ who, name }) =>
    name ? `${who} a refusé l’entrée à « ${name} »` : `${who} a refusé l’entrée à un invité parti depuis`,
  remove: ({ who, name }) =>
    name ? `${who} a retiré « ${name} » de la fête` : `${who} a retiré de la fête un invité parti depuis`,
  restore: ({ who, name }) =>
    name ? `${who} a laissé revenir « ${name} »` : `${who} a laissé revenir un invité parti depuis`,
  'hand-over': ({ who, name }) =>
    name
      ? `${who} a affiché un QR code qui passe la soirée de « ${name} » sur un autre téléphone`
      : `${who} a affiché un QR code qui passe la soirée d’un invité parti depuis sur un autre téléphone`,
  create: ({ who }) => `${who} a créé la fête`,
  copy: ({ who }) => `${who} a créé la fête à partir d’une autre`,
  'door-open': ({ who }) => `${who} a réglé la porte sur « Tout le monde »`,
  'door-ask': ({ who }) => `${who} a réglé la porte sur « Avec mon accord »`,
  'door-closed': ({ who }) => `${who} a réglé la porte sur « Plus personne »`,
  pause: ({ who }) => `${who} a mis le classement en pause`,
  resume: ({ who }) => `${who} a relancé le classement`,
  end: ({ who }) => `${who} a terminé la fête`,
  reopen: ({ who }) => `${who} a rouvert la fête`,
  details: ({ who }) => `${who} a changé les réglages`,
  boards: ({ who }) => `${who} a changé ce que montre le classement`,
  look: ({ who }) => `${who} a changé le style`,
  menu: ({ who }) => `${who} a changé la carte des boissons`,
  'without-alcohol': ({ who }) => `${who} a changé « Sans alcool »`,
  wall: ({ who, to }) => (to ? `${who} a réglé le grand écran sur « ${to} »` : `${who} a changé le grand écran`),
  'wall-pace-on': ({ who }) => `${who} a mis « Rythme le plus rapide » sur le grand écran`,
  'wall-pace-off': ({ who }) => `${who} a retiré « Rythme le plus rapide » du grand écran`,
  'moments-on': ({ who }) => `${who} a activé les moments`,
  'moments-off': ({ who }) => `${who} a désactivé les moments`,
  'wall-code-hidden': ({ who }) => `${who} a caché le code du grand écran`,
  'wall-code-shown': ({ who }) => `${who} a réaffiché le code sur le grand écran`,
  word: ({ who, to }) => `${who} a dit « ${to} »`,
  'take-back-word': ({ who }) => `${who} a retiré le mot`,
  delete: ({ who }) => `${who} a supprimé la fête`,
  keep: ({ who }) => `${who} a gardé la fête`,
  invite: ({ who }) => `${who} a invité un hôte`,
  withdraw: ({ who }) => `${who} a retiré l’invitation d’un hôte`,
  join: ({ who }) => `${who} a rejoint les hôtes`,
  'take-over': ({ who, to }) => (to ? `${who} a repris la fête de ${to}` : `${who} a repris la fête`),
  leave: ({ who }) => `${who} a quitté les hôtes`,
  'remove-host': ({ who, to }) => (to ? `${who} a retiré ${to} des hôtes` : `${who} a retiré un hôte`),
  'house-rules': () => 'La maison a fixé ses règles',
  other: ({ who }) => `${who} a changé quelque chose`,
};

export const formerHost = 'Un ancien hôte';
