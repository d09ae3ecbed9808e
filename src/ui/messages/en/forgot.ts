import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

/** A button in 'Tonight'. */
export const addEarlier = 'Add an earlier one';
/** Replaces the button 'Tonight' after a long time without a drink. */
export const forgotOne = 'Forgot one?';
export const whichDrink = 'Which one was it?';
export const aboutWhen = 'About when?';
/** Choices of how long ago the drink was, by minutes. */
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: '15 minutes ago',
  30: '30 minutes ago',
  60: '1 hour ago',
  120: '2 hours ago',
};
export const anotherTime = 'Another time';
/** The label of a field. */
export const theTime = 'The time';
/** Below the question whether to add a drink. */
export const atAbout = (time: string) => `at about ${time}`;
export const between = (earliest: string, latest: string) => `Please choose a time between ${earliest} and ${latest}.`;

/** The choice of what to correct about a drink. */
export const somethingElse = 'It was something else';
export const wasEarlier = 'It was earlier';
/** The accessible name begins with the button's visible text. */
export const changeDrink = (drink: DrinkChoice, time: string) => `Change ${drinkLabel(drink)}, ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `Changed: ${drinkLabel(drink)}, ${time}`;
/** Shown after a change or a removal was undone. */
export const broughtBack = (drink: DrinkChoice) => `${drinkLabel(drink)} is back`;

/** Shown if the server refused a drink or a change. `time`: the drink's present time, or the refused one for a new drink. */
export const notAdded = (drink: DrinkChoice, time: string) =>
  `Not added: ${drinkLabel(drink)}, ${time}. That time is outside this celebration.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `Not changed: ${drinkLabel(drink)}, ${time}. The other time is outside this celebration.`;
/** Shown if the server is too old to store earlier drinks. */
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `Only on this phone for now: ${drinkLabel(drink)}, ${time}.`;
/** Several refused drinks at once. */
export const notAddedMany = (count: number) =>
  plural(count, {
    one: 'One drink was not added. Its time is outside this celebration.',
    other: `${count} drinks were not added. Their times are outside this celebration.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    one: 'One drink was not changed. Its other time is outside this celebration.',
    other: `${count} drinks were not changed. Their other times are outside this celebration.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    one: 'One drink is only on this phone for now.',
    other: `${count} drinks are only on this phone for now.`,
  });
