import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'Obiekt';
export const theHouseHint = 'Zasady ponad wszystkimi gospodarzami i kto odpowiada';
export const countAtOnce = 'Dla każdego wesela tutaj, od razu.';
export const standInFile = 'Te zasady są w pliku serwera. Zmienia się je tylko tam.';
export const openHasNoRules = 'Goście bez kodu są na otwartej zabawie, która nie ma zasad.';
export const openIsSwitchedOff = (setting: string) => `${setting} ją wyłącza.`;
export const forTheServer = 'Dla administratora serwera';
export const summary = { boards: 'Rankingi', wall: 'Na ekranach', position: 'Położenie', keep: 'Zostają' };
export const positions = { asked: 'można pytać', never: 'bez pytania' };
export const someOf = (some: number, all: number) => `${some} z ${all}`;

export const mayBeShownHere = 'Rankingi, które można pokazywać';
export const mayBeShownHint = 'Gospodarze wybierają z włączonych.';
export const boardsWithAlcohol = 'Każdy ranking, który liczy alkohol';
export const boardsWithAlcoholHint = 'Bez nich alkohol nie daje przewagi.';
export const isNeverShown = (board: string) => `Ranking „${board}” nie jest tu już pokazywany.`;
export const mayBeShown = (board: string) => `Ranking „${board}” znów można pokazywać.`;
export const alcoholNever = 'Rankingi, które liczą alkohol, nie są tu już pokazywane.';
export const alcoholAgain = 'Rankingi, które liczą alkohol, znów można pokazywać.';

export const namesOnWalls = 'Imiona na ekranach, najwyżej';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Każde wesele wybiera, co pokazuje jego ekran.',
  'first-names': 'Żaden ekran nie pokazuje ostatniego słowa imienia i nazwiska.',
  totals: 'Żaden ekran nie pokazuje imion.',
  off: 'Żadne wesele nie ma ekranu.',
};
export const guestsPrivacy = 'Prywatność gości';
export const mayBeAsked = 'Gości można pytać, gdzie są';
export const mayBeAskedHint = 'Jeśli nie, nikt nie jest pytany i żadne położenie nie jest zapisywane.';

export const celebrations = 'Wesela';
export const whoMakesThem = 'Kto je tworzy';
export const creators = { hosts: 'Każdy gospodarz', operators: 'Tylko operatorzy' };
export const howGuestsCome = 'Jak się wchodzi, dopóki gospodarze tego nie zmienią';
export const newDoors = { open: 'Wszyscy', ask: 'Gospodarze wpuszczają' };

export const keepDays = 'Jak długo zostają';
export const keepDaysHint = 'W dniach, od 7 do 400. Puste: na zawsze.';
export const keepDaysWrong = 'To musi być liczba całkowita od 7 do 400 albo nic.';
export const forEver = 'na zawsze';
export const outlived = (count: number) =>
  plural(count, {
    one: '1 wesele jest starsze. Dzień po tej zasadzie zostanie usunięte na zawsze.',
    few: `${count} wesela są starsze. Dzień po tej zasadzie zostaną usunięte na zawsze.`,
    many: `${count} wesel jest starszych. Dzień po tej zasadzie zostaną usunięte na zawsze.`,
    other: `${count} wesela jest starszego. Dzień po tej zasadzie zostanie usunięte na zawsze.`,
  });

export const whoIsResponsible = 'Kto odpowiada';
export const theyReadIt = 'Goście i gospodarze czytają to pod „Prywatność”.';
export const houseName = 'Nazwa obiektu';
export const contact = 'Kontakt';
export const contactHint = 'E-mail, telefon lub link';
export const imprint = 'Link do noty prawnej';
export const privacy = 'Link do polityki prywatności';
export const nameWrong = 'Nazwa ma najwyżej 60 znaków i żadnego niewidocznego.';
export const contactWrong = 'To musi być adres e-mail, numer telefonu jak +43 1 234567 albo link.';
export const linkWrong = 'To musi być cały link, na przykład https://hotel.example.';
export const notSet = 'Nie podano';
export const add = 'Dodaj';
export const theyReadItNow = 'Goście i gospodarze już to czytają.';

export const countsNow = 'Zasada już obowiązuje.';
export const countsNoLonger = 'Tutaj znów wybierają gospodarze.';

export const boardIsNotShown = 'Obiekt nie pokazuje tego rankingu';
export const noneIsShown =
  'Teraz nie widać żadnego rankingu, bo obiekt zabrania tych, które były włączone. Włącz inny.';
export const noneMayBeShown = 'Obiekt nie pokazuje tu żadnego rankingu. Żadnego nie można włączyć.';
export const wallIsLimited = 'Obiekt nie pozwala ekranom pokazywać więcej z imion i nazwisk.';
export const rulesOfTheHouse = 'Zasady obiektu';
export const nobodyIsAsked = 'Nikt nie jest pytany, gdzie jest.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Wesele jest usuwane 1 dzień po swoim dniu.',
    few: `Wesele jest usuwane ${days} dni po swoim dniu.`,
    many: `Wesele jest usuwane ${days} dni po swoim dniu.`,
    other: `Wesele jest usuwane ${days} dnia po swoim dniu.`,
  });
export const boardsAreNever = (boards: string) => `Nigdy niepokazywane: ${boards}.`;
export const nothingIsRuled = 'Obiekt niczego już nie reguluje.';
export const notAllowed = 'Obiekt na to nie pozwala.';
export const onlyOperatorsMake = 'Wesela tworzy ten, kto prowadzi ten serwer.';
export const onlyOperatorsMakeLead = 'Poproś o swoje. Będzie tutaj, gdy tylko zostaniesz gospodarzem.';
