import type { AlcoholType, DrinkChoice, DrinkType } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const cancel = 'Annuler';
export const done = 'Terminé';

export const you = 'Toi';
export const change = 'Modifier';
export const changeName = (userName: string) => `Ton nom, ${userName}. Modifier`;
export const save = 'Enregistrer';

export const welcome = `Bienvenue sur ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'Quel nom verront les autres invités ?';
export const yourName = 'Ton nom';
export const everyoneSeesIt = 'Tout le monde voit ton nom au classement.';
export const atMost = (maxLength: number) => `${maxLength} caractères au maximum.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Écris d’abord un nom.',
  'too-long': (maxLength) => `Pas plus de ${maxLength} caractères, s’il te plaît.`,
  'forbidden-character': () => 'Un des caractères ne peut pas s’afficher. Enlève-le, s’il te plaît.',
};
export const startTracking = 'C’est parti ! 🎉';

export const whatAlcohol = 'Avec quel alcool ?';

const ADD: Record<DrinkType, string> = {
  beer: 'Ajouter une bière ?',
  wine: 'Ajouter un verre de vin ?',
  cocktail: 'Ajouter un cocktail ?',
  shot: 'Ajouter un shot ?',
  water: 'Ajouter un verre d’eau ?',
  other: 'Ajouter une autre boisson ?',
};
const ADD_COCKTAIL: Record<AlcoholType, string> = {
  vodka: 'Ajouter un cocktail à la vodka ?',
  rum: 'Ajouter un cocktail au rhum ?',
  tequila: 'Ajouter un cocktail à la tequila ?',
  gin: 'Ajouter un cocktail au gin ?',
  whiskey: 'Ajouter un cocktail au whisky ?',
};
const ADD_SHOT: Record<AlcoholType, string> = {
  vodka: 'Ajouter un shot de vodka ?',
  rum: 'Ajouter un shot de rhum ?',
  tequila: 'Ajouter un shot de tequila ?',
  gin: 'Ajouter un shot de gin ?',
  whiskey: 'Ajouter un shot de whisky ?',
};
export const addDrink = (drink: DrinkChoice) => {
  if (drink.name) return `Ajouter « ${drink.name} » ?`;
  if (!drink.alcoholType) return ADD[drink.drinkType];
  return drink.drinkType === 'shot' ? ADD_SHOT[drink.alcoholType] : ADD_COCKTAIL[drink.alcoholType];
};
export const willBeAdded = 'Ce verre s’ajoutera à ceux d’aujourd’hui.';
export const goBack = 'Retour';
export const confirm = 'Confirmer';
