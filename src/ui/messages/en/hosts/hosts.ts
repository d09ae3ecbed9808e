import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

/** Shown beside the product's name. */
export const forHosts = 'for hosts';
/** The accessible name of the navigation at the side. */
export const hostPages = 'Pages for hosts';
export const thisCelebration = 'This celebration';
export const myCelebrations = 'My celebrations';
export const allCelebrations = 'All celebrations';
export const newCelebration = 'New celebration';
export const myAccount = 'My account';
export const allHosts = 'All hosts';
export const places = {
  tonight: 'Tonight',
  guests: 'Guests',
  recap: 'Recap',
  invite: 'Invite',
  evening: 'Evening',
  menu: 'Menu of the evening',
  look: 'Your look',
  wall: 'The wall',
  details: 'Details',
  hosts: 'Hosts',
};
/** The name of the first tab once the evening is over. */
export const afterwards = 'Afterwards';
/** The title of the page: 'Guests, Ana & Ben'. */
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
/** Shown if the celebration's time zone differs from the host's. 'All times: Vienna (Central European Time)' */
export const clocksOf = (zone: string) => `All times: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, { one: '1 guest is waiting at the door', other: `${count} guests are waiting at the door` });

export const signIn = 'Sign in';
export const signOut = 'Sign out';
export const signedOut = 'You are signed out.';
export const tryAgain = 'Try again';
export const backToSignIn = 'Back to sign in';
export const cancel = 'Cancel';
export const close = 'Close';
export const undo = 'Undo';
export const copyLink = 'Copy the link';
export const linkCopied = 'The link is copied.';

export const didNotLoad = 'This did not load.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `From ${time}.`;
export const loading = 'Loading';
export const noAnswer = 'There is no answer just now. Please try again when you are online.';
export const notJustNow = 'That does not work just now. Please try again in a moment.';
export const mailDoesNotWork =
  'The mail could not be sent, because the mail server does not answer. Please try again in a moment, or ask whoever runs this server.';
export const somethingFailed = 'Sorry, that did not work. Please try again.';
export const onlyADemo = 'This is a demo. You can look at everything here, and nothing changes.';
/** Shown if another host has already done the same, or something that makes it impossible. */
export const wasQuicker = (by: string) => `${by} was quicker.`;
export const tooLate = 'That was too late: somebody has changed it meanwhile.';
/** Shown if another host has meanwhile switched all other boards off. */
export const lastBoardStays = 'One leaderboard stays on, and this is the last one.';
/** Shown if another host has meanwhile switched to a celebration without alcohol. */
export const countsAlcohol = 'The celebration is without alcohol, and this leaderboard counts it.';
/** Texts that say how long to wait, in seconds or in minutes. */
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'That was a lot of tries. In 1 second you can try again.',
      other: `That was a lot of tries. In ${count} seconds you can try again.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'That was a lot of tries. In 1 minute you can try again.',
      other: `That was a lot of tries. In ${count} minutes you can try again.`,
    }),
};

export const unreachable = 'The server does not answer';
export const unreachableLead = 'The celebrations are safe. Please check your network and try again.';
export const networkAsks =
  'The network asks you to sign in first. Until then nothing that you do here reaches the server.';
export const signInToNetwork = 'Sign in to the network';
export const tooBusy = 'Too many calls just now';
export const tooBusyLead =
  'The server had too many calls from your network or your account. This page tries again by itself.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'The server had too many calls from your network or your account. In 1 second this page tries again by itself.',
      other: `The server had too many calls from your network or your account. In ${count} seconds this page tries again by itself.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'The server had too many calls from your network or your account. In 1 minute this page tries again by itself.',
      other: `The server had too many calls from your network or your account. In ${count} minutes this page tries again by itself.`,
    }),
};
export const serverTrouble = 'The server has a problem';
export const serverTroubleLead = 'The celebrations are safe. Please try again in a moment.';
export const notOffered = 'Hosts cannot sign in here';
export const notOfferedLead = 'Whoever runs the server can change that.';
export const hostsElsewhere = 'Hosts have another address';
export const hostsAreAt = (address: string) => `Please sign in at ${address}.`;
/** `setting`: the environment variable with the server's address. */
export const notAtThisAddress = (setting: string) =>
  `This ${PRODUCT_NAME} has hosts at the addresses that it prints when it starts. For any other address, whoever runs it sets ${setting}.`;
export const notBehindThisProxy = (setting: string) =>
  `A proxy stands in front of this ${PRODUCT_NAME}, which does not know its public address. Whoever runs it sets it with ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Several servers share this ${PRODUCT_NAME}, and they need a common secret for hosts. Whoever runs them sets HOST_SECRET and ${setting}.`;
export const toTheTracker = 'Continue as a guest';

export const yourName = 'Your name';
export const email = 'E-mail';
export const exampleEmail = 'name@example.org';
export const noMailHint = 'This server sends no mail: copy the link and send it yourself.';
/** Shown if the server sends no mail. */
export const makeLink = 'Make a link';
export const makeAnotherLink = 'Make another link';
export const password = 'Password';
export const newPassword = 'New password';
export const yourPassword = 'Your password';
export const showPassword = 'Show the password';
/** `length`: the minimum length. */
export const passwordHint = (length: number) =>
  `${length} characters or more. Three words you like are better than P4ss!`;
export const nameMissing = 'Please type a name.';
export const emailWrong = 'This does not look like an e-mail address.';
export const emailMissing = 'Please type your e-mail address.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Please type an e-mail address.';
export const passwordMissing = 'Please type your password.';
export const passwordTooShort = (length: number) => `${length} characters or more, please.`;
export const passwordTooLong = (length: number) => `At most ${length} characters, please.`;
export const passwordWrong = 'This is not your password.';
export const nameRefused = 'This name cannot be used. Please choose another one.';
export const nameTooLong = (length: number) => `At most ${length} characters, please.`;

/** 'Clink 0.2.0' */
export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
