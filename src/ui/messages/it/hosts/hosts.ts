import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const forHosts = 'per chi organizza';
export const hostPages = 'Pagine per chi organizza';
export const thisCelebration = 'Questa festa';
export const myCelebrations = 'Le mie feste';
export const allCelebrations = 'Tutte le feste';
export const newCelebration = 'Nuova festa';
export const myAccount = 'Il mio account';
export const allHosts = 'Tutti gli account';
export const places = {
  tonight: 'Stasera',
  guests: 'Ospiti',
  recap: 'Riepilogo',
  invite: 'Invita',
  evening: 'Serata',
  menu: 'Menù dei drink',
  look: 'Il tuo stile',
  wall: 'Il maxischermo',
  details: 'Dettagli',
  hosts: 'Team',
};
export const afterwards = 'Dopo';
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
export const clocksOf = (zone: string) => `Tutti gli orari: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, { one: '1 ospite aspetta alla porta', other: `${count} ospiti aspettano alla porta` });

export const signIn = 'Accedi';
export const signOut = 'Esci';
export const signedOut = 'La sessione è chiusa.';
export const tryAgain = 'Riprova';
export const backToSignIn = 'Torna all’accesso';
export const cancel = 'Annulla';
export const close = 'Chiudi';
export const undo = 'Annulla';
export const copyLink = 'Copia il link';
export const linkCopied = 'Il link è copiato.';

export const didNotLoad = 'Non si è caricato.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `Ultimo aggiornamento: ${time}.`;
export const loading = 'Caricamento';
export const noAnswer = 'Al momento nessuna risposta. Riprova quando hai rete.';
export const notJustNow = 'Al momento non funziona. Riprova tra un attimo.';
export const mailDoesNotWork =
  'L’email non è partita, perché il server di posta non risponde. Riprova tra un attimo o chiedi a chi gestisce questo server.';
export const somethingFailed = 'Ops, non ha funzionato. Riprova.';
export const onlyADemo = 'Questa è una demo. Qui puoi guardare tutto e non cambia nulla.';
export const wasQuicker = (by: string) => `${by} ha fatto prima.`;
export const tooLate = 'Troppo tardi: nel frattempo qualcuno l’ha cambiato.';
export const lastBoardStays = 'Una classifica deve restare attiva, e questa è l’ultima.';
export const countsAlcohol = 'La festa è senza alcol, e questa classifica lo conta.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Quanti tentativi! Puoi riprovare tra 1 secondo.',
      other: `Quanti tentativi! Puoi riprovare tra ${count} secondi.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Quanti tentativi! Puoi riprovare tra 1 minuto.',
      other: `Quanti tentativi! Puoi riprovare tra ${count} minuti.`,
    }),
};

export const unreachable = 'Il server non risponde';
export const unreachableLead = 'Le feste sono al sicuro. Controlla la rete e riprova.';
export const networkAsks =
  'La rete chiede prima un accesso. Fino ad allora niente di quello che fai qui arriva al server.';
export const signInToNetwork = 'Accedi alla rete';
export const tooBusy = 'Troppe richieste al momento';
export const tooBusyLead =
  'Il server ha ricevuto troppe richieste dalla tua rete o dal tuo account. Questa pagina riprova da sola.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Il server ha ricevuto troppe richieste dalla tua rete o dal tuo account. Questa pagina riprova da sola tra 1 secondo.',
      other: `Il server ha ricevuto troppe richieste dalla tua rete o dal tuo account. Questa pagina riprova da sola tra ${count} secondi.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Il server ha ricevuto troppe richieste dalla tua rete o dal tuo account. Questa pagina riprova da sola tra 1 minuto.',
      other: `Il server ha ricevuto troppe richieste dalla tua rete o dal tuo account. Questa pagina riprova da sola tra ${count} minuti.`,
    }),
};
export const serverTrouble = 'Il server ha un problema';
export const serverTroubleLead = 'Le feste sono al sicuro. Riprova tra un attimo.';
export const notOffered = 'Qui non si può accedere';
export const notOfferedLead = 'Chi gestisce il server può cambiarlo.';
export const hostsElsewhere = 'Per chi organizza c’è un altro indirizzo';
export const hostsAreAt = (address: string) => `Accedi su ${address}.`;
export const notAtThisAddress = (setting: string) =>
  `Con questo ${PRODUCT_NAME} si organizza dagli indirizzi che mostra all’avvio. Per un altro indirizzo, chi lo gestisce imposta ${setting}.`;
export const notBehindThisProxy = (setting: string) =>
  `Davanti a questo ${PRODUCT_NAME} c’è un proxy, e il suo indirizzo pubblico non è noto. Chi lo gestisce lo imposta con ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Più server condividono questo ${PRODUCT_NAME} e per chi organizza serve un segreto comune. Chi li gestisce imposta HOST_SECRET e ${setting}.`;
export const toTheTracker = 'Continua come ospite';

export const yourName = 'Il tuo nome';
export const email = 'Email';
export const exampleEmail = 'nome@example.org';
export const noMailHint = 'Questo server non invia email: copia il link e mandalo tu.';
export const makeLink = 'Crea un link';
export const makeAnotherLink = 'Crea un altro link';
export const password = 'Password';
export const newPassword = 'Nuova password';
export const yourPassword = 'La tua password';
export const showPassword = 'Mostra la password';
export const passwordHint = (length: number) =>
  `Almeno ${length} caratteri. Meglio tre parole che ti piacciono che P4ss!`;
export const nameMissing = 'Scrivi un nome.';
export const emailWrong = 'Non sembra un indirizzo email.';
export const emailMissing = 'Scrivi il tuo indirizzo email.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Scrivi un indirizzo email.';
export const passwordMissing = 'Scrivi la tua password.';
export const passwordTooShort = (length: number) => `Almeno ${length} caratteri.`;
export const passwordTooLong = (length: number) => `Al massimo ${length} caratteri.`;
export const passwordWrong = 'Non è la tua password.';
export const nameRefused = 'Questo nome non si può usare. Scegline un altro.';
export const nameTooLong = (length: number) => `Al massimo ${length} caratteri.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
