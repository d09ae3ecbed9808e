import type { Deeds } from '../../forms/deeds.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'imiona',
  date: 'data',
  timeZone: 'strefa czasowa',
  language: 'język kartek',
  cardLanguages: 'pozostałe języki kartek',
  gettingHome: 'powrót do domu',
  ends: 'koniec',
};
const LIST = new Intl.ListFormat(locale, { type: 'conjunction' });
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'Napoje są w innej kolejności.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `Zmieniasz imię gościa „${name}” na „${to}”` : `Zmieniasz na „${to}” imię gościa, którego już nie ma`,
  hide: ({ name }) => (name ? `Ukrywasz gościa „${name}”` : 'Ukrywasz gościa, którego już nie ma'),
  show: ({ name }) => (name ? `Pokazujesz znowu gościa „${name}”` : 'Pokazujesz znowu gościa, którego już nie ma'),
  'let-in': ({ name }) => (name ? `Wpuszczasz gościa „${name}”` : 'Wpuszczasz gościa, którego już nie ma'),
  'let-in-all': ({ guests }) =>
    plural(guests, {
      one: 'Wpuszczasz 1 gościa',
      few: `Wpuszczasz ${guests} gości`,
      many: `Wpuszczasz ${guests} gości`,
      other: `Wpuszczasz ${guests} gościa`,
    }),
  'turn-away': ({ name }) => (name ? `Nie wpuszczasz gościa „${name}”` : 'Nie wpuszczasz gościa, którego już nie ma'),
  remove: ({ name }) => (name ? `Usuwasz gościa „${name}”` : 'Usuwasz gościa, którego już nie ma'),
  restore: ({ name }) =>
    name ? `Wpuszczasz z powrotem gościa „${name}”` : 'Wpuszczasz z powrotem gościa, którego już nie ma',
  'hand-over': ({ name }) =>
    name
      ? `Pokazujesz kod QR, który przenosi wieczór gościa „${name}” na inny telefon`
      : 'Pokazujesz kod QR, który przenosi wieczór gościa, którego już nie ma, na inny telefon',
  create: () => 'Tworzysz wesele',
  copy: () => 'Tworzysz wesele jako kopię innego',
  'door-open': () => 'Ustawiasz drzwi na „Wszyscy”',
  'door-ask': () => 'Ustawiasz drzwi na „Ja wpuszczam”',
  'door-closed': () => 'Ustawiasz drzwi na „Nikt nowy”',
  pause: () => 'Wstrzymujesz ranking',
  resume: () => 'Uruchamiasz ranking ponownie',
  end: () => 'Kończysz wesele',
  reopen: () => 'Otwierasz wesele ponownie',
  details: () => 'Zmieniasz szczegóły',
  boards: () => 'Zmieniasz to, co pokazuje ranking',
  look: () => 'Zmieniasz wygląd',
  menu: () => 'Zmieniasz kartę napojów',
  'without-alcohol': () => 'Zmieniasz ustawienie „Bez alkoholu”',
  wall: ({ to }) => (to ? `Ustawiasz duży ekran na „${to}”` : 'Zmieniasz duży ekran'),
  'wall-pace-on': () => 'Pokazujesz „Najszybsze tempo” na dużym ekranie',
  'wall-pace-off': () => 'Usuwasz „Najszybsze tempo” z dużego ekranu',
  'moments-on': () => 'Włączasz chwile',
  'moments-off': () => 'Wyłączasz chwile',
  'wall-code-hidden': () => 'Ukrywasz kod na dużym ekranie',
  'wall-code-shown': () => 'Pokazujesz znowu kod na dużym ekranie',
  word: ({ to }) => `Mówisz: „${to}”`,
  'take-back-word': () => 'Cofasz słówko',
  delete: () => 'Usuwasz wesele',
  keep: () => 'Zachowujesz wesele',
  invite: () => 'Zapraszasz kogoś do grona gospodarzy',
  withdraw: () => 'Wycofujesz zaproszenie do grona gospodarzy',
  join: () => 'Dołączasz do grona gospodarzy',
  'take-over': ({ to }) => (to ? `Przejmujesz wesele (wcześniej: ${to})` : 'Przejmujesz wesele'),
  leave: () => 'Odchodzisz z grona gospodarzy',
  'remove-host': ({ to }) => (to ? `Usuwasz z grona gospodarzy: ${to}` : 'Usuwasz kogoś z grona gospodarzy'),
  'house-rules': () => 'Obiekt ustala swoje zasady',
  other: () => 'Coś zmieniasz',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name
      ? `${who} zmienia imię gościa „${name}” na „${to}”`
      : `${who} zmienia na „${to}” imię gościa, którego już nie ma`,
  hide: ({ who, name }) => (name ? `${who} ukrywa gościa „${name}”` : `${who} ukrywa gościa, którego już nie ma`),
  show: ({ who, name }) =>
    name ? `${who} pokazuje znowu gościa „${name}”` : `${who} pokazuje znowu gościa, którego już nie ma`,
  'let-in': ({ who, name }) =>
    name ? `${who} wpuszcza gościa „${name}”` : `${who} wpuszcza gościa, którego już nie ma`,
  'let-in-all': ({ who, guests }) =>
    plural(guests, {
      one: `${who} wpuszcza 1 gościa`,
      few: `${who} wpuszcza ${guests} gości`,
      many: `${who} wpuszcza ${guests} gości`,
      other: `${who} wpuszcza ${guests} gościa`,
    }),
  'turn-away': ({ who, name }) =>
    name ? `${who} nie wpuszcza gościa „${name}”` : `${who} nie wpuszcza gościa, którego już nie ma`,
  remove: ({ who, name }) => (name ? `${who} usuwa gościa „${name}”` : `${who} usuwa gościa, którego już nie ma`),
  restore: ({ who, name }) =>
    name ? `${who} wpuszcza z powrotem gościa „${name}”` : `${who} wpuszcza z powrotem gościa, którego już nie ma`,
  'hand-over': ({ who, name }) =>
    name
      ? `${who} pokazuje kod QR, który przenosi wieczór gościa „${name}” na inny telefon`
      : `${who} pokazuje kod QR, który przenosi wieczór gościa, którego już nie ma, na inny telefon`,
  create: ({ who }) => `${who} tworzy wesele`,
  copy: ({ who }) => `${who} tworzy wesele jako kopię innego`,
  'door-open': ({ who }) => `${who} ustawia drzwi na „Wszyscy”`,
  'door-ask': ({ who }) => `${who} ustawia drzwi na „Ja wpuszczam”`,
  'door-closed': ({ who }) => `${who} ustawia drzwi na „Nikt nowy”`,
  pause: ({ who }) => `${who} wstrzymuje ranking`,
  resume: ({ who }) => `${who} uruchamia ranking ponownie`,
  end: ({ who }) => `${who} kończy wesele`,
  reopen: ({ who }) => `${who} otwiera wesele ponownie`,
  details: ({ who }) => `${who} zmienia szczegóły`,
  boards: ({ who }) => `${who} zmienia to, co pokazuje ranking`,
  look: ({ who }) => `${who} zmienia wygląd`,
  menu: ({ who }) => `${who} zmienia kartę napojów`,
  'without-alcohol': ({ who }) => `${who} zmienia ustawienie „Bez alkoholu”`,
  wall: ({ who, to }) => (to ? `${who} ustawia duży ekran na „${to}”` : `${who} zmienia duży ekran`),
  'wall-pace-on': ({ who }) => `${who} pokazuje „Najszybsze tempo” na dużym ekranie`,
  'wall-pace-off': ({ who }) => `${who} usuwa „Najszybsze tempo” z dużego ekranu`,
  'moments-on': ({ who }) => `${who} włącza chwile`,
  'moments-off': ({ who }) => `${who} wyłącza chwile`,
  'wall-code-hidden': ({ who }) => `${who} ukrywa kod na dużym ekranie`,
  'wall-code-shown': ({ who }) => `${who} pokazuje znowu kod na dużym ekranie`,
  word: ({ who, to }) => `${who} mówi: „${to}”`,
  'take-back-word': ({ who }) => `${who} cofa słówko`,
  delete: ({ who }) => `${who} usuwa wesele`,
  keep: ({ who }) => `${who} zachowuje wesele`,
  invite: ({ who }) => `${who} zaprasza kogoś do grona gospodarzy`,
  withdraw: ({ who }) => `${who} wycofuje zaproszenie do grona gospodarzy`,
  join: ({ who }) => `${who} dołącza do grona gospodarzy`,
  'take-over': ({ who, to }) => (to ? `${who} przejmuje wesele (wcześniej: ${to})` : `${who} przejmuje wesele`),
  leave: ({ who }) => `${who} odchodzi z grona gospodarzy`,
  'remove-host': ({ who, to }) =>
    to ? `${who} usuwa z grona gospodarzy: ${to}` : `${who} usuwa kogoś z grona gospodarzy`,
  'house-rules': () => 'Obiekt ustala swoje zasady',
  other: ({ who }) => `${who} coś zmienia`,
};

export const formerHost = 'Ktoś z dawnych gospodarzy';
