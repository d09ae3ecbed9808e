/**
 * The table as Parse Server makes it. A guest's session id is the object's id. Times are plain ms, which take a third
 * of a `Date` on the wire. A query can only sort by a stored column, so the rate at the last save is stored.
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

/** What a phone shows. It computes the rate itself. */
export const SHOWN = ['userName', 'totalDrinks', 'sessionStart'];

export const APP_ID = 'bench';
export const API_PATH = '/parse';
