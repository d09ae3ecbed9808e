import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'Een eerder drankje toevoegen';
export const forgotOne = 'Eentje vergeten?';
export const whichDrink = 'Wat was het?';
export const aboutWhen = 'Hoe laat ongeveer?';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: '15 minuten geleden',
  30: '30 minuten geleden',
  60: '1 uur geleden',
  120: '2 uur geleden',
};
export const anotherTime = 'Een andere tijd';
export const theTime = 'De tijd';
export const atAbout = (time: string) => `rond ${time}`;
export const between = (earliest: string, latest: string) => `Kies een tijd tussen ${earliest} en ${latest}.`;

export const somethingElse = 'Het was iets anders';
export const wasEarlier = 'Het was eerder';
export const changeDrink = (drink: DrinkChoice, time: string) => `Wijzigen: ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Gewijzigd: ${drinkLabel(drink)}, ${time}`;
export const broughtBack = (drink: DrinkChoice) => `${drinkLabel(drink)} is terug`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `Niet toegevoegd: ${drinkLabel(drink)}, ${time}. Die tijd valt buiten het feest.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `Niet gewijzigd: ${drinkLabel(drink)}, ${time}. De andere tijd valt buiten het feest.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `Voorlopig alleen op deze telefoon: ${drinkLabel(drink)}, ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    one: 'Eén drankje is niet toegevoegd. De tijd valt buiten het feest.',
    other: `${count} drankjes zijn niet toegevoegd. De tijden vallen buiten het feest.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: 'Eén drankje is niet gewijzigd. De andere tijd valt buiten het feest.',
    other: `${count} drankjes zijn niet gewijzigd. De andere tijden vallen buiten het feest.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: 'Eén drankje staat voorlopig alleen op deze telefoon.',
    other: `${count} drankjes staan voorlopig alleen op deze telefoon.`,
  });
