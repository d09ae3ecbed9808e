import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { drinkToAdd } from './menu.ts';

export const cancel = 'Cancelar';
export const done = 'Pronto';

export const you = 'Tu';
export const change = 'Mudar';
export const changeName = (userName: string) => `O teu nome, ${userName}. Mudar`;
export const save = 'Guardar';

export const welcome = `Olá, isto é o ${PRODUCT_NAME}`;
export const whatShouldTheyCallYou = 'Com que nome te vão ver os outros?';
export const yourName = 'O teu nome';
export const everyoneSeesIt = 'Toda a gente vê o teu nome no ranking.';
export const atMost = (maxLength: number) => `No máximo, ${maxLength} caracteres.`;
export const lengthOf = (length: number, maxLength: number) => `${length} / ${maxLength}`;
export const nameFaults: Record<GuestNameFault, (maxLength: number) => string> = {
  blank: () => 'Escreve um nome.',
  'too-long': (maxLength) => `Não passes dos ${maxLength} caracteres.`,
  'forbidden-character': () => 'Há um carácter que não se pode mostrar. Tira-o.',
};
export const startTracking = 'Vamos a isto! 🎉';

export const whatAlcohol = 'Com que álcool?';

export const addDrink = (drink: DrinkChoice) =>
  drink.name ? `Apontar: ${drink.name}?` : `Apontar ${drinkToAdd(drink)}?`;
export const willBeAdded = 'Junta-se às que já bebeste hoje.';
export const goBack = 'Voltar';
export const confirm = 'Confirmar';
