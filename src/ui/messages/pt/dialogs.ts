import type { AlcoholType, DrinkChoice, DrinkType, SpiritDrinkType } from '../../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

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

const ADD: Record<DrinkType, string> = {
  beer: 'Apontar uma cerveja?',
  wine: 'Apontar um vinho?',
  cocktail: 'Apontar um cocktail?',
  shot: 'Apontar um shot?',
  water: 'Apontar uma água?',
  other: 'Apontar outra bebida?',
};
const ADD_WITH: Record<AlcoholType, Record<SpiritDrinkType, string>> = {
  vodka: { cocktail: 'Apontar um cocktail de vodka?', shot: 'Apontar um shot de vodka?' },
  rum: { cocktail: 'Apontar um cocktail de rum?', shot: 'Apontar um shot de rum?' },
  tequila: { cocktail: 'Apontar um cocktail de tequila?', shot: 'Apontar um shot de tequila?' },
  gin: { cocktail: 'Apontar um cocktail de gin?', shot: 'Apontar um shot de gin?' },
  whiskey: { cocktail: 'Apontar um cocktail de whisky?', shot: 'Apontar um shot de whisky?' },
};
export const addDrink = (drink: DrinkChoice) => {
  if (drink.name) return `Apontar: ${drink.name}?`;
  return drink.alcoholType ? ADD_WITH[drink.alcoholType][drink.drinkType as SpiritDrinkType] : ADD[drink.drinkType];
};
export const willBeAdded = 'Junta-se às que já bebeste hoje.';
export const goBack = 'Voltar';
export const confirm = 'Confirmar';
