import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'Eins von vorhin eintragen';
export const forgotOne = 'Eins vergessen?';
export const whichDrink = 'Was war es?';
export const aboutWhen = 'Wann ungefähr?';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: 'Vor 15 Minuten',
  30: 'Vor 30 Minuten',
  60: 'Vor 1 Stunde',
  120: 'Vor 2 Stunden',
};
export const anotherTime = 'Andere Uhrzeit';
export const theTime = 'Die Uhrzeit';
export const atAbout = (time: string) => `ungefähr um ${time}`;
export const between = (earliest: string, latest: string) =>
  `Bitte wähle eine Uhrzeit zwischen ${earliest} und ${latest}.`;

export const somethingElse = 'Es war etwas anderes';
export const wasEarlier = 'Es war früher';
export const changeDrink = (drink: DrinkChoice, time: string) => `Ändern: ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Geändert: ${drinkLabel(drink)}, ${time}`;
export const broughtBack = (drink: DrinkChoice) => `${drinkLabel(drink)} ist wieder da`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `Nicht hinzugefügt: ${drinkLabel(drink)}, ${time}. Diese Zeit liegt außerhalb der Feier.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `Nicht geändert: ${drinkLabel(drink)}, ${time}. Die andere Zeit liegt außerhalb der Feier.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `Vorerst nur auf diesem Handy: ${drinkLabel(drink)}, ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    one: 'Ein Getränk wurde nicht hinzugefügt. Seine Zeit liegt außerhalb der Feier.',
    other: `${count} Getränke wurden nicht hinzugefügt. Ihre Zeiten liegen außerhalb der Feier.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: 'Ein Getränk wurde nicht geändert. Die andere Zeit liegt außerhalb der Feier.',
    other: `${count} Getränke wurden nicht geändert. Die anderen Zeiten liegen außerhalb der Feier.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: 'Ein Getränk ist vorerst nur auf diesem Handy.',
    other: `${count} Getränke sind vorerst nur auf diesem Handy.`,
  });
