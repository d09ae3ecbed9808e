import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'Jij';
export const name = 'Naam';
export const othersSeeIt = 'De andere gastgevers zien je naam';
export const changeName = 'Je naam wijzigen';
export const changeEmail = 'Je e-mail wijzigen';
export const changePassword = 'Je wachtwoord wijzigen';
export const save = 'Opslaan';
export const nameChanged = 'Je naam is gewijzigd.';
export const newEmail = 'Nieuw e-mailadres';
export const newEmailLead = 'We sturen een link naar het nieuwe adres. Zodra je erop tikt, is het van jou.';
export const newEmailToAskLead =
  'Wie de server beheert, heeft dan een link voor het nieuwe adres. Zodra je hem opent, is het adres van jou.';
export const sendTheLink = 'Link sturen';
export const emailOnItsWay = (email: string) => `Er is een mail onderweg naar ${email}. Tik op de link erin.`;
export const theyHaveTheLink = (email: string) => `Wie de server beheert, heeft de link voor ${email}.`;
export const currentPassword = 'Je huidige wachtwoord';
export const passwordLead = 'Voor de zekerheid word je overal elders uitgelogd.';
export const choosePassword = 'Een wachtwoord kiezen';
export const choosePasswordLead =
  'We sturen je een link. Daarmee kies je een wachtwoord, en dan kun je ook daarmee inloggen.';
export const choosePasswordToAskLead =
  'Wie de server beheert, heeft dan een link voor je. Daarmee kies je een wachtwoord, en dan kun je ook daarmee inloggen.';
export const passwordChanged = 'Je wachtwoord is gewijzigd.';

export const howYouSignIn = 'Hoe je inlogt';
export const authenticatorApp = 'Authenticator-app';
export const on = 'aan';
export const off = 'uit';
export const appExplained = 'Zes cijfers, naast het wachtwoord';
export const turnOn = 'Aanzetten';
export const turnOnTitle = 'Tweede stap aanzetten';
export const turnOnLead = 'Je hebt een authenticator-app op je telefoon nodig. Laat eerst even zien dat jij het bent.';
export const goOn = 'Verder';
export const turnOff = 'Uitzetten';
export const turnOffTitle = 'Tweede stap uitzetten?';
export const turnOffLead = 'Daarna opent alleen je wachtwoord je account. De herstelcodes werken dan niet meer.';
export const turnedOff = 'De tweede stap staat uit.';
export const recoveryCodes = 'Herstelcodes';
export const codesLeft = (left: number, all: number) => `nog ${left} van ${all}`;
export const newCodesTitle = 'Nieuwe herstelcodes';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: 'Je krijgt 1 nieuwe code. De oude werken niet meer.',
    other: `Je krijgt ${count} nieuwe codes. De oude werken niet meer.`,
  });
export const makeNewCodes = 'Maken';

export const whereSignedIn = 'Waar je bent ingelogd';
export const parts = { secondStep: 'tweede stap', passkeys: 'je passkeys', devices: 'apparaten' };
export const didNotLoad = (parts: readonly string[]) => `Niet geladen: ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'Deze telefoon', laptop: 'Deze computer' };
export const aDevice = { phone: 'Een telefoon', laptop: 'Een computer' };
export const now = 'nu';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'vandaag nog gebruikt';
  return days === 1 ? 'gisteren nog gebruikt' : `voor het laatst gebruikt op ${dayAndMonth(atMs, nowMs)}`;
}
export const deviceSignedOut = 'Dat apparaat is uitgelogd.';
export const signOutDevice = {
  phone: (used: string) => `Uitloggen: Een telefoon, ${used}`,
  laptop: (used: string) => `Uitloggen: Een computer, ${used}`,
};
export const signOutElsewhere = 'Overal elders uitloggen';
export const signedOutElsewhere = 'Je bent overal elders uitgelogd.';
export const onlyHere = 'Alleen op dit apparaat';

export const yourData = 'Jouw gegevens';
export const deleteAccount = 'Mijn account verwijderen';
export const deleteHint = 'Dit verwijdert ook elk feest zonder andere gastgever';
export const deleteShort = 'Verwijderen';
export const deleteTitle = 'Je account verwijderen?';
export const deleteLead = 'Feesten zonder andere gastgever worden ook verwijderd. Je kunt het niet ongedaan maken.';
export const keepIt = 'Behouden';
export const accountDeleted = 'Je account is verwijderd.';
