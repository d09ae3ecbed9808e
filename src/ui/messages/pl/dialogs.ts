import type { AlcoholType, DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const cancel = 'Anuluj';
export const done = 'Gotowe';

export const you = 'Ty';
export const change = 'Zmień';
export const changeName = (userName: string) => `Twoje imię, ${userName}. Zmień`;
export const save = 'Zapisz';

export const welcome = `Witaj w ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'Jak mają cię nazywać inni goście?';
export const yourName = 'Twoje imię';
export const everyoneSeesIt = 'W rankingu wszyscy widzą twoje imię.';
export const atMost = (maxLength: number) => `Najwyżej ${maxLength} znaków.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Wpisz imię.',
  'too-long': (maxLength) => `Zmieść się w ${maxLength} znakach.`,
  'forbidden-character': () => 'Jednego znaku nie da się pokazać. Pomiń go.',
};
export const startTracking = 'Zaczynamy! 🎉';

export const whatAlcohol = 'Jaki alkohol?';

const ADD: Record<DrinkType, string> = {
  beer: 'Dodać piwo?',
  wine: 'Dodać wino?',
  cocktail: 'Dodać drinka?',
  shot: 'Dodać shota?',
  water: 'Dodać wodę?',
  other: 'Dodać coś innego?',
};
const ADD_COCKTAIL: Record<AlcoholType, string> = {
  vodka: 'Dodać drinka z wódką?',
  rum: 'Dodać drinka z rumem?',
  tequila: 'Dodać drinka z tequilą?',
  gin: 'Dodać drinka z ginem?',
  whiskey: 'Dodać drinka z whisky?',
};
const ADD_SHOT: Record<AlcoholType, string> = {
  vodka: 'Dodać shota wódki?',
  rum: 'Dodać shota rumu?',
  tequila: 'Dodać shota tequili?',
  gin: 'Dodać shota ginu?',
  whiskey: 'Dodać shota whisky?',
};
export const addDrink = (drink: DrinkChoice) => {
  if (drink.name) return `Dodać: ${drink.name}?`;
  if (!drink.alcoholType) return ADD[drink.drinkType];
  return (drink.drinkType === 'shot' ? ADD_SHOT : ADD_COCKTAIL)[drink.alcoholType];
};
export const willBeAdded = 'Doliczymy to do dzisiejszych napojów.';
export const goBack = 'Wróć';
export const confirm = 'Dodaj';
