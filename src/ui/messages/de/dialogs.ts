import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

export const cancel = 'Abbrechen';
export const done = 'Fertig';

export const you = 'Du';
export const change = 'Ändern';
export const changeName = (userName: string) => `Dein Name, ${userName}. Ändern`;
export const save = 'Speichern';

export const welcome = `Willkommen bei ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'Wie sollen dich die anderen Gäste nennen?';
export const yourName = 'Dein Name';
export const everyoneSeesIt = 'Alle sehen deinen Namen in der Rangliste.';
export const atMost = (maxLength: number) => `Höchstens ${maxLength} Zeichen.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Bitte gib einen Namen ein.',
  'too-long': (maxLength) => `Bitte höchstens ${maxLength} Zeichen.`,
  'forbidden-character': () => 'Ein Zeichen lässt sich nicht anzeigen. Bitte lass es weg.',
};
export const startTracking = 'Los geht’s! 🎉';

export const whatAlcohol = 'Welcher Alkohol?';

export const addDrink = (drink: DrinkChoice) => `${drinkToAdd(drink)} eintragen?`;
export const willBeAdded = 'Das zählt zu deinen Getränken von heute.';
export const goBack = 'Zurück';
export const confirm = 'Eintragen';
