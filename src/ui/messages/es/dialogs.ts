import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

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

const ADD: Record<DrinkType, string> = {
  beer: '¿Añadir una cerveza?',
  wine: '¿Añadir un vino?',
  cocktail: '¿Añadir un cóctel?',
  shot: '¿Añadir un chupito?',
  water: '¿Añadir un agua?',
  other: '¿Añadir otra bebida?',
};
const ADD_WITH: Record<AlcoholType, Record<SpiritDrinkType, string>> = {
  vodka: { cocktail: '¿Añadir un cóctel de vodka?', shot: '¿Añadir un chupito de vodka?' },
  rum: { cocktail: '¿Añadir un cóctel de ron?', shot: '¿Añadir un chupito de ron?' },
  tequila: { cocktail: '¿Añadir un cóctel de tequila?', shot: '¿Añadir un chupito de tequila?' },
  gin: { cocktail: '¿Añadir un cóctel de ginebra?', shot: '¿Añadir un chupito de ginebra?' },
  whiskey: { cocktail: '¿Añadir un cóctel de whisky?', shot: '¿Añadir un chupito de whisky?' },
};
export const addDrink = (drink: DrinkChoice) => {
  if (drink.name) return `¿Añadir «${drink.name}»?`;
  return drink.alcoholType ? ADD_WITH[drink.alcoholType][drink.drinkType as SpiritDrinkType] : ADD[drink.drinkType];
};
export const willBeAdded = 'Se suma a lo que llevas hoy.';
export const goBack = 'Volver';
export const confirm = 'Confirmar';
