import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'The house';
export const theHouseHint = 'Rules above all hosts, and who is responsible';
export const countAtOnce = 'For every celebration here, and at once.';
export const standInFile = 'These rules stand in a file of the server. They are changed only there.';
export const openHasNoRules = 'Guests without a code are in the open celebration, which has no rules.';
/** `setting`: the setting that the operator has to type. */
export const openIsSwitchedOff = (setting: string) => `${setting} switches it off.`;
export const forTheServer = 'For whoever runs the server';
/** The card above all rules says what counts now: 'Boards: 4 of 5'. */
export const summary = { boards: 'Boards', wall: 'On walls', position: 'Position', keep: 'They stay' };
export const positions = { asked: 'allowed', never: 'never asked' };
export const someOf = (some: number, all: number) => `${some} of ${all}`;

export const mayBeShownHere = 'Boards that hosts may show';
export const mayBeShownHint = 'Hosts choose among those that are on.';
export const boardsWithAlcohol = 'Every board that counts alcohol';
export const boardsWithAlcoholHint = 'Off: alcohol puts nobody ahead.';
export const isNeverShown = (board: string) => `“${board}” is no longer shown here.`;
export const mayBeShown = (board: string) => `Hosts may show “${board}” again.`;
export const alcoholNever = 'Boards that count alcohol are no longer shown here.';
export const alcoholAgain = 'Hosts may show boards that count alcohol again.';

export const namesOnWalls = 'Names on walls, at most';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Hosts choose what their wall shows.',
  'first-names': 'No wall shows the last word of a name.',
  totals: 'No wall shows a name.',
  off: 'No celebration has a wall.',
};
export const guestsPrivacy = 'Guests’ privacy';
export const mayBeAsked = 'Guests may be asked where they are';
export const mayBeAskedHint = 'If not, nobody is asked, and no position is stored.';

export const celebrations = 'Celebrations';
export const whoMakesThem = 'Who makes them';
export const creators = { hosts: 'Every host', operators: 'Operators only' };
export const howGuestsCome = 'How guests come in, until the hosts change it';
export const newDoors = { open: 'Everybody', ask: 'Hosts let them in' };

export const keepDays = 'How long they stay';
export const keepDaysHint = 'In days, from 7 to 400. Empty: for ever.';
export const keepDaysWrong = 'This must be a whole number from 7 to 400, or empty.';
/** Shown instead of a number of days. */
export const forEver = 'for ever';
export const outlived = (count: number) =>
  plural(count, {
    one: '1 celebration is older. A day after this rule came, it is deleted for good.',
    other: `${count} celebrations are older. A day after this rule came, they are deleted for good.`,
  });

export const whoIsResponsible = 'Who is responsible';
export const theyReadIt = 'Guests and hosts read it under “Privacy”.';
export const houseName = 'Name of the house';
export const contact = 'Contact';
export const contactHint = 'E-mail, telephone number or link';
export const imprint = 'Link to the imprint';
export const privacy = 'Link to the privacy notice';
export const nameWrong = 'A name has at most 60 characters, and none that is invisible.';
export const contactWrong = 'This must be an e-mail address, a telephone number such as +43 1 234567, or a link.';
export const linkWrong = 'This must be a whole link, such as https://hotel.example.';
export const notSet = 'Not set';
/** Shown in an empty field. */
export const add = 'Add';
export const theyReadItNow = 'Guests and hosts read this now.';

export const countsNow = 'The rule counts now.';
export const countsNoLonger = 'Here the hosts choose again.';

/** Shown instead of a switch. */
export const boardIsNotShown = 'The house does not show this board';
export const noneIsShown =
  'No board is shown just now, because the house forbids those that were on. Switch another one on.';
export const noneMayBeShown = 'The house shows no leaderboard here, so none can be switched on.';
export const wallIsLimited = 'The house does not allow walls to show more of names.';
export const rulesOfTheHouse = 'Rules of the house';
export const nobodyIsAsked = 'Nobody is asked where they are.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'A celebration is deleted 1 day after its day.',
    other: `A celebration is deleted ${days} days after its day.`,
  });
export const boardsAreNever = (boards: string) => `Never shown: ${boards}.`;
export const nothingIsRuled = 'The house rules nothing any more.';
export const notAllowed = 'The house does not allow this.';
export const onlyOperatorsMake = 'Celebrations are made by whoever runs this server.';
export const onlyOperatorsMakeLead = 'Ask them for yours. It is here as soon as you are one of its hosts.';
