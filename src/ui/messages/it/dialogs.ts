import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

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

const ADD: Record<DrinkType, string> = {
  beer: 'Aggiungiamo una birra?',
  wine: 'Aggiungiamo un vino?',
  cocktail: 'Aggiungiamo un cocktail?',
  shot: 'Aggiungiamo uno shot?',
  water: 'Aggiungiamo un’acqua?',
  other: 'Aggiungiamo qualcos’altro?',
};
const ADD_WITH: Record<AlcoholType, Record<SpiritDrinkType, string>> = {
  vodka: { cocktail: 'Aggiungiamo un cocktail alla vodka?', shot: 'Aggiungiamo uno shot di vodka?' },
  rum: { cocktail: 'Aggiungiamo un cocktail al rum?', shot: 'Aggiungiamo uno shot di rum?' },
  tequila: { cocktail: 'Aggiungiamo un cocktail alla tequila?', shot: 'Aggiungiamo uno shot di tequila?' },
  gin: { cocktail: 'Aggiungiamo un cocktail al gin?', shot: 'Aggiungiamo uno shot di gin?' },
  whiskey: { cocktail: 'Aggiungiamo un cocktail al whisky?', shot: 'Aggiungiamo uno shot di whisky?' },
};
export const addDrink = (drink: DrinkChoice) => {
  if (drink.name) return `Aggiungiamo «${drink.name}»?`;
  return drink.alcoholType ? ADD_WITH[drink.alcoholType][drink.drinkType as SpiritDrinkType] : ADD[drink.drinkType];
};
export const willBeAdded = 'Si somma ai tuoi drink di oggi.';
export const goBack = 'Indietro';
export const confirm = 'Conferma';
