import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

export const cancel = 'Annulla';
export const done = 'Fatto';

export const you = 'Tu';
export const change = 'Cambia';
export const changeName = (userName: string) => `Il tuo nome, ${userName}. Cambia`;
export const save = 'Salva';

export const welcome = `Ciao, questo è ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'Che nome vedranno gli altri ospiti?';
export const yourName = 'Il tuo nome';
export const everyoneSeesIt = 'Tutti vedono il tuo nome in classifica.';
export const atMost = (maxLength: number) => `Al massimo ${maxLength} caratteri.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Scrivi un nome.',
  'too-long': (maxLength) => `Non più di ${maxLength} caratteri.`,
  'forbidden-character': () => 'C’è un carattere che non si può mostrare. Toglilo.',
};
export const startTracking = 'Si comincia! 🎉';

export const whatAlcohol = 'Quale alcolico?';

export const addDrink = (drink: DrinkChoice) =>
  drink.name ? `Aggiungiamo «${drink.name}»?` : `Aggiungiamo ${drinkToAdd(drink)}?`;
export const willBeAdded = 'Si somma ai tuoi drink di oggi.';
export const goBack = 'Indietro';
export const confirm = 'Conferma';
