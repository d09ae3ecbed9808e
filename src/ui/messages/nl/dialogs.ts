import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

export const cancel = 'Annuleren';
export const done = 'Klaar';

export const you = 'Jij';
export const change = 'Wijzigen';
export const changeName = (userName: string) => `Je naam, ${userName}. Wijzigen`;
export const save = 'Opslaan';

export const welcome = `Welkom bij ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'Hoe mogen de andere gasten je noemen?';
export const yourName = 'Je naam';
export const everyoneSeesIt = 'Iedereen ziet je naam op de ranglijst.';
export const atMost = (maxLength: number) => `Hooguit ${maxLength} tekens.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Vul een naam in.',
  'too-long': (maxLength) => `Hou het op ${maxLength} tekens.`,
  'forbidden-character': () => 'Eén teken kan hier niet. Laat het even weg.',
};
export const startTracking = 'Daar gaan we! 🎉';

export const whatAlcohol = 'Welke sterke drank?';

export const addDrink = (drink: DrinkChoice) => `${drinkToAdd(drink)} toevoegen?`;
export const willBeAdded = 'Dit komt bij je drankjes van vandaag.';
export const goBack = 'Terug';
export const confirm = 'Toevoegen';
