import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

/** The texts of the rows on the page Evening. */
export const forTheGuests = 'For the guests';
export const inTheRoom = 'In the room';
export const menuHint = 'Drinks with names of your own';
export const drinksOnIt = (count: number) =>
  plural(count, { one: '1 drink', other: count === 0 ? 'none yet' : `${count} drinks` });
export const wallHint = 'For the television';
export const noWord = 'none now';
export const detailsHint = 'Names, date, door, leaderboards';
export const copyIt = 'Copy this celebration';
export const copyHint = 'With the same settings and menu';

export const withoutAlcohol = 'Without alcohol';
export const withoutAlcoholHint = 'No alcohol, no board for it';
export const isWithoutAlcohol = 'The celebration is without alcohol.';
export const isWithAlcohol = 'Drinks with alcohol are offered again.';

/** The texts for the menu. */
export const drinksOfAll = (count: number) => `${count} of ${MENU_MAX_DRINKS} drinks`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Offered tonight: ${offered} of ${count} drinks`;
export const asGuestsSeeIt = 'As guests see it';
export const noDrinksYet = 'What is poured tonight?';
export const noDrinksYetLead = `Give up to ${MENU_MAX_DRINKS} drinks a name, such as “Ana’s Spritz”. Guests find them above the six usual drinks.`;
export const neverWorthMore = 'A drink counts like any other of its kind. It is never worth more.';
export const menuIsFull = `${MENU_MAX_DRINKS} drinks are the most. With more, guests would search for longer than they drink.`;
/** Shown instead of `menuIsFull` while some of the drinks are not offered, at a celebration without alcohol. */
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `The menu has its ${MENU_MAX_DRINKS} drinks. One of them is not offered tonight.`,
    other: `The menu has its ${MENU_MAX_DRINKS} drinks. ${others} of them are not offered tonight.`,
  });
export const addDrink = 'Add a drink';
/** In the row of a drink. */
export const countsAs = {
  beer: 'counts as a beer',
  wine: 'counts as a glass of wine',
  cocktail: 'counts as a cocktail',
  shot: 'counts as a shot',
  water: 'counts as water',
  other: 'without alcohol',
};
/** The heading of the drinks with alcohol at a celebration without alcohol. */
export const notOffered = 'Not offered tonight';
/** The link from the drinks that are not offered to the place with the switch. */
export const offerAgain = 'Change it in Evening';
export const move = (name: string) => `Move ${name}`;
export const moveHow = 'Move it with the arrow keys, or pull it.';
/** For screen readers, while a drink is moved. */
export const isAtPlace = (name: string, place: number, count: number) => `${name}: place ${place} of ${count}`;
export const soldOut = 'Sold out';
/** The accessible name of the switch. */
export const pouringOf = (name: string) => `Pouring: ${name}`;
export const isSoldOut = (name: string) => `“${name}” is sold out.`;
export const isPouring = (name: string) => `“${name}” is poured again.`;

/** The texts for one drink. */
export const newDrink = 'A new drink';
export const changeDrink = 'Change this drink';
export const drinkName = 'Name';
export const exampleDrink = 'e.g. Ana’s Spritz';
export const lettersOf = (count: number) => `${count} of ${DRINK_NAME_MAX_LENGTH} characters`;
export const icon = 'Icon';
export const itCountsAs = 'It counts as';
export const kinds = {
  beer: 'Beer',
  wine: 'Wine',
  cocktail: 'Cocktail',
  shot: 'Shot',
  free: 'Without alcohol',
};
export const whichSpirit = 'Which spirit?';
/** For a drink with a spirit that is not in the list, or without any. */
export const noSpirit = 'Another or none';
export const itIsWater = 'It is water';
export const itIsWaterHint = 'Then it counts for hydration.';
export const saveDrink = 'Save it';
export const addIt = 'Add it';
export const takeOffMenu = 'Take it off the menu';
export const isOnMenu = (name: string) => `“${name}” is on the menu.`;
export const isChanged = (name: string) => `“${name}” is changed.`;
export const isOffMenu = (name: string) => `“${name}” is off the menu.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Please type a name.',
  'too-long': `At most ${DRINK_NAME_MAX_LENGTH} characters, please.`,
  'forbidden-character': 'Something in this name cannot be shown. Please type it again.',
  'same-name': 'Another drink has this name, or one that looks like it.',
  'usual-name': 'One of the six usual drinks has this name, and counts as something else.',
  full: `There are ${MENU_MAX_DRINKS} drinks on the menu now. Take one off first.`,
};
export const kindMissing = 'Please choose what it counts as.';
/** Shown beside the text that this host has typed, before `typedIsKept`. */
export const theirDrink = {
  beer: (who: string, name: string) => `${who} has changed this drink meanwhile: “${name}” counts as a beer.`,
  wine: (who: string, name: string) => `${who} has changed this drink meanwhile: “${name}” counts as a glass of wine.`,
  cocktail: (who: string, name: string) => `${who} has changed this drink meanwhile: “${name}” counts as a cocktail.`,
  shot: (who: string, name: string) => `${who} has changed this drink meanwhile: “${name}” counts as a shot.`,
  water: (who: string, name: string) =>
    `${who} has changed this drink meanwhile: “${name}” counts as a glass of water.`,
  other: (who: string, name: string) => `${who} has changed this drink meanwhile: “${name}” is without alcohol.`,
};
export const typedIsKept = 'What you typed is still here.';
export const theyTookItOff = (who: string) =>
  `${who} has taken this drink off the menu meanwhile. If you save, it is back.`;

export const leaveItOff = 'Leave it off';

/** The texts for a copy of a celebration. */
export const copyOf = (names: string) => `A copy of ${names}`;
export const copyTakes = 'Settings, menu and text come along.';
export const copyLeaves = 'Guests, hosts, code and log stay behind.';
export const copyNow = 'Make the copy';
export const seeAsGuest = 'See it as a guest';
export const seeAsGuestHint = 'Nobody sees you without a name';
