import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'Ty';
export const name = 'Imię';
export const othersSeeIt = 'Widzą je inni gospodarze';
export const changeName = 'Zmień imię';
export const changeEmail = 'Zmień e-mail';
export const changePassword = 'Zmień hasło';
export const save = 'Zapisz';
export const nameChanged = 'Imię jest zmienione.';
export const newEmail = 'Nowy e-mail';
export const newEmailLead = 'Wyślemy link na nowy adres. Stuknij go, a adres będzie twój.';
export const newEmailToAskLead =
  'Administrator serwera będzie wtedy miał link do nowego adresu. Otwórz go, a adres będzie twój.';
export const sendTheLink = 'Wyślij link';
export const emailOnItsWay = (email: string) => `Mail na adres ${email} jest w drodze. Stuknij w nim link.`;
export const theyHaveTheLink = (email: string) => `Link dla ${email} ma administrator serwera.`;
export const currentPassword = 'Twoje obecne hasło';
export const passwordLead = 'Dla bezpieczeństwa wylogujemy cię wszędzie indziej.';
export const choosePassword = 'Wybierz hasło';
export const choosePasswordLead = 'Wyślemy ci link. Wybierzesz nim hasło, a potem zalogujesz się też hasłem.';
export const choosePasswordToAskLead =
  'Administrator serwera będzie wtedy miał link dla ciebie. Wybierzesz nim hasło, a potem zalogujesz się też hasłem.';
export const passwordChanged = 'Hasło jest zmienione.';

export const howYouSignIn = 'Jak się logujesz';
export const authenticatorApp = 'Aplikacja uwierzytelniająca';
export const on = 'wł.';
export const off = 'wył.';
export const appExplained = 'Sześć cyfr oprócz hasła';
export const turnOn = 'Włącz';
export const turnOnTitle = 'Włącz drugi krok';
export const turnOnLead = 'Potrzebujesz aplikacji uwierzytelniającej na telefonie. Najpierw pokaż, że to naprawdę ty.';
export const goOn = 'Dalej';
export const turnOff = 'Wyłącz';
export const turnOffTitle = 'Wyłączyć drugi krok?';
export const turnOffLead = 'Potem do wejścia na konto wystarczy samo hasło. Kody zapasowe przestaną działać.';
export const turnedOff = 'Drugi krok jest wyłączony.';
export const recoveryCodes = 'Kody zapasowe';
export const codesLeft = (left: number, all: number) => `Zostało ${left} z ${all}`;
export const newCodesTitle = 'Nowe kody zapasowe';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: 'Dostaniesz 1 nowy kod. Stare przestaną działać.',
    few: `Dostaniesz ${count} nowe kody. Stare przestaną działać.`,
    many: `Dostaniesz ${count} nowych kodów. Stare przestaną działać.`,
    other: `Dostaniesz ${count} nowego kodu. Stare przestaną działać.`,
  });
export const makeNewCodes = 'Utwórz';

export const whereSignedIn = 'Aktywne logowania';
export const parts = { secondStep: 'drugi krok', passkeys: 'klucze dostępu', devices: 'urządzenia' };
export const didNotLoad = (parts: readonly string[]) => `Nie wczytano: ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'Ten telefon', laptop: 'Ten komputer' };
export const aDevice = { phone: 'Telefon', laptop: 'Komputer' };
export const now = 'teraz';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'ostatnio dzisiaj';
  return days === 1 ? 'ostatnio wczoraj' : `ostatnio ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'Wylogowano tamto urządzenie.';
export const signOutDevice = {
  phone: (used: string) => `Wyloguj: telefon, ${used}`,
  laptop: (used: string) => `Wyloguj: komputer, ${used}`,
};
export const signOutElsewhere = 'Wyloguj wszędzie indziej';
export const signedOutElsewhere = 'Wylogowano wszędzie indziej.';
export const onlyHere = 'Tylko na tym urządzeniu';

export const yourData = 'Twoje dane';
export const deleteAccount = 'Usuń moje konto';
export const deleteHint = 'Znikną też wszystkie wesela bez innego gospodarza';
export const deleteShort = 'Usuń';
export const deleteTitle = 'Usunąć twoje konto?';
export const deleteLead = 'Wesela bez innego gospodarza też znikną. Tego nie da się cofnąć.';
export const keepIt = 'Zostaw';
export const accountDeleted = 'Twoje konto jest usunięte.';
