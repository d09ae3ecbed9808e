import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

export const cancel = 'Cancel';
export const done = 'Done';

export const you = 'You';
export const change = 'Change';
/** The accessible name begins with the visible text. */
export const changeName = (userName: string) => `Your name, ${userName}. Change`;
export const save = 'Save';

export const welcome = `Welcome to ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'What should the other guests call you?';
export const yourName = 'Your name';
export const everyoneSeesIt = 'Everyone sees it on the leaderboard.';
export const atMost = (maxLength: number) => `At most ${maxLength} characters.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Please type a name.',
  'too-long': (maxLength) => `Please keep it to ${maxLength} characters.`,
  'forbidden-character': () => 'One character cannot be shown. Please leave it out.',
};
export const startTracking = 'Start Tracking! 🎉';

export const whatAlcohol = 'What type of alcohol?';

export const addDrink = (drink: DrinkChoice) => `Add ${drinkToAdd(drink)}?`;
export const willBeAdded = 'This will be added to your drink count for today.';
export const goBack = 'Go Back';
export const confirm = 'Confirm';
