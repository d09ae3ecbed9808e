import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

export const live = 'live';
export const boardPaused = 'paused';
export const isOver = 'over';
export const connecting = 'connecting';
export const noConnection = 'no connection';
export const nobodyYet = 'Nobody is in yet';
export const inTheRoom = (count: number, here: number) =>
  plural(count, { one: `1 guest, ${here} seen just now`, other: `${count} guests, ${here} seen just now` });
export const history = 'History';
export const noNetwork = 'No network.';
export const asOf = (time: string) => `As of ${time}.`;
/** Shown if the list of guests could not be loaded. */
export const noNetworkNow = 'There is no network just now';
export const guestsWithNetwork = 'The guests appear when the network is back.';

export const pausedSince = (time: string) => `Paused since ${time}`;
export const pausedHint = 'The leaderboard stands still, guests go on counting.';
export const resume = 'Resume';
export const isPaused = 'The leaderboard is paused.';
export const runsAgain = 'The leaderboard runs again.';
export const doorQuestion = 'Who may come in?';
export const doorLead = 'Guests who are in stay in. Anyone with the code can read the leaderboard.';

export const atTheDoor = (count: number) => `${count} at the door`;
/** Guests who tried to join while the door was closed. */
export const atTheClosedDoor = (count: number) =>
  plural(count, { one: '1 knocked at the closed door', other: `${count} knocked at the closed door` });
export const since = (time: string) => `since ${time}`;
export const decline = 'Decline';
export const letIn = 'Let in';
export const declineName = (name: string) => `Decline “${name}”`;
export const letInName = (name: string) => `Let in “${name}”`;
export const letAllIn = (count: number) => plural(count, { one: 'Let 1 guest in', other: `Let all ${count} in` });
/** Joins names in one line. Each name keeps its own direction. */
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'All';
export const newcomers = 'New';
export const setAside = 'Set aside';
export const whichGuests = 'Which guests';
export const setAsideHint = 'Only hosts see these guests. Choose a name for more.';
export const findAmong = (count: number) =>
  plural(count, { one: 'Find among 1 guest', other: `Find among ${count} guests` });
export const closeSearch = 'Close the search';
export const found = (count: number) => plural(count, { one: '1 guest', other: `${count} guests` });
export const nobodyFound = 'Nobody by that name';
export const nobodyFoundLead = 'Guests choose their names themselves: try a first name, or a nickname.';
export const nobodyHere = 'There is nobody here just now.';
/** Shown after the day of the celebration. */
export const nobodyAnyMore = 'Nobody is in any more';
export const eveningIsGone = 'The evening is over';
export const eveningIsGoneLead =
  'Whatever guests logged is deleted 24 hours after they began: names, drinks and the leaderboard. What you have set stays, until you delete the celebration.';
export const roomIsReady = 'The room is ready';
export const roomIsReadyLead = 'The first guest appears here as soon as they have scanned the code and typed a name.';
export const logsAreDeleted = 'What a guest logs is deleted after 24 hours.';
/** The headings above the names and above the numbers. */
export const lastSeenFirst = 'Last seen first';
export const drinksColumn = 'Drinks with alcohol';
export const noPositions =
  'This page never shows where anybody is. What a guest has logged is deleted 24 hours after that guest began, here and on every phone.';
export const hereNow = 'here now';
export const seen = (ago: string) => `seen ${ago}`;
export const drinks = (count: number) =>
  plural(count, { one: '1 drink with alcohol', other: `${count} drinks with alcohol` });
export const hidesThemselves = 'hides by choice';
export const isQuiet = 'without numbers';
export const justArrived = 'just arrived';
export const was = (name: string) => `was “${name}”`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'hidden',
  'turned-away': 'not let in',
  removed: 'may ask to return',
  barred: 'may not return',
};
/** The labels of the facts about a guest. */
export const hereSince = 'Here since';
export const lastSeen = 'Last seen';

export const rename = 'Rename';
export const renameName = (name: string) => `Rename “${name}”`;
export const renameHint = 'The guest is told on their phone';
export const newName = 'A new name';
export const newNameFor = (name: string) => `For “${name}”. The guest is told on their phone.`;
export const nameOnLeaderboard = 'Name on the leaderboard';
export const nameMissing = 'Please type a name.';
export const nameWrong = 'This name cannot be shown. Please choose another one.';
export const save = 'Save';
export const cancel = 'Cancel';
export const close = 'Close';
export const hide = 'Hide from the leaderboard';
export const hideName = (name: string) => `Hide “${name}”`;
export const hideHint = 'The guest goes on counting, unseen';
export const show = 'Show on the leaderboard again';
export const showAgain = 'Show again';
export const showName = (name: string) => `Show “${name}” again`;
export const showHint = 'With all drinks';
export const remove = 'Remove from the celebration';
export const removeShort = 'Remove';
export const removeName = (name: string) => `Remove “${name}”`;
export const removeHint = 'You choose whether they may come back';
export const removeQuestion = (name: string) => `Remove “${name}”?`;
export const removeLead = 'The name leaves the leaderboard. The guest is told and keeps the drinks.';
export const comingBack = 'Coming back';
export const mayReturn = 'May ask to return';
export const mayNotReturn = 'May not return';
export const underNewName = 'They could still come back under a new name, until you close the door.';
export const keep = 'Keep';
export const letBackIn = 'Let back in';
export const letBackInHint = 'They come back with their name and drinks. Their phone says so.';
export const allowReturn = 'Let the phone ask to return';
export const allowReturnHint = 'The hosts then decide';
export const letInHint = 'With all drinks counted so far';

/** Confirms what this host has done to a guest. */
export const done = {
  rename: (name: string, to: string) => `“${name}” is “${to}” now.`,
  hide: (name: string) => `“${name}” is hidden.`,
  show: (name: string) => `“${name}” is shown again.`,
  'let-in': (name: string) => `“${name}” is in.`,
  'turn-away': (name: string) => `“${name}” is not let in.`,
  remove: (name: string) => `“${name}” is removed.`,
  restore: (name: string) => `“${name}” is back in.`,
};

/** Moves the evening of a guest whose phone is dead or lost to another phone. */
export const handOver = 'Hand over to another phone';
export const handOverHint = 'If their phone is dead or lost';
export const handOverTitle = (name: string) => `The evening of “${name}” on another phone`;
export const handOverLead =
  'The other phone gets the name and every drink. The log and the phones of this guest say so.';
export const showSquare = 'Show the square';
export const pointOther = 'Let the other phone’s camera look at this square. It is good once.';
export const handOverSquare = 'A square that hands the evening over';
export const goodUntil = (time: string) => `Good until ${time}`;
export const otherReads = 'The other phone is reading it…';
export const hasArrived = 'The evening is on the other phone.';
export const squareIsLate = 'This square is no longer good.';
export const handedOverOften = 'This evening has been handed over as often as it can be.';
export const allAreIn = 'Everybody at the door is in.';
export const notDone = (name: string) => `Nothing has changed for “${name}” yet: there was no answer.`;
export const hasLeft = (name: string) => `“${name}” is no longer part of this celebration.`;
/** The present state of a guest. `other`: a state that only a newer version knows. */
type Now = GuestState | 'renamed' | 'other';
/** Shown if another host has acted on the guest first. */
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} was quicker: “${name}” is in.`,
  knocked: (by, name) => `${by} was quicker: “${name}” is at the closed door.`,
  waiting: (by, name) => `${by} was quicker: “${name}” is at the door.`,
  'turned-away': (by, name) => `${by} was quicker: “${name}” is not let in.`,
  removed: (by, name) => `${by} was quicker: “${name}” is already out.`,
  barred: (by, name) => `${by} was quicker: “${name}” is already out.`,
  hidden: (by, name) => `${by} was quicker: “${name}” is hidden.`,
  renamed: (by, name) => `${by} was quicker: “${name}” has another name now.`,
  other: (by, name) => `${by} was quicker: “${name}” is different now.`,
};
/** Shown if the guest, or an unknown host, has changed the state first. */
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `That was too late: “${name}” is in.`,
  knocked: (name) => `That was too late: “${name}” is at the closed door.`,
  waiting: (name) => `That was too late: “${name}” is at the door.`,
  'turned-away': (name) => `That was too late: “${name}” is not let in.`,
  removed: (name) => `That was too late: “${name}” is already out.`,
  barred: (name) => `That was too late: “${name}” is already out.`,
  hidden: (name) => `That was too late: “${name}” is hidden.`,
  renamed: (name) => `That was too late: “${name}” has another name now.`,
  other: (name) => `That was too late: “${name}” is different now.`,
};

export const hostsDid = 'What the hosts did';
export const hostsDidLead = 'Only hosts see this. It is deleted with the celebration.';
export const seeAll = 'See all';
export const undo = 'Undo';
export const undoThis = (sentence: string) => `Undo: ${sentence}`;
export const undoneByYou = (time: string) => `undone at ${time} by you`;
/** `by` is empty once the host's account is deleted. */
export const undoneBy = (time: string, by: string) =>
  by ? `undone at ${time} by ${by}` : `undone at ${time} by a former host`;
export const earlier = 'Show earlier ones';
export const nothingYet = 'Nothing yet.';
export const undone = 'It is undone.';
/** Distinguishes guests with the same name. */
export const cameAt = (time: string) => `came at ${time}`;
