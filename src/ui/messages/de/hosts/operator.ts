import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) => plural(count, { one: '1 Konto', other: `${count} Konten` });
export const signupRule = {
  open: 'Ein Konto geht auch ohne Einladung',
  invitation: 'Nur auf Einladung',
  off: 'Niemand Neues darf ein Konto anlegen',
};
export const findAmongAll = 'Konto suchen';
export const findAmong = (count: number) =>
  plural(count, { one: 'Unter 1 Konto suchen', other: `Unter ${count} Konten suchen` });
export const hostsDidNotLoad = 'Die Konten ließen sich nicht laden';
export const nobodyFound = 'Niemand mit diesem Namen oder dieser E-Mail';
export const nobodyFoundLead = 'Versuch es mit einem Teil des Namens oder der Adresse.';
export const showAll = 'Alle zeigen';
export const showMore = 'Mehr zeigen';
export const thatIsYou = 'du';
export const operator = 'Betrieb';
export const bannedOn = (atMs: number, nowMs: number) => `gesperrt am ${dayAndMonth(atMs, nowMs)}`;
export const celebrations = 'Feste';
export const lastSeen = 'Zuletzt da';
export const celebrationCount = (count: number) =>
  plural(count, { one: '1 Fest', other: count === 0 ? 'kein Fest' : `${count} Feste` });
export const notConfirmed = 'E-Mail nicht bestätigt';
export const withSecondStep = 'mit zweitem Schritt';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'jetzt da';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'heute da';
  return days === 1 ? 'gestern da' : `zuletzt am ${dayAndMonth(atMs, nowMs)} da`;
}
export const whatToDo = (name: string) => `${name}: Was tun?`;
export const ban = 'Sperren';
export const banOf = (name: string) => `${name} sperren`;
export const banHint = 'Wird abgemeldet, lässt sich jederzeit aufheben';
export const banTitle = (name: string) => `${name} sperren?`;
export const banLead = (name: string) =>
  `${name} wird überall abgemeldet, die Feste gehen weiter. Du kannst die Sperre jederzeit aufheben.`;
export const isBanned = (name: string) => `${name} ist gesperrt.`;
export const liftBan = 'Sperre aufheben';
export const liftBanOf = (name: string) => `Sperre aufheben: ${name}`;
export const liftBanHint = 'Darf sich wieder anmelden';
export const banLifted = (name: string) => `${name} darf sich wieder anmelden.`;
export const sendMailAgain = 'Mail noch einmal senden';
export const sendMailAgainTo = (name: string) => `Mail noch einmal senden: ${name}`;
export const sendMailAgainHint = 'Mit einem neuen Link, der die Adresse bestätigt';
export const mailSentAgain = (email: string) => `Die Mail an ${email} ist noch einmal unterwegs.`;
export const linkInLog = (email: string) => `Ein neuer Link für ${email} steht im Protokoll des Servers.`;
export const remove = 'Entfernen';
export const removeOf = (name: string) => `${name} entfernen`;
export const removeAccount = 'Konto entfernen';
export const removeHint = 'Das löscht auch Feste, für die sonst niemand im Team ist';
export const removeTitle = (name: string) => `${name} entfernen?`;
export const removeLead = 'Feste ohne andere im Team werden mitgelöscht. Das lässt sich nicht rückgängig machen.';
export const isRemoved = (name: string) => `${name} ist entfernt.`;

export const inviteHost = 'Jemanden einladen';
export const sendInvitation = 'Einladung senden';
export const invitationSent = (email: string) => `Die Einladung an ${email} ist unterwegs.`;
export const linkIsReady = (email: string) => `Der Link für ${email} ist bereit zum Kopieren.`;
export const invitations = 'Einladungen';
export const noInvitations = 'Es gibt keine Einladungen.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `abgelaufen am ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `heute gesendet, gültig bis ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `gestern gesendet, gültig bis ${WEEKDAY.format(untilMs)}`
    : `am ${dayAndMonth(sentMs, nowMs)} gesendet, gültig bis ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'Zurückziehen';
export const withdrawOf = (email: string) => `Die Einladung an ${email} zurückziehen`;
export const withdrawn = 'Die Einladung ist zurückgezogen.';
export const sendAgain = 'Noch einmal senden';
export const sendAgainOf = (email: string) => `Noch einmal senden: ${email}`;
