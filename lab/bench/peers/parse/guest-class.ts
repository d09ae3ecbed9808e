/**
 * The table as Parse Server makes it; a guest's session id is the object's own. Times are plain ms, a third of what a
 * `Date` takes on the wire. A query can only sort by what is stored, so the rate at the last save is.
 */
export const GUEST_CLASS = {
  className: 'Guest',
  fields: {
    userName: { type: 'String' },
    totalDrinks: { type: 'Number' },
    sessionStart: { type: 'Number' },
    lastDrinkAt: { type: 'Number' },
    drinkingPace: { type: 'String' },
    drinksPerHour: { type: 'Number' },
  },
  classLevelPermissions: { find: { '*': true }, get: { '*': true }, create: { '*': true }, update: { '*': true } },
};

/** What a phone shows; the rate it counts by itself. */
export const SHOWN = ['userName', 'totalDrinks', 'sessionStart', 'lastDrinkAt', 'drinkingPace'];

export const APP_ID = 'bench';
export const API_PATH = '/parse';
