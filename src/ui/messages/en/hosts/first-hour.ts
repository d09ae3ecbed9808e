import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['You', 'Your celebration', 'The first guest'] as const;
/** For screen readers, before a step that is done. */
export const stepDone = 'done:';

export const itIsRunning = `${PRODUCT_NAME} is running.`;
export const makeItYours = 'Now make it yours.';
export const threeSteps = 'Three steps, about two minutes.';
export const youSignInWithIt = 'You sign in with it.';
export const nothingIsSent = 'You sign in with it. Nothing is sent to it.';
export const typeTheCode = 'Type the set-up code';
export const typeTheCodeLead =
  'It makes you the first host. Whoever set up the server has it, or the app store shows it.';
/** `setting`: the environment variable with the set-up code. */
export const codeIsIn = (setting: string) => `It is the value of ${setting}.`;
export const setUpCode = 'Set-up code';
export const setUpCodeMissing = 'Please type the code.';
export const setUpCodeWrong = 'This is not the code.';

export const goOn = 'Continue';
export const onlyLooking = 'Only looking?';
export const openAsGuest = 'Open the tracker as a guest';

export const whatKind = 'What kind of evening?';
export const kinds = {
  mixed: { name: 'A bit of everything', means: 'Hydration and variety too, no pace' },
  classic: { name: 'Classic party', means: 'Most drinks and fastest pace' },
  dry: { name: 'Without alcohol', means: 'Water, other drinks and your menu' },
};
export const makeTheCode = 'Make the code';
export const changeableEvenOnTheNight = 'You can change everything later, even on the night.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'It begins as the house has prepared it: menu, look and wall.';

/** The texts on the card that is filled in while the host types. */
export const yourDate = 'your date';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'Your table card. It fills in as you type.';
export const squareComesNext = 'The square comes with the next step.';
export const cardsLikeThis = 'Cards like this can stand on the tables.';

export const isReady = 'It is ready.';
export const beTheFirstGuest = 'Be the first guest.';
export const typeNameBeside = 'Type a name on the phone beside this, tap a drink, and watch the board.';
export const typeName = 'Type a name, tap a drink, and watch the board.';
export const tryAsGuest = 'Try it as a guest';
export const guestsPhone = "A guest's phone";
export const guestsPhoneLive = "A guest's phone, live.";
export const phonesCanComeIn = 'Phones on your Wi-Fi can come in';
export const guestsCanComeIn = 'Guests can come in';
export const scanIt = 'Scan it with your phone.';
export const scanItLead = 'Point the camera at the square.';
export const sendIt = 'Send it to somebody';
export const beTheFirstHere = 'Be the first guest on this phone';
export const phonesToo = 'Phones on your Wi-Fi too.';
export const onThisComputerOnly = 'On this computer only.';
export const cannotReach = (host: string) =>
  `Phones cannot reach ${host}. For phones on the same Wi-Fi, connect this computer to it and start ${PRODUCT_NAME} like this:`;
export const copy = 'Copy';
export const copied = 'It is copied.';

export const isIn = (name: string) => `${name} is in`;
export const noGuestsYet = 'No guests yet';
export const appearsHere = 'The first guest appears here at once.';
export const whoIsNext = 'Who is next?';

export const beforeTheEvening = 'Before the evening';
export const cardsForTheTables = 'Cards for the tables';
export const reachableAddress = "Let guests' phones reach it";
/** `setting`: the environment variable with the server's address. */
export const reachableAddressHow = (setting: string) =>
  `Guests on mobile data need a public address with https, such as https://clink.example. Whoever runs this server sets it with ${setting} and starts ${PRODUCT_NAME} again.`;
export const whereGuestsOpenIt = `Where guests open ${PRODUCT_NAME}`;
export const addressIsRight = 'Yes, at this address';
export const useThisAddress = 'Use this address';
export const addressWrong = 'Please type an address such as https://clink.example.';
export const addressIsSet = 'Squares, cards and mails lead there now.';
export const onlyThisComputer = 'Only this computer can open it. Phones need another one.';
export const onlyThisNetwork = 'Only phones on the same Wi-Fi can open it.';
export const reachableAddressWhy =
  'Guests on mobile data need a public address with https, such as https://clink.example. You sign in there too from then on.';
export const theAddress = 'The address';
export const printedSquares =
  'If you change it, printed squares still lead to the old one. Let that lead here too until the last celebration is over, or print new ones.';
/** `setting`: the environment variable with the server's address. */
export const addressIsInSetting = (setting: string) =>
  `Whoever runs this server has set it with ${setting}, and changes it there.`;
export const goToMyCelebration = 'Go to my celebration';

export const linkUsed = 'There is a host already';
export const linkUsedLead = 'Somebody has already used this link. If that was you, sign in.';
export const setUpLinkTooOld = 'This link has run out';
export const setUpLinkTooOldLead = `It was good for ${SETUP_LASTS_MS / MINUTE_MS} minutes. Ask whoever runs the server for a new one.`;
export const newSetUpLink = (command: string) => `For a new link, start ${PRODUCT_NAME} again, or type: ${command}`;
export const copyCommand = 'Copy the command';
export const commandCopied = 'The command is copied.';
