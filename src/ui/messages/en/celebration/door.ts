import { plural } from '../forms.ts';

export const countOnMyOwn = 'Count on my own';
export const countRightAway = 'You can count right away. It stays on this phone.';
export const safeHere = (count: number) =>
  plural(count, {
    one: 'Your drink and your stats are safe on this phone.',
    other: `Your ${count} drinks and your stats are safe on this phone.`,
  });
export const looking = 'Looking…';

export const doorIsClosed = 'The door is closed just now';
/** `names`: the couple, or empty while it is not known. The sentences below use it in the same way. */
export const nobodyNew = (names: string) =>
  names
    ? `${names}'s hosts are letting nobody new in. If you belong here, tell one of them: they can let you in with one tap.`
    : 'The hosts are letting nobody new in. If you belong here, tell one of them: they can let you in with one tap.';
export const comeInLater = 'When the door opens, your drinks come in with you.';
export const tryAgain = 'Try the door again';
export const stillClosed = 'It is still closed.';

export const oneMoment = (name: string) => `One moment, ${name}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `${names}'s hosts have been asked to let you in. You do not have to wait here.`
    : 'The hosts have been asked to let you in. You do not have to wait here.';
export const allComeIn = 'Count your drinks: all of them come in with you.';
export const askedAt = (time: string) => `Asked at ${time}. This phone tells you when they answer.`;
export const changeMyName = 'Change my name';

export const notRecognised = "They didn't recognise you";
export const notLetIn = (name: string) =>
  `The hosts have not let “${name}” in. Use a name that they know, or talk to one of them.`;
export const changeAndAsk = 'Change my name and ask again';

export const offTheLeaderboard = "You're off the leaderboard";
export const takenOut = (names: string) =>
  names
    ? `The hosts have taken you out of ${names}'s celebration. It may be a mix-up; ask them.`
    : 'The hosts have taken you out of this celebration. It may be a mix-up; ask them.';
export const takenOutForGood = (names: string) =>
  names
    ? `The hosts have taken you out of ${names}'s celebration. If that is a mix-up, only they can change it.`
    : 'The hosts have taken you out of this celebration. If that is a mix-up, only they can change it.';
export const nobodyElseSees = 'You can go on counting. Nobody else sees it.';
export const askToComeBack = 'Ask to come back';

export const youAreIn = (names: string) => (names ? `You're in. Here's to ${names}!` : "You're in.");

export const youAreNowCalled = (name: string) => `You're “${name}” now`;
/** `first` is the guest's first name. */
/** Shown if the hosts have added something to the guest's name. */
export const sameNameTonight = (first: string) =>
  `The hosts changed your name on the leaderboard; there may be another ${first} tonight. Your drinks are all there.`;
export const handedOver = 'Your evening is on another phone too';
/** `time`: the time of day at which the hosts did it. */
export const handedOverLead = (time: string) =>
  `The hosts handed it over at ${time}, as is done for a phone that is dead or lost. Both phones count for you. If you did not ask for that, have a word with the hosts.`;
/** Shown if the hosts have replaced the guest's name by a different one. */
export const hostsWishIt = 'The hosts would like you to go by this name tonight. Your drinks are all there.';
export const notRight = 'Not right? Have a word with the hosts.';
export const allRight = 'All right';

/** The second line of the tracker, by the guest's admission. */
export const statuses = {
  waiting: 'At the door: the hosts have been asked',
  'turned-away': 'Not let in: you count on your own',
  removed: 'Off the leaderboard: you count on your own',
  barred: 'Off the leaderboard: you count on your own',
  'door-closed': 'The door is closed: you count on your own',
  over: 'It is over: you count on your own',
} as const;
