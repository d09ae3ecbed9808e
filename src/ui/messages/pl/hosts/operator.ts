import { MINUTE_MS } from '../../../../domain/limits.ts';
import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';

export const hostCount = (count: number) =>
  plural(count, {
    one: '1 gospodarz',
    few: `${count} gospodarze`,
    many: `${count} gospodarzy`,
    other: `${count} gospodarza`,
  });
export const signupRule = {
  open: 'Konto można założyć bez zaproszenia',
  invitation: 'Tylko z zaproszeniem',
  off: 'Nikt nowy nie założy konta',
};
export const findAmongAll = 'Szukaj gospodarza';
export const findAmong = (count: number) =>
  plural(count, {
    one: 'Szukaj wśród 1 gospodarza',
    few: `Szukaj wśród ${count} gospodarzy`,
    many: `Szukaj wśród ${count} gospodarzy`,
    other: `Szukaj wśród ${count} gospodarza`,
  });
export const hostsDidNotLoad = 'Nie udało się wczytać gospodarzy';
export const nobodyFound = 'Nikogo o tym imieniu lub adresie';
export const nobodyFoundLead = 'Wystarczy część imienia lub adresu.';
export const showAll = 'Pokaż wszystkich';
export const showMore = 'Pokaż więcej';
export const thatIsYou = 'ty';
export const operator = 'administrator';
export const bannedOn = (atMs: number, nowMs: number) => `blokada od ${dayAndMonth(atMs, nowMs)}`;
export const celebrations = 'Wesela';
export const lastSeen = 'Ostatnio';
export const celebrationCount = (count: number) =>
  plural(count, {
    one: '1 wesele',
    few: `${count} wesela`,
    many: count === 0 ? 'bez wesela' : `${count} wesel`,
    other: `${count} wesela`,
  });
export const notConfirmed = 'e-mail niepotwierdzony';
export const withSecondStep = 'z drugim krokiem';
export function seen(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return 'teraz tutaj';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'ostatnio dzisiaj';
  return days === 1 ? 'ostatnio wczoraj' : `ostatnio ${dayAndMonth(atMs, nowMs)}`;
}
export const whatToDo = (name: string) => `${name}: co zrobić`;
export const ban = 'Zablokuj';
export const banOf = (name: string) => `Zablokuj: ${name}`;
export const banHint = 'Wyloguje to konto; można cofnąć w każdej chwili';
export const banTitle = (name: string) => `Zablokować konto „${name}”?`;
export const banLead = (name: string) =>
  `${name} straci dostęp na wszystkich urządzeniach, wesela trwają dalej. Blokadę możesz zdjąć w każdej chwili.`;
export const isBanned = (name: string) => `Konto „${name}” jest zablokowane.`;
export const liftBan = 'Zdejmij blokadę';
export const liftBanOf = (name: string) => `Zdejmij blokadę: ${name}`;
export const liftBanHint = 'Pozwala zalogować się znowu';
export const banLifted = (name: string) => `${name} może się znowu zalogować.`;
export const sendMailAgain = 'Wyślij maila jeszcze raz';
export const sendMailAgainTo = (name: string) => `Wyślij maila jeszcze raz: ${name}`;
export const sendMailAgainHint = 'Z nowym linkiem, który potwierdza adres';
export const mailSentAgain = (email: string) => `Mail na adres ${email} znowu jest w drodze.`;
export const linkInLog = (email: string) => `Nowy link dla ${email} jest w logu serwera.`;
export const remove = 'Usuń';
export const removeOf = (name: string) => `Usuń: ${name}`;
export const removeAccount = 'Usuń konto';
export const removeHint = 'Znikną też wesela bez innego gospodarza';
export const removeTitle = (name: string) => `Usunąć konto „${name}”?`;
export const removeLead = 'Wesela bez innego gospodarza też znikną. Tego nie da się cofnąć.';
export const isRemoved = (name: string) => `Konto „${name}” jest usunięte.`;

export const inviteHost = 'Zaproś gospodarza';
export const sendInvitation = 'Wyślij zaproszenie';
export const invitationSent = (email: string) => `Zaproszenie na adres ${email} jest w drodze.`;
export const linkIsReady = (email: string) => `Link dla ${email} jest gotowy do skopiowania.`;
export const invitations = 'Zaproszenia';
export const noInvitations = 'Nie ma żadnych zaproszeń.';
export function invited(sentMs: number, untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return `wygasło ${dayAndMonth(untilMs, nowMs)}`;
  const days = daysBetween(sentMs, nowMs);
  if (days <= 0) return `wysłane dzisiaj, ważne do ${dayOf(untilMs)}`;
  return days === 1
    ? `wysłane wczoraj, ważne do ${dayOf(untilMs)}`
    : `wysłane ${dayAndMonth(sentMs, nowMs)}, ważne do ${dayOf(untilMs)}`;
}
/** The weekdays in the genitive, which `Intl` does not have. */
const WEEKDAYS = ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty'];
const dayOf = (atMs: number) => WEEKDAYS[new Date(atMs).getDay()];
export const withdraw = 'Wycofaj';
export const withdrawOf = (email: string) => `Wycofaj zaproszenie na adres ${email}`;
export const withdrawn = 'Zaproszenie jest wycofane.';
export const sendAgain = 'Wyślij jeszcze raz';
export const sendAgainOf = (email: string) => `Wyślij jeszcze raz: ${email}`;
