import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'Dodaj wcześniejszy';
export const forgotOne = 'Któryś pominięty?';
export const whichDrink = 'Co to było?';
export const aboutWhen = 'Mniej więcej kiedy?';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: '15 minut temu',
  30: '30 minut temu',
  60: '1 godzinę temu',
  120: '2 godziny temu',
};
export const anotherTime = 'Inna godzina';
export const theTime = 'Godzina';
export const atAbout = (time: string) => `około ${time}`;
export const between = (earliest: string, latest: string) => `Wybierz godzinę między ${earliest} a ${latest}.`;

export const somethingElse = 'To było coś innego';
export const wasEarlier = 'To było wcześniej';
export const changeDrink = (drink: DrinkChoice, time: string) => `Zmień: ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Zmieniono: ${drinkLabel(drink)}, ${time}`;
export const broughtBack = (drink: DrinkChoice) => `Wrócił wpis: ${drinkLabel(drink)}`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `Nie dodano: ${drinkLabel(drink)}, ${time}. Ta godzina jest poza czasem imprezy.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `Nie zmieniono: ${drinkLabel(drink)}, ${time}. Ta druga godzina jest poza czasem imprezy.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `Na razie tylko na tym telefonie: ${drinkLabel(drink)}, ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    one: 'Nie dodano 1 napoju. Jego godzina jest poza czasem imprezy.',
    few: `Nie dodano ${count} napojów. Ich godziny są poza czasem imprezy.`,
    many: `Nie dodano ${count} napojów. Ich godziny są poza czasem imprezy.`,
    other: `Nie dodano ${count} napoju. Jego godzina jest poza czasem imprezy.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: 'Nie zmieniono 1 napoju. Ta druga godzina jest poza czasem imprezy.',
    few: `Nie zmieniono ${count} napojów. Te drugie godziny są poza czasem imprezy.`,
    many: `Nie zmieniono ${count} napojów. Te drugie godziny są poza czasem imprezy.`,
    other: `Nie zmieniono ${count} napoju. Ta druga godzina jest poza czasem imprezy.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: 'Na razie 1 napój jest tylko na tym telefonie.',
    few: `Na razie ${count} napoje są tylko na tym telefonie.`,
    many: `Na razie ${count} napojów jest tylko na tym telefonie.`,
    other: `Na razie ${count} napoju jest tylko na tym telefonie.`,
  });
