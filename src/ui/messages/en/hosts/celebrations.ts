import { DELETION_GRACE_MS } from '../../../../domain/hosting/deletion-grace.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH, MINUTE_MS } from '../../../../domain/limits.ts';
import { dayOfMonthIn, inDaysIn, monthIn, shortDayIn, shortWeekdayIn, wholeMonthIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** The link to the account on a phone. */
export const accountOf = (name: string) => `${name}: your account`;
export const loading = 'Loading';
export const createCelebration = 'Create a celebration';
export const whoIsGettingMarried = 'Who is getting married?';
export const whoIsGettingMarriedLead =
  'Give it two names and a date. The code and the cards for the tables are ready at once.';
export const didNotCome = 'Your celebrations did not load';
export const didNotComeLead = 'Everything is safe, and guests go on as usual. Only this page cannot reach the server.';

/** '20'. `date` is YYYY-MM-DD. */
export const dayOf = dayOfMonthIn(locale);
/** 'June', 'Sept', and 'June 2027' if `date` is not in the year of `today`. Both are YYYY-MM-DD. */
export const monthOf = monthIn(locale);

/** Shown instead of the number of guests after the day of the celebration. */
export const guestsGone = "guests' data is deleted";
export const guestsIn = (count: number) =>
  plural(count, { one: '1 guest', other: count === 0 ? 'No guests yet' : `${count} guests` });
export const over = 'It is over';
export const youHelp = 'you help as a host';
export const tonight = 'tonight';
/** 'tomorrow', 'in 3 days', 'in 11 weeks', '5 weeks ago' */
export const inDays = inDaysIn(locale);

/** The headings of a long list. Below them, the celebrations are grouped by month: 'June 2027'. */
export const groups = { toCome: 'To come', over: 'Over' };
export const wholeMonthOf = wholeMonthIn(locale);
/** 'Sat', below the day, in the card of its month. `date` is YYYY-MM-DD. */
export const weekdayOf = shortWeekdayIn(locale);
/** 'Sat, 28 Nov', and 'Sat, 28 Nov 2027' if it is not in the year of `today`. Both are YYYY-MM-DD. */
export const shortDayOf = shortDayIn(locale);
/** The number of guests who are not in, beside the number of those who are. */
export const asideCount = (count: number) => plural(count, { one: '1 set aside', other: `${count} set aside` });

export const whoIsCelebrating = 'Who is celebrating?';
export const firstName = 'First name';
export const secondName = 'Second name';
export const exampleName = 'e.g. Ana';
export const otherExampleName = 'e.g. Ben';
export const nameMissing = 'Please type at least one name.';
export const namesTooLong = (length: number) => `At most ${length} characters for both names together, please.`;
export const namesWrong = 'Something in these names cannot be shown. Please type them again.';
export const when = 'When?';
export const chooseDay = 'Choose a day';
export const dateMissing = 'Please choose the day.';
export const yearWrong = 'Please write the year with four digits.';
export const dateIsPast = 'This day is over. Please choose one that is still to come.';
export const dateIsFar = (years: number) => `This day is more than ${years} years away. Please check the year.`;
export const pastMidnight = 'The small hours still count as that evening.';
export const timeZone = 'Time zone';
export const zoneUnknown =
  'Clink does not know this time zone yet. Here is one with the same time: please press the button again.';
export const cardLanguage = 'Language';
export const cardLanguageHint = 'On the cards and the wall.';
export const create = 'Create the celebration';
export const created = (names: string) => `${names}: your celebration is ready.`;
export const createdAsTemplate = (names: string) =>
  `${names}: your celebration is ready. It begins as the house has prepared it.`;
export const tooManyCelebrations = 'You have made as many celebrations as one host can. Please delete one first.';

export const placeDidNotCome = 'This celebration did not load';
export const namesAndDate = 'Names and date';
export const save = 'Save';
export const saved = 'It is saved.';
export const savedAsLeft = 'Each field is saved when you leave it.';
/** Instead, while a field has a fault. */
export const notAllIsSaved = 'Not everything is saved yet.';
/** Shown beside a field of the details that another host has changed. */
export const theirChange = (who: string, minutes: number) =>
  minutes === 0
    ? `${who} changed this just now.`
    : plural(minutes, {
        one: `${who} changed this a minute ago.`,
        other: `${who} changed this ${minutes} minutes ago.`,
      });
export const anotherHost = 'Another host';
export const takeTheirs = 'Take theirs';
export const wasChanged = 'Another host was quicker. Please look at what has changed, then save again.';
/** Shown below a field. The page sends the text again by itself. */
export const savedLater = 'Not saved yet: the server does not answer. It is saved as soon as it does.';
export const gettingHome = 'Getting home';
export const whereTheyFindIt = 'Guests see it late at night and under stats.';
export const whatShouldTheyKnow = 'What should they know?';
export const exampleOfGettingHome = 'e.g. Taxi 01 31300, last bus at 0:30';
export const numbersCanBeCalled = 'A tap calls a number such as +43\u00a01\u00a031300.';
export const gettingHomeWrong = `Something in this text cannot be shown. Please type it again, in at most ${GETTING_HOME_MAX_LENGTH} characters.`;
export const whatTheLeaderboardShows = 'What the leaderboard shows';
export const oneBoardStays = 'Phones follow at once. At least one stays on.';
export const boards: Record<BoardName, string> = {
  mostDrinks: 'Most Drinks',
  fastestPace: 'Fastest Pace',
  hydration: 'Best hydrated',
  balanced: 'Most balanced evening',
  variety: 'Most variety',
};
export const boardHints: Record<BoardName, string> = {
  mostDrinks: 'Who has had the most',
  fastestPace: 'Drinks per hour',
  hydration: 'Who drinks enough water',
  balanced: 'A steady pace, with water in between',
  variety: 'Many different drinks',
};
export const boardIsOn = (title: string) => `“${title}” is on.`;
export const boardIsOff = (title: string) => `“${title}” is off.`;
export const theDoor = 'The door';
/** Whatever the door says. */
export const codeIsEnough = 'The code is enough to read the leaderboard.';
export const doors = { open: 'Everybody', ask: 'I let them in', closed: 'Nobody new' };
export const doorHints = {
  open: 'They scan, type a name and are in',
  ask: 'The hosts are asked each time',
  closed: 'Their phones kindly tell them to ask you',
};
/** Shown after the door was changed. */
export const doorIs = {
  open: 'The door is open to everybody.',
  ask: 'The hosts let newcomers in.',
  closed: 'The door is closed to newcomers.',
};
/** Marks an operator's celebration from which new celebrations copy their settings. */
export const templateLead = 'Menu, look and door, for every host.';
export const beginAsThis = 'Model for new celebrations';
export const isTemplateNow = 'New celebrations begin like this one.';
export const isNoTemplateNow = 'New celebrations begin as usual.';
/** In the list of celebrations. */
export const templateOfHouse = 'template of the house';
export const endsByItself = 'It ends by itself';
/** `when`, here and below: 'Sunday, 21 June at 6:00'. */
export const endsAt = (when: string) => `It ends by itself on ${when}.`;
export const changeEnd = 'Change when it ends';
/** The label of the field for the day and the time. */
export const itEndsOn = 'It ends on';
export const whenDoesItEnd = 'When does it end?';
export const endIsLocal = (when: string) => `By the clocks of the celebration. Not later than ${when}.`;
export const endWrong = (when: string) => `Please choose a time that is still to come, and not later than ${when}.`;
export const endIt = 'End the celebration';
export const endQuestion = 'End the celebration?';
export const endLead = 'The leaderboard stands still. Guests keep what is on their phones. You can open it again.';
export const notYet = 'Not yet';
export const endNow = 'End it';
export const ended = 'The celebration is over.';
export const reopenIt = 'Open it again';
export const reopened = 'The celebration is open again.';
export const deleteIt = 'Delete it';
export const deleteNow = 'Delete';
export const deleteQuestion = (names: string) => `Delete ${names}?`;
export const deleteLead = (guests: number) =>
  guests === 0
    ? `The code on the printed cards stops working. You have ${DELETION_GRACE_MS / MINUTE_MS} minutes to change your mind.`
    : plural(guests, {
        one: `1 guest loses the leaderboard. What is on guests’ phones stays there. You have ${DELETION_GRACE_MS / MINUTE_MS} minutes to change your mind.`,
        other: `${guests} guests lose the leaderboard. What is on guests’ phones stays there. You have ${DELETION_GRACE_MS / MINUTE_MS} minutes to change your mind.`,
      });
export const typeTheNames = (names: string) => `Type “${names}” to be sure`;
export const notTheNames = (names: string) => `Please type the names as they are: ${names}.`;
export const keepIt = 'Keep it';
export const deleted = (names: string) => `${names} will be deleted in ${DELETION_GRACE_MS / MINUTE_MS} minutes.`;
/** Shown while the deletion can still be undone. */
export const isDeletedAt = (time: string) => `It will be deleted at ${time}`;
export const isDeletedAtLead = 'For the guests it is over already. Until then each host can keep it.';
export const kept = 'The celebration stays.';
/** For somebody with many celebrations. */
export const findCelebration = 'Find a celebration or a code';
export const noneFound = 'No celebration by that name or code.';
