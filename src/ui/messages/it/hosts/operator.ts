import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) => plural(count, { one: '1 account', other: `${count} account` });
export const signupRule = {
  open: 'Ci si iscrive anche senza invito',
  invitation: 'Solo su invito',
  off: 'Nessuno può più iscriversi',
};
export const findAmongAll = 'Cerca un account';
export const findAmong = (count: number) =>
  plural(count, { one: 'Cerca tra 1 account', other: `Cerca tra ${count} account` });
export const hostsDidNotLoad = 'Gli account non si sono caricati';
export const nobodyFound = 'Nessuno con questo nome o questa email';
export const nobodyFoundLead = 'Prova con una parte del nome o dell’indirizzo.';
export const showAll = 'Mostra tutti';
export const showMore = 'Mostra altri';
export const thatIsYou = 'tu';
export const operator = 'gestisce il server';
export const bannedOn = (atMs: number, nowMs: number) => `blocco: ${dayAndMonth(atMs, nowMs)}`;
export const celebrations = 'Feste';
export const lastSeen = 'Ultima visita';
export const celebrationCount = (count: number) =>
  plural(count, { one: '1 festa', other: count === 0 ? 'nessuna festa' : `${count} feste` });
export const notConfirmed = 'email non confermata';
export const withSecondStep = 'con secondo passaggio';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'ultima visita: adesso';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'ultima visita: oggi';
  return days === 1 ? 'ultima visita: ieri' : `ultima visita: ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${name}: cosa fare`;
export const ban = 'Blocca';
export const banOf = (name: string) => `Blocca ${name}`;
export const banHint = 'Chiude le sessioni; si può sbloccare in ogni momento';
export const banTitle = (name: string) => `Bloccare ${name}?`;
export const banLead = (name: string) =>
  `${name} non può più accedere, le feste continuano. Puoi togliere il blocco in ogni momento.`;
export const isBanned = (name: string) => `L’account di ${name} è bloccato.`;
export const liftBan = 'Togli il blocco';
export const liftBanOf = (name: string) => `Togli il blocco: ${name}`;
export const liftBanHint = 'Può accedere di nuovo';
export const banLifted = (name: string) => `${name} può accedere di nuovo.`;
export const sendMailAgain = 'Manda di nuovo l’email';
export const sendMailAgainTo = (name: string) => `Manda di nuovo l’email: ${name}`;
export const sendMailAgainHint = 'Con un nuovo link che conferma l’indirizzo';
export const mailSentAgain = (email: string) => `L’email a ${email} è di nuovo in arrivo.`;
export const linkInLog = (email: string) => `Nel log del server c’è un nuovo link per ${email}.`;
export const remove = 'Elimina';
export const removeOf = (name: string) => `Elimina ${name}`;
export const removeAccount = 'Elimina l’account';
export const removeHint = 'Elimina anche le feste che non organizza nessun altro';
export const removeTitle = (name: string) => `Eliminare l’account di ${name}?`;
export const removeLead = 'Anche le feste che non organizza nessun altro vengono eliminate. Non si può annullare.';
export const isRemoved = (name: string) => `L’account di ${name} è stato eliminato.`;

export const inviteHost = 'Invita a organizzare';
export const sendInvitation = 'Manda l’invito';
export const invitationSent = (email: string) => `L’invito a ${email} è in arrivo.`;
export const linkIsReady = (email: string) => `Il link per ${email} è pronto da copiare.`;
export const invitations = 'Inviti';
export const noInvitations = 'Non ci sono inviti.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `scadenza: ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `inviato oggi, vale fino a ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `inviato ieri, vale fino a ${WEEKDAY.format(untilMs)}`
    : `invio: ${dayAndMonth(sentMs, nowMs)}, vale fino a ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'Ritira';
export const withdrawOf = (email: string) => `Ritira l’invito a ${email}`;
export const withdrawn = 'L’invito è stato ritirato.';
export const sendAgain = 'Manda di nuovo';
export const sendAgainOf = (email: string) => `Manda di nuovo: ${email}`;
