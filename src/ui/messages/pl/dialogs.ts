import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

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

export const addDrink = (drink: DrinkChoice) => (drink.name ? `Dodać: ${drink.name}?` : `Dodać ${drinkToAdd(drink)}?`);
export const willBeAdded = 'Doliczymy to do dzisiejszych napojów.';
export const goBack = 'Wróć';
export const confirm = 'Dodaj';
