import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

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

export const addDrink = (drink: DrinkChoice) =>
  drink.name ? `Ajouter « ${drink.name} » ?` : `Ajouter ${drinkToAdd(drink)}\u202f?`;
export const willBeAdded = 'Ce verre s’ajoutera à ceux d’aujourd’hui.';
export const goBack = 'Retour';
export const confirm = 'Confirmer';
