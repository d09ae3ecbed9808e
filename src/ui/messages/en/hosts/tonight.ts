import { plural } from '../forms.ts';

/** The words below the three numbers. */
export const guestsWord = (count: number) => plural(count, { one: 'guest', other: 'guests' });
export const guestsHere = (count: number) => plural(count, { one: 'guest here now', other: 'guests here now' });
export const sinceTheToast = 'since the last toast';
export const noToastYet = 'no toast yet';

/** Pairs of texts: each pair is the first and the second line of one button. */
export const aWord = 'A word';
export const toTheRoom = 'to the room';
export const pause = 'Pause';
export const pauseWhat = 'the leaderboard';
export const goOn = 'Go on';
export const goOnWhat = 'the leaderboard';

export const lastHours = 'The last hours';
export const allGuests = (count: number) => plural(count, { one: '1 guest', other: `All ${count} guests` });
export const cameIn = (name: string) => `${name} came in`;
export const clinked = (one: string, other: string) => `${one} and ${other} clinked`;
export const firstToast = (name: string) => `${name} raised the first glass`;
export const watersTogether = (count: number) => `${count} glasses of water together`;
export const midnight = 'Midnight. A new day together';
export const allIsQuiet = 'All is quiet. Arrivals and clinks appear here.';

export const audibleKnock = 'A knock you can hear';
export const audibleKnockHint = 'When somebody is at the door, and this page is open. Set for this device alone.';
export const keptSilent = 'This browser keeps the page silent until you touch it. One tap anywhere is enough.';
export const cannotSound = 'This browser cannot make sounds.';
