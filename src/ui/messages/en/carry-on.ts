import { plural } from './forms.ts';

export const carryOnElsewhere = 'Continue on another phone';
export const pointTheCamera = "Point the other phone's camera here. It works once.";
export const square = 'QR code with which one other phone carries on with your evening';
export const left = (time: string) => `${time} left`;
export const copyTheLink = 'Or copy the link, for this same phone';
export const linkIsCopied = 'Copied. Open it, or paste it where Clink asks for a code.';
export const linkNotCopied = 'This browser does not let Clink copy it.';
export const afterwards = 'Afterwards';
export const countOnBoth = 'Count on both';
export const signThisOff = 'Sign this one off';
export const cancel = 'Cancel';
export const aMoment = 'One moment…';
export const otherPhoneReads = 'The other phone has read it. One moment…';
export const newSquare = 'A new square';
export const tryAgain = 'Try again';

export const squareIsLate = 'This square has expired';
export const squareIsLateHere = 'This square has expired. Nothing is lost. You can make a new one at once.';
export const noAnswerHere = 'There is no answer just now. This works as soon as both phones are online.';
export const notPossible = 'This evening cannot go to another phone just now. It is safe on this one.';
export const afterManyTries = 'That was many tries.';
export const againIn = (time: string) => `In ${time} you can try again.`;

export const bothCount = 'Both phones count now.';
export const almostSignedOff = 'This phone signs off in a moment';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'It waits until the server has everything.'
    : plural(count, {
        one: '1 drink has not been sent yet. This phone sends it first.',
        other: `${count} drinks have not been sent yet. This phone sends them first.`,
      });

export const looking = 'Looking…';
export const lookingForIt = 'Your evening is on its way';
export const carryOnAs = (name: string) => `Carry on as ${name}?`;
export const whatComes = (count: number, since: string, names: string) =>
  count === 0
    ? `Your evening began at ${since}, at ${names}'s. The first phone goes on too, unless it signs off.`
    : plural(count, {
        one: `1 drink since ${since}, at ${names}'s. This phone gets it. The first phone goes on too, unless it signs off.`,
        other: `${count} drinks since ${since}, at ${names}'s. This phone gets them. The first phone goes on too, unless it signs off.`,
      });
export const whatComesFromOpen = (count: number, since: string) =>
  count === 0
    ? `Your evening began at ${since}, on the open leaderboard. The first phone goes on too, unless it signs off.`
    : plural(count, {
        one: `1 drink since ${since}, on the open leaderboard. This phone gets it. The first phone goes on too, unless it signs off.`,
        other: `${count} drinks since ${since}, on the open leaderboard. This phone gets them. The first phone goes on too, unless it signs off.`,
      });
export const carryOnHere = 'Carry on here';
export const notMe = "That's not me";
/** Says what happens to the evening that this phone already has. `names`: that evening's couple. */
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `This phone has an evening as ${name}. It stays with ${names}, and you can come back to it.`
    : plural(count, {
        one: `This phone has 1 drink logged as ${name}. It stays with ${names}, and you can come back to it.`,
        other: `This phone has ${count} drinks logged as ${name}. They stay with ${names}, and you can come back to them.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `This phone has an evening as ${name}. It stays on the open leaderboard, and you can come back to it.`
    : plural(count, {
        one: `This phone has 1 drink logged as ${name}. It stays on the open leaderboard, and you can come back to it.`,
        other: `This phone has ${count} drinks logged as ${name}. They stay on the open leaderboard, and you can come back to them.`,
      });
export const carriesOnAs = (name: string) => `You carry on as ${name}.`;
export const goBack = 'Go back';
export const backTo = (name: string) => `Back to the evening of ${name}`;

export const tapNewSquare = 'On the first phone tap “A new square” and point the camera there again. Nothing is lost.';
export const linkIsDamaged = 'This link is not complete';
export const copyLinkAgain =
  'Part of it is missing. Copy it once more, or point the camera at the square again. Nothing is lost.';
export const squareIsUsed = 'This square has been used';
export const usedElsewhere =
  'It works for one phone only. On the first phone tap “A new square” and point the camera there.';
export const eveningIsOver = 'This evening is over';
export const goneForAll =
  'It was deleted, it has ended, or the hosts have closed it. Nothing of it comes to this phone.';
export const noAnswer = 'There is no answer just now';
export const squareStaysGood = 'The square stays good for its five minutes. Please try again in a moment.';
export const manyTries = 'That was many tries';
export const cannotStore = 'This phone cannot save';
export const staysOnTheFirst = 'So your evening stays on the first phone. Nothing is lost.';
export const isHereAlready = 'Your evening is on this phone already';
export const pointOtherCamera = "Point another phone's camera at the square.";
export const allRight = 'All right';
export const freshEvening = 'Start with a fresh evening';
export const ownEvening = 'Go on with my evening';
export const typeCode = 'Type a code';
export const notNow = 'Not now';

export const signedOff = 'This phone is signed off';
export const movedAway = 'Your evening moved to the other phone.';
export const deletedElsewhere = 'Your data is deleted';
export const forgottenHere = 'It was deleted on your other phone. This phone has forgotten it too.';
