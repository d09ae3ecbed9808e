import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'Aggiungi un drink di prima';
export const forgotOne = 'Ne hai scordato uno?';
export const whichDrink = 'Che cos’era?';
export const aboutWhen = 'Verso che ora?';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: '15 minuti fa',
  30: '30 minuti fa',
  60: '1 ora fa',
  120: '2 ore fa',
};
export const anotherTime = 'Un’altra ora';
export const theTime = 'L’ora';
export const atAbout = (time: string) => `ora approssimativa: ${time}`;
export const between = (earliest: string, latest: string) => `Scegli un’ora tra ${earliest} e ${latest}.`;

export const somethingElse = 'Era qualcos’altro';
export const wasEarlier = 'Era prima';
export const changeDrink = (drink: DrinkChoice, time: string) => `Cambia ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Cambiato: ${drinkLabel(drink)}, ${time}`;
export const broughtBack = (drink: DrinkChoice) => `Di nuovo qui: ${drinkLabel(drink)}`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `Non aggiunto: ${drinkLabel(drink)}, ${time}. Quest’ora è fuori dalla festa.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `Non cambiato: ${drinkLabel(drink)}, ${time}. L’altra ora è fuori dalla festa.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `Per ora solo su questo telefono: ${drinkLabel(drink)}, ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    one: 'Un drink non è stato aggiunto. La sua ora è fuori dalla festa.',
    other: `${count} drink non sono stati aggiunti. Le loro ore sono fuori dalla festa.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: 'Un drink non è stato cambiato. L’altra ora è fuori dalla festa.',
    other: `${count} drink non sono stati cambiati. Le altre ore sono fuori dalla festa.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: 'Per ora un drink è solo su questo telefono.',
    other: `Per ora ${count} drink sono solo su questo telefono.`,
  });
