import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { locale } from '../page.ts';

export const steps = ['Tu', 'La tua festa', 'Il primo ospite'] as const;
export const stepDone = 'fatto:';

export const itIsRunning = `${PRODUCT_NAME} è in funzione.`;
export const makeItYours = 'Ora fallo tuo.';
export const threeSteps = 'Tre passi, circa due minuti.';
export const youSignInWithIt = 'Ti serve per accedere.';
export const nothingIsSent = 'Ti serve per accedere. Non ti arriva niente.';
export const typeTheCode = 'Scrivi il codice di configurazione';
export const typeTheCodeLead =
  'Con questo crei il primo account. Lo sa chi ha installato il server, oppure lo mostra lo store di app.';
export const codeIsIn = (setting: string) => `Si trova in ${setting}.`;
export const setUpCode = 'Codice di configurazione';
export const setUpCodeMissing = 'Scrivi il codice.';
export const setUpCodeWrong = 'Non è il codice giusto.';

export const goOn = 'Continua';
export const onlyLooking = 'Vuoi solo guardare?';
export const openAsGuest = 'Apri il contatore come ospite';

export const whatKind = 'Che tipo di serata?';
export const kinds = {
  mixed: { name: 'Un po’ di tutto', means: 'Anche idratazione e varietà, senza ritmo' },
  classic: { name: 'Festa classica', means: 'Più drink e ritmo più veloce' },
  dry: { name: 'Senza alcol', means: 'Acqua, altri drink e il tuo menù' },
};
export const makeTheCode = 'Crea il codice';
export const changeableEvenOnTheNight = 'Puoi cambiare tutto più tardi, anche la sera stessa.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'Inizia come l’ha preparata la casa: carta, aspetto e schermo.';

export const yourDate = 'la vostra data';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'Il tuo cartoncino. Si completa mentre scrivi.';
export const squareComesNext = 'Il QR arriva al prossimo passo.';
export const cardsLikeThis = 'Cartoncini così possono stare sui tavoli.';

export const isReady = 'La tua festa è pronta.';
export const beTheFirstGuest = 'Il primo ospite sei tu.';
export const typeNameBeside = 'Scrivi un nome sul telefono qui accanto, tocca un drink e guarda la classifica.';
export const typeName = 'Scrivi un nome, tocca un drink e guarda la classifica.';
export const tryAsGuest = 'Prova come ospite';
export const guestsPhone = 'Il telefono di un ospite';
export const guestsPhoneLive = 'Il telefono di un ospite, in diretta.';
export const phonesCanComeIn = 'I telefoni sul tuo Wi-Fi possono entrare';
export const guestsCanComeIn = 'Gli ospiti possono entrare';
export const scanIt = 'Inquadra il codice con il telefono.';
export const scanItLead = 'Punta la fotocamera sul QR.';
export const sendIt = 'Mandalo a qualcuno';
export const beTheFirstHere = 'Entra come primo ospite su questo telefono';
export const phonesToo = 'Anche i telefoni sul tuo Wi-Fi.';
export const onThisComputerOnly = 'Solo su questo computer.';
export const cannotReach = (host: string) =>
  `I telefoni non raggiungono ${host}. Per far entrare i telefoni sul tuo Wi-Fi, collega alla stessa rete anche questo computer e avvia ${PRODUCT_NAME} così:`;
export const copy = 'Copia';
export const copied = 'Copiato.';

export const isIn = (name: string) => `${name} è dei nostri`;
export const noGuestsYet = 'Ancora nessun ospite';
export const appearsHere = 'Chi entra per primo compare subito qui.';
export const whoIsNext = 'E adesso chi arriva?';

export const beforeTheEvening = 'Prima della serata';
export const cardsForTheTables = 'Cartoncini per i tavoli';
export const reachableAddress = 'Renderlo raggiungibile dai telefoni degli ospiti';
export const reachableAddressHow = (setting: string) =>
  `Per chi usa i dati mobili serve un indirizzo pubblico con https, per esempio https://clink.example. Chi gestisce questo server lo imposta con ${setting} e riavvia ${PRODUCT_NAME}.`;
export const whereGuestsOpenIt = `Dove gli invitati aprono ${PRODUCT_NAME}`;
export const addressIsRight = 'Sì, a questo indirizzo';
export const useThisAddress = 'Usa questo indirizzo';
export const addressWrong = 'Scrivi un indirizzo come https://clink.example.';
export const addressIsSet = 'Ora i codici QR, i cartoncini e le email portano lì.';
export const onlyThisComputer = 'Può aprirlo solo questo computer. Ai telefoni ne serve un altro.';
export const onlyThisNetwork = 'Possono aprirlo solo i telefoni sulla stessa rete Wi-Fi.';
export const reachableAddressWhy =
  'Per chi usa i dati mobili serve un indirizzo pubblico con https, per esempio https://clink.example. Da quel momento accedi lì anche tu.';
export const theAddress = 'L’indirizzo';
export const printedSquares =
  'Se lo cambi, i codici QR già stampati portano ancora a quello vecchio. Fa’ in modo che porti anche qui finché l’ultima festa non è finita, oppure stampane di nuovi.';
export const addressIsInSetting = (setting: string) =>
  `Chi gestisce questo server l’ha impostato con ${setting} e lo cambia lì.`;
export const goToMyCelebration = 'Vai alla mia festa';

export const linkUsed = 'C’è già chi organizza';
export const linkUsedLead = 'Qualcuno ha già usato questo link. Se eri tu, accedi.';
export const setUpLinkTooOld = 'Questo link è scaduto';
export const setUpLinkTooOldLead = `Valeva ${SETUP_LASTS_MS / MINUTE_MS} minuti. Chiedine un altro a chi gestisce il server.`;
export const newSetUpLink = (command: string) => `Per un nuovo link, riavvia ${PRODUCT_NAME} o scrivi: ${command}`;
export const copyCommand = 'Copia il comando';
export const commandCopied = 'Il comando è copiato.';
