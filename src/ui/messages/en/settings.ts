import { PRODUCT_NAME } from '../../../domain/product.ts';
import type { Theme } from '../../look/theme.ts';

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

export const colours = 'Colours';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Day', night: 'Night' };
export const shareLocation = 'Share my location';
export const hideMe = 'Hide me from the leaderboard';
export const deleteMyData = 'Delete my data';

export const deleteMyDataTitle = 'Delete My Data?';
export const deletionCannotBeUndone =
  'This deletes your name, drinks and location from this phone, the server and every leaderboard. It cannot be undone.';
export const deletionWithoutNetwork = `There is no network. Your data is deleted from this phone at once, and from the server the next time ${PRODUCT_NAME} is open here with a network.`;
export const deleteData = 'Delete';

export const dataIsDeleted = 'Your data is deleted, here and on the server.';
export const deletionIsWaiting = `Your data is deleted from this phone, but the server cannot be reached. It deletes your data the next time ${PRODUCT_NAME} is open here with a network.`;
export const deletionNeedsThisPage = `Your data is deleted from this phone, but the server cannot be reached. It deletes your data the next time ${PRODUCT_NAME} is open here with a network. Please keep this page open until then.`;
