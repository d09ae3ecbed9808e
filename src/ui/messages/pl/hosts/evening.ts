import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'Dla gości';
export const inTheRoom = 'Na sali';
export const menuHint = 'Napoje, które nazywacie po swojemu';
export const drinksOnIt = (count: number) =>
  plural(count, {
    one: '1 napój',
    few: `${count} napoje`,
    many: count === 0 ? 'jeszcze pusta' : `${count} napojów`,
    other: `${count} napoju`,
  });
export const wallHint = 'Na telewizor';
export const noWord = 'teraz żadne';
export const detailsHint = 'Imiona, data, drzwi, rankingi';
export const copyIt = 'Skopiuj to wesele';
export const copyHint = 'Te same ustawienia i napoje';

export const withoutAlcohol = 'Bez alkoholu';
export const withoutAlcoholHint = 'Bez napojów z alkoholem i bez rankingów, które je liczą';
export const isWithoutAlcohol = 'Wesele jest bez alkoholu.';
export const isWithAlcohol = 'Napoje z alkoholem są znowu do wyboru.';

export const drinksOfAll = (count: number) => `Napoje: ${count} z ${MENU_MAX_DRINKS}`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Napoje dostępne dziś: ${offered} z ${count}`;
export const asGuestsSeeIt = 'Tak widzą to goście';
export const noDrinksYet = 'Co dziś nalewacie?';
export const noDrinksYetLead = `Nazwijcie po swojemu do ${MENU_MAX_DRINKS} napojów, na przykład „Spritz Oli”. Goście znajdą je nad sześcioma stałymi napojami.`;
export const neverWorthMore = 'Napój liczy się tak jak każdy inny tego rodzaju. Nigdy nie jest wart więcej.';
export const menuIsFull = `Więcej niż ${MENU_MAX_DRINKS} napojów się nie zmieści. Goście szukaliby dłużej, niż piją.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `Karta ma komplet: ${MENU_MAX_DRINKS} napojów. Jeden z nich jest dziś niedostępny.`,
    few: `Karta ma komplet: ${MENU_MAX_DRINKS} napojów. ${others} z nich są dziś niedostępne.`,
    many: `Karta ma komplet: ${MENU_MAX_DRINKS} napojów. ${others} z nich jest dziś niedostępnych.`,
    other: `Karta ma komplet: ${MENU_MAX_DRINKS} napojów. ${others} z nich jest dziś niedostępne.`,
  });
export const addDrink = 'Dodaj napój';
export const countsAs = {
  beer: 'liczy się jako piwo',
  wine: 'liczy się jako kieliszek wina',
  cocktail: 'liczy się jako drink',
  shot: 'liczy się jako shot',
  water: 'liczy się jako woda',
  other: 'bez alkoholu',
};
export const notOffered = 'Dziś niedostępne';
export const offerAgain = 'Zmień w „Wieczorze”';
export const move = (name: string) => `Przesuń: ${name}`;
export const moveHow = 'Przesuń strzałkami na klawiaturze albo przeciągnij.';
export const isAtPlace = (name: string, place: number, count: number) => `${name}: miejsce ${place} z ${count}`;
export const soldOut = 'Nie ma';
export const pouringOf = (name: string) => `Jest: ${name}`;
export const isSoldOut = (name: string) => `„${name}”: już nie ma.`;
export const isPouring = (name: string) => `„${name}”: znowu jest.`;

export const newDrink = 'Nowy napój';
export const changeDrink = 'Zmień ten napój';
export const drinkName = 'Nazwa';
export const exampleDrink = 'np. Spritz Oli';
export const lettersOf = (count: number) => `${count} z ${DRINK_NAME_MAX_LENGTH} znaków`;
export const icon = 'Ikona';
export const itCountsAs = 'Liczy się jako';
export const kinds = {
  beer: 'Piwo',
  wine: 'Wino',
  cocktail: 'Drink',
  shot: 'Shot',
  free: 'Bez alkoholu',
};
export const whichSpirit = 'Jaki alkohol?';
export const noSpirit = 'Inny lub żaden';
export const itIsWater = 'To woda';
export const itIsWaterHint = 'Wtedy liczy się do nawodnienia.';
export const saveDrink = 'Zapisz';
export const addIt = 'Dodaj';
export const takeOffMenu = 'Zdejmij z karty';
export const isOnMenu = (name: string) => `„${name}”: już w karcie.`;
export const isChanged = (name: string) => `„${name}”: zmieniono.`;
export const isOffMenu = (name: string) => `„${name}”: już nie w karcie.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Wpisz nazwę.',
  'too-long': `Zmieści się najwyżej ${DRINK_NAME_MAX_LENGTH} znaków.`,
  'forbidden-character': 'Czegoś w tej nazwie nie da się pokazać. Wpisz ją jeszcze raz.',
  'same-name': 'Inny napój ma już taką nazwę albo bardzo podobną.',
  'usual-name': 'Tak nazywa się już jeden z sześciu stałych napojów i liczy się inaczej.',
  full: `W karcie jest już ${MENU_MAX_DRINKS} napojów. Najpierw zdejmij któryś.`,
};
export const kindMissing = 'Wybierz, jako co się liczy.';
export const theirDrink = {
  beer: (who: string, name: string) => `W międzyczasie zmieniono ten napój (${who}): „${name}” liczy się jako piwo.`,
  wine: (who: string, name: string) =>
    `W międzyczasie zmieniono ten napój (${who}): „${name}” liczy się jako kieliszek wina.`,
  cocktail: (who: string, name: string) =>
    `W międzyczasie zmieniono ten napój (${who}): „${name}” liczy się jako drink.`,
  shot: (who: string, name: string) => `W międzyczasie zmieniono ten napój (${who}): „${name}” liczy się jako shot.`,
  water: (who: string, name: string) =>
    `W międzyczasie zmieniono ten napój (${who}): „${name}” liczy się jako szklanka wody.`,
  other: (who: string, name: string) => `W międzyczasie zmieniono ten napój (${who}): „${name}” jest bez alkoholu.`,
};
export const typedIsKept = 'Twój wpis nadal tu jest.';
export const theyTookItOff = (who: string) =>
  `W międzyczasie zdjęto ten napój z karty (${who}). Gdy zapiszesz, wróci do niej.`;

export const leaveItOff = 'Nie przywracaj';

export const copyOf = (names: string) => `Kopia: ${names}`;
export const copyTakes = 'Ustawienia, karta napojów i tekst przechodzą.';
export const copyLeaves = 'Goście, gospodarze, kod i historia zostają.';
export const copyNow = 'Utwórz kopię';
export const seeAsGuest = 'Zobacz jako gość';
export const seeAsGuestHint = 'Bez imienia nikt cię nie widzi';
