import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'Tu';
export const name = 'Nome';
export const othersSeeIt = 'Lo vede il resto del team';
export const changeName = 'Cambia il nome';
export const changeEmail = 'Cambia l’email';
export const changePassword = 'Cambia la password';
export const save = 'Salva';
export const nameChanged = 'Il tuo nome è cambiato.';
export const newEmail = 'Nuova email';
export const newEmailLead = 'Mandiamo un link al nuovo indirizzo. È tuo appena tocchi il link.';
export const newEmailToAskLead =
  'Chi gestisce il server avrà allora un link per il nuovo indirizzo. È tuo appena apri il link.';
export const sendTheLink = 'Manda il link';
export const emailOnItsWay = (email: string) => `Un’email è in arrivo a ${email}. Tocca il link che contiene.`;
export const theyHaveTheLink = (email: string) => `Chi gestisce il server ha il link per ${email}.`;
export const currentPassword = 'La tua password attuale';
export const passwordLead = 'Per sicurezza, le tue altre sessioni vengono chiuse.';
export const choosePassword = 'Scegli una password';
export const choosePasswordLead = 'Ti mandiamo un link. Lì scegli una password, e poi puoi accedere anche con quella.';
export const choosePasswordToAskLead =
  'Chi gestisce il server avrà allora un link per te. Con quello scegli una password, e poi puoi accedere anche con quella.';
export const passwordChanged = 'La tua password è cambiata.';

export const howYouSignIn = 'Come accedi';
export const authenticatorApp = 'App di autenticazione';
export const on = 'attiva';
export const off = 'non attiva';
export const appExplained = 'Sei cifre, oltre alla password';
export const turnOn = 'Attiva';
export const turnOnTitle = 'Attiva il secondo passaggio';
export const turnOnLead = 'Ti serve un’app di autenticazione sul telefono. Prima, conferma che sei tu.';
export const goOn = 'Continua';
export const turnOff = 'Disattiva';
export const turnOffTitle = 'Disattivare il secondo passaggio?';
export const turnOffLead = 'Poi basta la password per aprire il tuo account. I codici di recupero non valgono più.';
export const turnedOff = 'Il secondo passaggio non è più attivo.';
export const recoveryCodes = 'Codici di recupero';
export const codesLeft = (left: number, all: number) => `ne restano ${left} su ${all}`;
export const newCodesTitle = 'Nuovi codici di recupero';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: 'Ricevi 1 nuovo codice. I vecchi non valgono più.',
    other: `Ricevi ${count} nuovi codici. I vecchi non valgono più.`,
  });
export const makeNewCodes = 'Creali';

export const whereSignedIn = 'Le tue sessioni aperte';
export const parts = { secondStep: 'secondo passaggio', passkeys: 'passkey', devices: 'sessioni aperte' };
export const didNotLoad = (parts: readonly string[]) => `Non caricato: ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'Questo telefono', laptop: 'Questo computer' };
export const aDevice = { phone: 'Un telefono', laptop: 'Un computer' };
export const now = 'adesso';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'ultimo uso: oggi';
  return days === 1 ? 'ultimo uso: ieri' : `ultimo uso: ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'La sessione su quel dispositivo è chiusa.';
export const signOutDevice = {
  phone: (used: string) => `Esci: un telefono, ${used}`,
  laptop: (used: string) => `Esci: un computer, ${used}`,
};
export const signOutElsewhere = 'Chiudi le altre sessioni';
export const signedOutElsewhere = 'Le tue altre sessioni sono chiuse.';
export const onlyHere = 'Solo su questo dispositivo';

export const yourData = 'I tuoi dati';
export const deleteAccount = 'Elimina il mio account';
export const deleteHint = 'Elimina anche le feste che non organizza nessun altro';
export const deleteShort = 'Elimina';
export const deleteTitle = 'Eliminare il tuo account?';
export const deleteLead = 'Anche le feste che non organizza nessun altro vengono eliminate. Non si può annullare.';
export const keepIt = 'Conservalo';
export const accountDeleted = 'Il tuo account è stato eliminato.';
