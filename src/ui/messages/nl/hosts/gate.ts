import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const welcomeBack = 'Fijn dat je er weer bent';
export const or = 'of';
export const sendCodeInstead = 'Stuur me liever een code';
export const askForCode = 'Liever om een code vragen';
export const forgotPassword = 'Wachtwoord vergeten?';
export const createAccount = 'Account aanmaken';
export const wrongCredentials = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.';
export const banned = 'Dit account is hier geblokkeerd. Vraag het aan wie deze server beheert.';
export const tooManyTries = 'Te veel pogingen';
export const passwordRests = (until: string) =>
  `Om het account veilig te houden, werkt het wachtwoord tot ${until} niet. Een code werkt nu wel.`;

export const beTheHost = 'Geef een feest';
export const beTheHostLead = 'Je feest, de code en de kaartjes zijn in twee minuten klaar.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} nodigt je uit om hier je feest te maken.`;
export const invitedByOperator = 'Je bent uitgenodigd om hier je feest te maken.';
export const otherHostsSeeName = 'De andere gastgevers zien deze naam.';
export const passwordTooEasy = 'Dit wachtwoord is te makkelijk te raden. Kies een ander.';
export const createMyAccount = 'Mijn account aanmaken';
export const haveAccount = 'Heb je een account?';
export const guestsNeedNone = 'Gasten hebben geen account nodig: ze scannen gewoon de code.';
export const coupleOnCard = 'Ana & Ben';

export const byInvitation = 'Op uitnodiging';
export const byInvitationLead = 'Hier word je gastgever op uitnodiging. Vraag wie de server beheert om een link.';
export const noNewHosts = 'Geen nieuwe gastgevers';
export const noNewHostsLead = 'Niemand kan hier nu een account maken. Vraag het aan wie de server beheert.';
export const invitationSpent = 'Deze uitnodiging is voor een ander adres, al gebruikt of te oud. Vraag om een nieuwe.';
export const addressIsTaken = 'Dit adres heeft hier al een account. Log daarmee in.';
export const invitedAs = (email: string) => `Deze uitnodiging is voor ${email}. Gebruik dat adres.`;
export const haveAnAccount = 'Ik heb een account';
export const imAGuest = 'Ik ben gast: code typen';

export const notSetUpYet = `${PRODUCT_NAME} is nog niet ingericht`;
export const notSetUpYetLead = 'Zodra er een eerste account is, kun je hier inloggen.';
export const checkAgain = 'Opnieuw kijken';
export const firstHostHow = (command: string) =>
  `Wie de server heeft gestart, wordt de eerste gastgever: de link staat in het venster waarin hij is gestart. Typ daar voor een nieuwe: ${command}`;

export const noMailYet = 'Hier gaat nog geen mail de deur uit.';
export const askWhoRunsIt = 'Je krijgt de link van wie de server beheert.';
export const linksInLog = (setting: string) =>
  `Links en codes staan op de nieuwste regels van het logboek van de server. Stel ${setting} in, dan komen ze per mail.`;

export const lookIntoYourMail = 'Kijk in je mail';
export const writtenTo = (email: string) =>
  `We hebben een mail gestuurd naar ${email}. Tik daarin op de knop en je bent binnen.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'Het kan een minuutje duren. Kijk ook even bij de spam. De link is een uur geldig.',
  other: `Het kan een minuutje duren. Kijk ook even bij de spam. De link is ${CONFIRMATION_LASTS_MS / HOUR_MS} uur geldig.`,
});
export const ifAccount = (email: string) =>
  `Als ${email} hier een account heeft, is er een link onderweg. Hij is ${RECOVERY_LASTS_MS / MINUTE_MS} minuten geldig.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Opnieuw sturen',
  againIn: (time) => `Opnieuw sturen over ${time}`,
  isDone: 'De mail is opnieuw onderweg.',
  isReady: 'Je kunt hem nu opnieuw sturen.',
};
export const byAsking: OnceMore = {
  again: 'Nieuwe link maken',
  againIn: (time) => `Nieuwe link maken over ${time}`,
  isDone: 'Wie de server beheert, heeft nu een andere link.',
  isReady: 'Je kunt nu een nieuwe link maken.',
};
export const askForTheLink = 'Vraag om de link';
export const theyHaveTheLink = (email: string) => `Wie de server beheert, heeft de link voor ${email}.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `Als ${email} hier een account heeft, is de link daarvoor bij wie de server beheert.`;
export const wrongAddress = 'Verkeerd adres? Wijzig het';

export const youAreConfirmed = 'Je adres is bevestigd';
export const nowTheCelebration = 'Nu het feest nog.';
export const createCelebration = 'Feest aanmaken';
export const later = 'Later';
export const addressConfirmed = 'Je adres is bevestigd.';

export const sixDigits = 'Zes cijfers, graag';
export const inTheMailTo = (email: string) => `Ze staan in de nieuwste mail die we hebben gestuurd naar ${email}.`;
export const digits = 'Zes cijfers';
export const digitsOfApp = 'Zes cijfers uit de app';
export const sentWithTheLast = 'Zodra je het zesde cijfer typt, gaan ze vanzelf weg.';
export const sendNewCode = 'Nieuwe code sturen';
export const newCodeSent = 'Er is een nieuwe code onderweg. Komt die niet, dan geldt de laatste nog.';
export const theyHaveThem = (email: string) => `Wie de server beheert, heeft de cijfers voor ${email}.`;
export const makeNewCode = 'Nieuwe code maken';
export const theyHaveANewCode = 'Wie de server beheert, heeft een nieuwe code.';
export const usePassword = 'Mijn wachtwoord gebruiken';
export const wrongMailCode = 'Die code klopt niet. Alleen de nieuwste werkt.';

export const secondStep = 'Nu de tweede stap';
export const openAuthenticator = `Open je authenticator-app en typ de zes cijfers voor ${PRODUCT_NAME}.`;
export const trustPhone = `Vertrouw deze telefoon ${TRUST_LASTS_MS / DAY_MS} dagen`;
export const trustLaptop = `Vertrouw deze computer ${TRUST_LASTS_MS / DAY_MS} dagen`;
export const wrongAppCode = 'Die zes cijfers kloppen niet. Je app heeft intussen nieuwe.';
export const phoneLost = 'Telefoon kwijt? Gebruik een herstelcode';
export const recoveryTitle = 'Een herstelcode';
export const recoveryLead = `Je kreeg er ${RECOVERY_CODES} toen je de tweede stap aanzette. Elke code werkt één keer.`;
export const recoveryCode = 'Herstelcode';
export const recoveryCodeMissing = 'Vul een van je herstelcodes in.';
export const wrongRecoveryCode = 'Deze code klopt niet of is al gebruikt.';
export const useTheApp = 'Authenticator-app gebruiken';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Je hebt nog 1 herstelcode. Nieuwe maken?',
    other: `Je hebt nog ${count} herstelcodes. Nieuwe maken?`,
  });
export const newOnes = 'Nieuwe';

export const authenticatorApp = 'Authenticator-app';
export const scanThis = 'Scan dit met een authenticator-app';
export const orScan = 'Of scan dit met een andere telefoon';
export const thenBoth = 'Daarna log je in met je wachtwoord en zes cijfers uit deze app.';
export const qrLabel = 'QR-code voor je authenticator-app';
export const copyKey = 'Sleutel kopiëren';
export const keyCopied = 'De sleutel is gekopieerd.';
export const openInApp = 'Openen in de authenticator-app';
export const next = 'Verder';
export const notNow = 'Niet nu';
export const ifPhoneLost = 'Mocht je je telefoon ooit kwijt zijn';
export const keepThem = 'Elk van deze codes opent je account één keer. Bewaar ze waar je ook je paspoort bewaart.';
export const copy = 'Kopiëren';
export const copied = 'De codes zijn gekopieerd.';
export const copyFailed = 'Kopiëren lukte niet. Selecteer de tekst zelf.';
export const save = 'Opslaan';
export const codesFile = 'clink-herstelcodes.txt';
export const keptThem = 'Ik heb ze bewaard';
export const secondStepOn = 'De tweede stap staat aan.';

export const tellUsEmail = 'Geef ons je e-mailadres, dan sturen we je een link voor een nieuw wachtwoord.';
export const confirmEmail = 'Bevestig je e-mailadres';
export const tellUsEmailAgain = 'Geef ons je e-mailadres, dan sturen we je een nieuwe link.';
export const makeTheLink = 'Link aanvragen';
export const sendTheLink = 'Link sturen';
export const aNewPassword = 'Een nieuw wachtwoord';
export const signedOutElsewhere =
  'Voor de zekerheid ben je overal elders uitgelogd. Passkeys openen je account nog steeds.';
export const yourPassword = 'Kies je wachtwoord';
export const saveAndSignIn = 'Opslaan en inloggen';
export const linkTooOld = 'Deze link is te oud';
export const linkTooOldLead = 'Een link werkt één keer, en maar even. Je kunt nu een nieuwe krijgen.';
export const getNewLink = 'Nieuwe link krijgen';
