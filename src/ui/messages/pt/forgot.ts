import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'Adicionar uma de antes';
export const forgotOne = 'Esqueceste uma?';
export const whichDrink = 'Qual foi?';
export const aboutWhen = 'Mais ou menos a que horas?';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: 'Há 15 minutos',
  30: 'Há 30 minutos',
  60: 'Há 1 hora',
  120: 'Há 2 horas',
};
export const anotherTime = 'Outra hora';
export const theTime = 'A hora';
export const atAbout = (time: string) => `hora aproximada: ${time}`;
export const between = (earliest: string, latest: string) => `Escolhe uma hora entre ${earliest} e ${latest}.`;

export const somethingElse = 'Foi outra coisa';
export const wasEarlier = 'Foi mais cedo';
export const changeDrink = (drink: DrinkChoice, time: string) => `Mudar ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Mudado: ${drinkLabel(drink)}, ${time}`;
export const broughtBack = (drink: DrinkChoice) => `De volta: ${drinkLabel(drink)}`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `Não se juntou: ${drinkLabel(drink)}, ${time}. Essa hora fica fora da festa.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `Não mudou: ${drinkLabel(drink)}, ${time}. A outra hora fica fora da festa.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `Por agora só neste telemóvel: ${drinkLabel(drink)}, ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    one: 'Não se juntou uma bebida. A hora fica fora da festa.',
    other: `Não se juntaram ${count} bebidas. As horas ficam fora da festa.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: 'Uma bebida não mudou. A outra hora fica fora da festa.',
    other: `${count} bebidas não mudaram. As outras horas ficam fora da festa.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: 'Por agora, uma bebida está só neste telemóvel.',
    other: `Por agora, ${count} bebidas estão só neste telemóvel.`,
  });
