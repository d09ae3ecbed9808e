import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

/** 'all’1:30', but 'alle 22:30'. */
const isOne = (time: string) => /^0?1\b/.test(time);

export const welcomeBack = 'Che bello rivederti';
export const or = 'oppure';
export const sendCodeInstead = 'Mandami un codice';
export const askForCode = 'Chiedi un codice';
export const forgotPassword = 'Password dimenticata?';
export const createAccount = 'Crea un account';
export const wrongCredentials = 'Questa email e questa password non corrispondono.';
export const banned = 'Qui questo account è chiuso. Chiedi a chi gestisce questo server.';
export const tooManyTries = 'Troppi tentativi';
export const passwordRests = (until: string) =>
  isOne(until)
    ? `Per proteggere l’account, la password non vale fino all’${until}. Un codice funziona già adesso.`
    : `Per proteggere l’account, la password non vale fino alle ${until}. Un codice funziona già adesso.`;

export const beTheHost = 'Organizza la tua festa';
export const beTheHostLead = 'La tua festa, il suo codice e i suoi cartoncini: bastano due minuti.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} ti invita a creare qui la tua festa.`;
export const invitedByOperator = 'Ti invitano a creare qui la tua festa.';
export const otherHostsSeeName = 'Questo nome lo vede il resto del team.';
export const passwordTooEasy = 'Questa password è troppo facile da indovinare. Scegline un’altra.';
export const createMyAccount = 'Crea il mio account';
export const haveAccount = 'Hai già un account?';
export const guestsNeedNone = 'Agli ospiti non serve un account: basta inquadrare il QR.';
export const coupleOnCard = 'Ana & Ben';

export const byInvitation = 'Su invito';
export const byInvitationLead = 'Qui si organizza su invito. Chiedi un link a chi gestisce il server.';
export const noNewHosts = 'Nessun nuovo account';
export const noNewHostsLead = 'Al momento qui nessuno può creare un account. Chiedi a chi gestisce il server.';
export const invitationSpent =
  'Questo invito è per un altro indirizzo, è già stato usato o è troppo vecchio. Chiedine uno nuovo.';
export const addressIsTaken = 'Questo indirizzo ha già un account qui. Accedi con quello.';
export const invitedAs = (email: string) => `Questo invito è per ${email}. Usa quell’indirizzo.`;
export const haveAnAccount = 'Ho già un account';
export const imAGuest = 'Vengo alla festa: ho un codice';

export const notSetUpYet = `${PRODUCT_NAME} non è ancora configurato`;
export const notSetUpYetLead = 'Appena ci sarà un primo account, potrai accedere qui.';
export const checkAgain = 'Controlla di nuovo';
export const firstHostHow = (command: string) =>
  `Chi ha avviato il server è il primo a organizzare: il link è nella finestra in cui è stato avviato. Per un nuovo link, scrivi lì: ${command}`;

export const noMailYet = 'Da qui le email non partono ancora.';
export const askWhoRunsIt = 'Il link te lo dà chi gestisce il server.';
export const linksInLog = (setting: string) =>
  `Link e codici sono nelle righe più recenti del log del server. Imposta ${setting} e arrivano via email.`;

export const lookIntoYourMail = 'Controlla la posta';
export const writtenTo = (email: string) =>
  `Abbiamo mandato un’email a ${email}. Tocca il pulsante che contiene per entrare.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'Può volerci un minuto. Guarda anche nello spam. Il link vale un’ora.',
  other: `Può volerci un minuto. Guarda anche nello spam. Il link vale ${CONFIRMATION_LASTS_MS / HOUR_MS} ore.`,
});
export const ifAccount = (email: string) =>
  `Se ${email} ha un account qui, un link è in arrivo. Vale ${RECOVERY_LASTS_MS / MINUTE_MS} minuti.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Manda di nuovo',
  againIn: (time) => `Manda di nuovo tra ${time}`,
  isDone: 'L’email è di nuovo in arrivo.',
  isReady: 'Ora puoi mandarla di nuovo.',
};
export const byAsking: OnceMore = {
  again: 'Crea un altro link',
  againIn: (time) => `Crea un altro link tra ${time}`,
  isDone: 'Chi gestisce il server ora ha un altro link.',
  isReady: 'Ora puoi creare un altro link.',
};
export const askForTheLink = 'Chiedi il link';
export const theyHaveTheLink = (email: string) => `Chi gestisce il server ha il link per ${email}.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `Se ${email} ha un account qui, chi gestisce il server ha un link per quell’account.`;
export const wrongAddress = 'Indirizzo sbagliato? Cambialo';

export const youAreConfirmed = 'Il tuo indirizzo è confermato';
export const nowTheCelebration = 'E ora, la festa.';
export const createCelebration = 'Crea una festa';
export const later = 'Più tardi';
export const addressConfirmed = 'Il tuo indirizzo è confermato.';

export const sixDigits = 'Sei cifre, per favore';
export const inTheMailTo = (email: string) => `Sono nell’ultima email che abbiamo mandato a ${email}.`;
export const digits = 'Sei cifre';
export const digitsOfApp = 'Sei cifre dell’app';
export const sentWithTheLast = 'Vengono inviate appena scrivi la sesta.';
export const sendNewCode = 'Manda un nuovo codice';
export const newCodeSent = 'Un nuovo codice è in arrivo. Se non arriva, l’ultimo vale ancora.';
export const theyHaveThem = (email: string) => `Chi gestisce il server ha le cifre per ${email}.`;
export const makeNewCode = 'Crea un nuovo codice';
export const theyHaveANewCode = 'Chi gestisce il server ha un nuovo codice.';
export const usePassword = 'Usa la password';
export const wrongMailCode = 'Questo codice non è giusto. Vale solo il più recente.';

export const secondStep = 'Ora il secondo passaggio';
export const openAuthenticator = `Apri la tua app di autenticazione e scrivi le sei cifre di ${PRODUCT_NAME}.`;
export const trustPhone = `Fidati di questo telefono per ${TRUST_LASTS_MS / DAY_MS} giorni`;
export const trustLaptop = `Fidati di questo computer per ${TRUST_LASTS_MS / DAY_MS} giorni`;
export const wrongAppCode = 'Queste sei cifre non sono giuste; l’app ormai ne ha di nuove.';
export const phoneLost = 'Hai perso il telefono? Usa un codice di recupero';
export const recoveryTitle = 'Un codice di recupero';
export const recoveryLead = `Ne hai ricevuti ${RECOVERY_CODES} quando hai attivato il secondo passaggio. Ognuno vale una volta.`;
export const recoveryCode = 'Codice di recupero';
export const recoveryCodeMissing = 'Scrivi uno dei tuoi codici di recupero.';
export const wrongRecoveryCode = 'Questo codice non è giusto o è già stato usato.';
export const useTheApp = 'Usa l’app di autenticazione';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Ti resta 1 codice di recupero. Ne creiamo di nuovi?',
    other: `Ti restano ${count} codici di recupero. Ne creiamo di nuovi?`,
  });
export const newOnes = 'Creali';

export const authenticatorApp = 'App di autenticazione';
export const scanThis = 'Inquadra il QR con un’app di autenticazione';
export const orScan = 'Oppure inquadra il QR con un altro telefono';
export const thenBoth = 'Poi accedi con la password e sei cifre di questa app.';
export const qrLabel = 'Codice QR per la tua app di autenticazione';
export const copyKey = 'Copia la chiave';
export const keyCopied = 'La chiave è copiata.';
export const openInApp = 'Apri nell’app di autenticazione';
export const next = 'Avanti';
export const notNow = 'Non ora';
export const ifPhoneLost = 'Se un giorno perdi il telefono';
export const keepThem = 'Ognuno apre il tuo account una volta. Tienili dove tieni il passaporto.';
export const copy = 'Copia';
export const copied = 'I codici sono copiati.';
export const copyFailed = 'Non si è potuto copiare. Seleziona il testo.';
export const save = 'Salva';
export const codesFile = 'clink-codici-di-recupero.txt';
export const keptThem = 'Li ho salvati';
export const secondStepOn = 'Il secondo passaggio è attivo.';

export const tellUsEmail = 'Scrivi la tua email e ti mandiamo un link per una nuova password.';
export const confirmEmail = 'Conferma la tua email';
export const tellUsEmailAgain = 'Scrivi la tua email e ti mandiamo un nuovo link.';
export const makeTheLink = 'Richiedi un link';
export const sendTheLink = 'Manda il link';
export const aNewPassword = 'Una nuova password';
export const signedOutElsewhere =
  'Per sicurezza, le tue altre sessioni sono chiuse. Le passkey aprono ancora il tuo account.';
export const yourPassword = 'Scegli la tua password';
export const saveAndSignIn = 'Salva e accedi';
export const linkTooOld = 'Questo link è troppo vecchio';
export const linkTooOldLead = 'Un link vale una volta, e solo per poco. Ora puoi averne uno nuovo.';
export const getNewLink = 'Ottieni un nuovo link';
