import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'Añadir una de antes';
export const forgotOne = '¿Olvidaste una?';
export const whichDrink = '¿Qué bebida fue?';
export const aboutWhen = '¿Sobre qué hora?';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: 'Hace 15 minutos',
  30: 'Hace 30 minutos',
  60: 'Hace 1 hora',
  120: 'Hace 2 horas',
};
export const anotherTime = 'Otra hora';
export const theTime = 'La hora';
export const atAbout = (time: string) => `hora aproximada: ${time}`;
export const between = (earliest: string, latest: string) => `Elige una hora entre ${earliest} y ${latest}.`;

export const somethingElse = 'Fue otra cosa';
export const wasEarlier = 'Fue antes';
export const changeDrink = (drink: DrinkChoice, time: string) => `Cambiar ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Cambiado: ${drinkLabel(drink)}, ${time}`;
export const broughtBack = (drink: DrinkChoice) => `De vuelta: ${drinkLabel(drink)}`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `No se ha añadido: ${drinkLabel(drink)}, ${time}. Esa hora queda fuera de la celebración.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `No se ha cambiado: ${drinkLabel(drink)}, ${time}. La otra hora queda fuera de la celebración.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `De momento solo en este móvil: ${drinkLabel(drink)}, ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    one: 'No se ha añadido una bebida. Su hora queda fuera de la celebración.',
    other: `No se han añadido ${count} bebidas. Sus horas quedan fuera de la celebración.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: 'No se ha cambiado una bebida. La otra hora queda fuera de la celebración.',
    other: `No se han cambiado ${count} bebidas. Las otras horas quedan fuera de la celebración.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: 'De momento, una bebida está solo en este móvil.',
    other: `De momento, ${count} bebidas están solo en este móvil.`,
  });
