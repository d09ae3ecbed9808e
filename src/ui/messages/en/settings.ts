import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'Enable Location Sharing';
export const shareToSeeOthers = (feet: number) =>
  `Share your location to see other users within ${feet} feet on the leaderboard!`;
export const onlyNearby = 'Only nearby users will appear in your leaderboard';
export const shareMyLocation = 'Share My Location';
export const requestingLocation = 'Requesting Location...';
export const skipLocation = 'Skip (Show All Users)';
export const locationIsNotStored = 'Your location is only used to find nearby users and is not stored permanently.';
export const locationEnabled = 'Location Enabled!';

export const resetAllDrinks = 'Reset All Drinks?';
export const resetComplete = 'Reset Complete!';
export const resetCannotBeUndone =
  'This will clear all your drink statistics and start fresh. This action cannot be undone.';
export const reset = 'Reset';

/** The title of the sheet. */
export const languageTitle = 'Language';
export const languageIs = (name: string) => `Language: ${name}`;
export const languageNeedsNetwork = 'This language cannot be loaded just now. Please try again when you are online.';
export const languageNotNow = 'This language cannot be loaded just now. Please try again in a moment.';
export const colours = 'Colours';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Day', night: 'Night' };
export const shareLocation = 'Share my location';
/** The groups of the settings, for screen readers. */
export const theCelebration = 'The celebration';
export const youAndTheOthers = 'You and the others';
export const thisPhone = 'This phone';
export const hideMe = 'Hide me from the leaderboard';
export const beQuiet = 'On the list, without numbers';
export const momentsOfTheRoom = 'Moments of the room';
/** The button for the privacy notice, in the settings and in the welcome. */
export const privacy = 'Privacy';
export const deleteMyData = 'Delete my data';

export const deleteMyDataTitle = 'Delete My Data?';
export const deletionCannotBeUndone =
  'This deletes your name, drinks and location from this device, the server and every leaderboard. It cannot be undone.';
export const deletionWithoutNetwork = `There is no network. Your data is deleted from this phone at once, and from the server the next time ${PRODUCT_NAME} is open here with a network.`;
export const deleteData = 'Delete';

export const dataIsDeleted = 'Your data is deleted, here and on the server.';
export const deletionIsWaiting = `Your data is deleted from this phone, but the server cannot be reached. It deletes your data the next time ${PRODUCT_NAME} is open here with a network.`;
export const deletionNeedsThisPage = `Your data is deleted from this phone, but the server cannot be reached. It deletes your data the next time ${PRODUCT_NAME} is open here with a network. Please keep this page open until then.`;

export const cannotSave = 'This phone cannot save. Keep this page open, or your drinks are lost.';
export const nameIsShared = 'Somebody on the leaderboard has this name too. A different letter tells you apart.';
export const nameIsOfCouple =
  'The celebration is for somebody with this name. If that is not you, a different letter tells you apart.';
/** Shown if a login page answers instead of Clink. */
export const signInFirst = 'The network asks you to sign in first. Until then your drinks wait on this phone.';
export const signIn = 'Sign in';
export const notAllCount = `The leaderboard counts ${MAX_COUNTED_DRINKS} drinks in ${COUNTED_WINDOW_MS / MINUTE_MS} minutes. All of yours are here.`;
/** Shown if only some of the drinks on the list can still be removed. */
export const notAllRemovable = 'Not all drinks can be removed now.';
export const lookedUpLater = (code: string) =>
  `The network does not answer. The code ${code} is looked up as soon as it does. You can start counting now.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `The list is full with ${MAX_DRINKS} drinks. Reset starts a new one.`
    : `The list is full with ${MAX_DRINKS} drinks. 'Delete my data' starts a new one.`;
/** Shown if the hosts switched to an evening without alcohol while the guest was confirming a drink. */
export const notOffered = (drink: DrinkChoice) => `Tonight is without alcohol. ${drinkLabel(drink)} was not added.`;
export const noneRemovable = 'No more drinks can be removed.';
