import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

export const cancel = 'Cancelar';
export const done = 'Listo';

export const you = 'Tú';
export const change = 'Cambiar';
export const changeName = (userName: string) => `Tu nombre, ${userName}. Cambiar`;
export const save = 'Guardar';

export const welcome = `Hola, esto es ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = '¿Con qué nombre te verán los demás?';
export const yourName = 'Tu nombre';
export const everyoneSeesIt = 'Todo el mundo ve tu nombre en el ranking.';
export const atMost = (maxLength: number) => `Como mucho, ${maxLength} caracteres.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Escribe un nombre.',
  'too-long': (maxLength) => `Que no pase de ${maxLength} caracteres.`,
  'forbidden-character': () => 'Hay un carácter que no se puede mostrar. Quítalo.',
};
export const startTracking = '¡Empezamos! 🎉';

export const whatAlcohol = '¿Con qué alcohol?';

export const addDrink = (drink: DrinkChoice) =>
  drink.name ? `¿Añadir «${drink.name}»?` : `¿Añadir ${drinkToAdd(drink)}?`;
export const willBeAdded = 'Se suma a lo que llevas hoy.';
export const goBack = 'Volver';
export const confirm = 'Confirmar';
