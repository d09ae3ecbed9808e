import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const welcomeBack = 'Welcome back';
/** Between two ways to sign in. */
export const or = 'or';
export const sendCodeInstead = 'Send me a code instead';
/** Shown if the server sends no mail. */
export const askForCode = 'Ask for a code instead';
export const forgotPassword = 'Forgot the password?';
export const createAccount = 'Create an account';
export const wrongCredentials = 'This e-mail and password do not match.';
export const banned = 'This account is closed here. Please ask whoever runs this server.';
export const tooManyTries = 'Too many tries';
export const passwordRests = (until: string) =>
  `To keep the account safe, the password does not work until ${until}. A code works now.`;

export const beTheHost = 'Be the host';
export const beTheHostLead = 'Your celebration, its code and its cards take two minutes.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} invites you to host a celebration.`;
export const invitedByOperator = 'You are invited to host a celebration.';
export const otherHostsSeeName = 'The other hosts see this name.';
export const passwordTooEasy = 'This password is too easy to guess. Please choose another one.';
export const createMyAccount = 'Create my account';
export const haveAccount = 'Do you have an account?';
export const guestsNeedNone = 'Guests need no account: they only scan the code.';
/** Two names, as an example on the drawing of a card. */
export const coupleOnCard = 'Ana & Ben';

export const byInvitation = 'By invitation';
export const byInvitationLead = 'Hosts are invited here. Ask whoever runs the server for a link.';
export const noNewHosts = 'No new hosts';
export const noNewHostsLead = 'New accounts cannot be made here just now. Ask whoever runs the server.';
export const invitationSpent =
  'This invitation is for another address, has been used, or is too old. Ask for a new one.';
export const addressIsTaken = 'This address has an account here already. Please sign in with it.';
export const invitedAs = (email: string) => `This invitation is for ${email}. Please use that address.`;
export const haveAnAccount = 'I have an account';
export const imAGuest = "I'm a guest: type a code";

export const notSetUpYet = `${PRODUCT_NAME} is not set up yet`;
export const notSetUpYetLead = 'As soon as there is a first account, you can sign in here.';
/** Asks the server again whether there is a first account. */
export const checkAgain = 'Check again';
/** `command`: the command that prints another link. */
export const firstHostHow = (command: string) =>
  `Whoever has started the server becomes the first host: the link is in the window where it was started. For a new link, type there: ${command}`;

export const noMailYet = 'No mail goes out from here yet.';
export const askWhoRunsIt = 'You get your link from whoever runs the server.';
/** `setting`: the environment variable with the mail server. */
export const linksInLog = (setting: string) =>
  `Links and codes are on the newest lines of the server's log. Set ${setting}, and they are mailed.`;

export const lookIntoYourMail = 'Check your mail';
export const writtenTo = (email: string) => `We have sent a mail to ${email}. Tap the button in it to come in.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'It can take a minute. Please look in the spam folder too. The link is good for an hour.',
  other: `It can take a minute. Please look in the spam folder too. The link is good for ${CONFIRMATION_LASTS_MS / HOUR_MS} hours.`,
});
export const ifAccount = (email: string) =>
  `If ${email} has an account here, a link is on its way. It is good for ${RECOVERY_LASTS_MS / MINUTE_MS} minutes.`;
/** Texts for asking for the same link again. `time`: such as '0:42'. */
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  /** Shown after the wait. */
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Send it again',
  againIn: (time) => `Send it again in ${time}`,
  isDone: 'The mail is on its way again.',
  isReady: 'You can send it again now.',
};
/** Shown if the server sends no mail. */
export const byAsking: OnceMore = {
  again: 'Make another link',
  againIn: (time) => `Make another link in ${time}`,
  isDone: 'Whoever runs the server has another link now.',
  isReady: 'You can make another link now.',
};
export const askForTheLink = 'Ask for the link';
export const theyHaveTheLink = (email: string) => `Whoever runs the server has the link for ${email}.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `If ${email} has an account here, whoever runs the server has a link for it.`;
export const wrongAddress = 'Wrong address? Change it';

export const youAreConfirmed = 'You are confirmed';
export const nowTheCelebration = 'Now for the celebration.';
export const createCelebration = 'Create a celebration';
export const later = 'Later';
export const addressConfirmed = 'Your address is confirmed.';

export const sixDigits = 'Six digits, please';
export const inTheMailTo = (email: string) => `They are in the newest mail that we sent to ${email}.`;
export const digits = 'Six digits';
export const digitsOfApp = 'Six digits from the app';
export const sentWithTheLast = 'They are sent as soon as you type the sixth digit.';
export const sendNewCode = 'Send a new code';
export const newCodeSent = 'A new code is on its way. If none comes, the last one is still good.';
/** Shown if the server sends no mail. */
export const theyHaveThem = (email: string) => `Whoever runs the server has them, for ${email}.`;
export const makeNewCode = 'Make a new code';
export const theyHaveANewCode = 'Whoever runs the server has a new code.';
export const usePassword = 'Use my password';
export const wrongMailCode = 'That code is not right. Only the newest one works.';

export const secondStep = 'Now the second step';
export const openAuthenticator = `Open your authenticator app and type the six digits for ${PRODUCT_NAME}.`;
export const trustPhone = `Trust this phone for ${TRUST_LASTS_MS / DAY_MS} days`;
export const trustLaptop = `Trust this computer for ${TRUST_LASTS_MS / DAY_MS} days`;
export const wrongAppCode = 'Those six digits were not right; your app has new ones by now.';
export const phoneLost = 'Phone lost? Use a recovery code';
export const recoveryTitle = 'A recovery code';
export const recoveryLead = `You got ${RECOVERY_CODES} of them when you turned on the second step. Each works once.`;
export const recoveryCode = 'Recovery code';
export const recoveryCodeMissing = 'Please type one of your recovery codes.';
export const wrongRecoveryCode = 'This code was not right, or it has been used already.';
export const useTheApp = 'Use the authenticator app';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'You have 1 recovery code left. Make new ones?',
    other: `You have ${count} recovery codes left. Make new ones?`,
  });
export const newOnes = 'New ones';

export const authenticatorApp = 'Authenticator app';
export const scanThis = 'Scan this with an authenticator app';
export const orScan = 'Or scan this with another phone';
export const thenBoth = 'You then sign in with your password and six digits from this app.';
export const qrLabel = 'QR code for your authenticator app';
export const copyKey = 'Copy the key';
export const keyCopied = 'The key is copied.';
export const openInApp = 'Open in the authenticator app';
export const next = 'Next';
export const notNow = 'Not now';
export const ifPhoneLost = 'If your phone is ever lost';
export const keepThem = 'Each of these opens your account once. Keep them where you keep your passport.';
export const copy = 'Copy';
export const copied = 'The codes are copied.';
export const copyFailed = 'Copying did not work. Please select the text.';
export const save = 'Save';
/** The name of the file that is saved. */
export const codesFile = 'clink-recovery-codes.txt';
export const keptThem = 'I have saved them';
export const secondStepOn = 'The second step is on.';

export const tellUsEmail = 'Tell us your e-mail, and we will send you a link for a new password.';
export const confirmEmail = 'Confirm your e-mail';
export const tellUsEmailAgain = 'Tell us your e-mail, and we will send you a new link.';
/** Shown if the server sends no mail. */
export const makeTheLink = 'Request a link';
export const sendTheLink = 'Send the link';
export const aNewPassword = 'A new password';
export const signedOutElsewhere = 'You are signed out everywhere else, to be safe. Passkeys still open your account.';
export const yourPassword = 'Choose your password';
export const saveAndSignIn = 'Save and sign in';
export const linkTooOld = 'This link is too old';
export const linkTooOldLead = 'A link works once, and only for a short while. You can have a new one now.';
export const getNewLink = 'Get a new link';
