import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { locale } from '../page.ts';

export const hostCount = (count: number) => plural(count, { one: '1 gastgever', other: `${count} gastgevers` });
export const signupRule = {
  open: 'Aanmelden kan ook zonder uitnodiging',
  invitation: 'Alleen op uitnodiging',
  off: 'Niemand kan zich nu aanmelden',
};
export const findAmongAll = 'Gastgever zoeken';
export const findAmong = (count: number) =>
  plural(count, { one: 'Zoeken bij 1 gastgever', other: `Zoeken bij ${count} gastgevers` });
export const hostsDidNotLoad = 'De gastgevers konden niet worden geladen';
export const nobodyFound = 'Niemand met die naam of dat e-mailadres';
export const nobodyFoundLead = 'Probeer een deel van de naam of het adres.';
export const showAll = 'Iedereen tonen';
export const showMore = 'Meer tonen';
export const thatIsYou = 'jij';
export const operator = 'beheerder';
export const bannedOn = (atMs: number, nowMs: number) => `geblokkeerd op ${dayAndMonth(atMs, nowMs)}`;
export const celebrations = 'Feesten';
export const lastSeen = 'Laatst gezien';
export const celebrationCount = (count: number) =>
  plural(count, { one: '1 feest', other: count === 0 ? 'geen feest' : `${count} feesten` });
export const notConfirmed = 'e-mail niet bevestigd';
export const withSecondStep = 'met tweede stap';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'nu gezien';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'vandaag gezien';
  return days === 1 ? 'gisteren gezien' : `gezien op ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${name}: wat te doen`;
export const ban = 'Blokkeren';
export const banOf = (name: string) => `${name} blokkeren`;
export const banHint = 'Wordt uitgelogd; je kunt het altijd opheffen';
export const banTitle = (name: string) => `${name} blokkeren?`;
export const banLead = (name: string) =>
  `${name} wordt overal uitgelogd, de feesten gaan door. Je kunt de blokkade altijd opheffen.`;
export const isBanned = (name: string) => `${name} is geblokkeerd.`;
export const liftBan = 'Blokkade opheffen';
export const liftBanOf = (name: string) => `Blokkade opheffen: ${name}`;
export const liftBanHint = 'Mag weer inloggen';
export const banLifted = (name: string) => `${name} mag weer inloggen.`;
export const sendMailAgain = 'Mail opnieuw sturen';
export const sendMailAgainTo = (name: string) => `Mail opnieuw sturen: ${name}`;
export const sendMailAgainHint = 'Met een nieuwe link die het adres bevestigt';
export const mailSentAgain = (email: string) => `De mail naar ${email} is opnieuw onderweg.`;
export const linkInLog = (email: string) => `Een nieuwe link voor ${email} staat in het logboek van de server.`;
export const remove = 'Verwijderen';
export const removeOf = (name: string) => `${name} verwijderen`;
export const removeAccount = 'Account verwijderen';
export const removeHint = 'Dit verwijdert ook feesten zonder andere gastgever';
export const removeTitle = (name: string) => `${name} verwijderen?`;
export const removeLead = 'Feesten zonder andere gastgever worden ook verwijderd. Je kunt het niet ongedaan maken.';
export const isRemoved = (name: string) => `${name} is verwijderd.`;

export const inviteHost = 'Gastgever uitnodigen';
export const sendInvitation = 'Uitnodiging sturen';
export const invitationSent = (email: string) => `De uitnodiging voor ${email} is onderweg.`;
export const linkIsReady = (email: string) => `De link voor ${email} staat klaar om te kopiëren.`;
export const invitations = 'Uitnodigingen';
export const noInvitations = 'Er zijn geen uitnodigingen.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `verlopen op ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `vandaag verstuurd, geldig tot ${WEEKDAY.format(untilMs)}`;
  return days === 1
    ? `gisteren verstuurd, geldig tot ${WEEKDAY.format(untilMs)}`
    : `verstuurd op ${dayAndMonth(sentMs, nowMs)}, geldig tot ${WEEKDAY.format(untilMs)}`;
}
const WEEKDAY = new Intl.DateTimeFormat(locale, { weekday: 'long' });
export const withdraw = 'Intrekken';
export const withdrawOf = (email: string) => `De uitnodiging voor ${email} intrekken`;
export const withdrawn = 'De uitnodiging is ingetrokken.';
export const sendAgain = 'Opnieuw sturen';
export const sendAgainOf = (email: string) => `Opnieuw sturen: ${email}`;
