import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth, plural } from '../forms.ts';
import { language } from '../page.ts';

const LIST = new Intl.ListFormat(language, { type: 'conjunction' });

export const you = 'Du';
export const name = 'Name';
export const othersSeeIt = 'Die anderen im Team sehen deinen Namen';
export const changeName = 'Namen ändern';
export const changeEmail = 'E-Mail ändern';
export const changePassword = 'Passwort ändern';
export const save = 'Speichern';
export const nameChanged = 'Dein Name ist geändert.';
export const newEmail = 'Neue E-Mail';
export const newEmailLead =
  'Wir schicken einen Link an die neue Adresse. Sie gehört zu dir, sobald du auf den Link getippt hast.';
export const newEmailToAskLead =
  'Die Person, die den Server betreibt, hat dann einen Link für die neue Adresse. Sie gehört zu dir, sobald du den Link geöffnet hast.';
export const sendTheLink = 'Link senden';
export const emailOnItsWay = (email: string) => `Eine Mail an ${email} ist unterwegs. Tipp auf den Link darin.`;
export const theyHaveTheLink = (email: string) => `Wer den Server betreibt, hat den Link für ${email}.`;
export const currentPassword = 'Dein jetziges Passwort';
export const passwordLead = 'Zur Sicherheit wirst du überall sonst abgemeldet.';
export const choosePassword = 'Passwort wählen';
export const choosePasswordLead =
  'Wir schicken dir einen Link. Damit wählst du ein Passwort, und dann kannst du dich auch damit anmelden.';
export const choosePasswordToAskLead =
  'Die Person, die den Server betreibt, hat dann einen Link für dich. Damit wählst du ein Passwort, und dann kannst du dich auch damit anmelden.';
export const passwordChanged = 'Dein Passwort ist geändert.';

export const howYouSignIn = 'So meldest du dich an';
export const authenticatorApp = 'Authenticator-App';
export const on = 'an';
export const off = 'aus';
export const appExplained = 'Sechs Ziffern zum Passwort dazu';
export const turnOn = 'Einschalten';
export const turnOnTitle = 'Den zweiten Schritt einschalten';
export const turnOnLead = 'Du brauchst eine Authenticator-App auf dem Handy. Zeig bitte zuerst, dass du es bist.';
export const goOn = 'Weiter';
export const turnOff = 'Ausschalten';
export const turnOffTitle = 'Den zweiten Schritt ausschalten?';
export const turnOffLead = 'Danach öffnet allein dein Passwort dein Konto. Die Ersatzcodes gelten nicht mehr.';
export const turnedOff = 'Der zweite Schritt ist aus.';
export const recoveryCodes = 'Ersatzcodes';
export const codesLeft = (left: number, all: number) => `noch ${left} von ${all}`;
export const newCodesTitle = 'Neue Ersatzcodes';
export const newCodesLead = (count: number) =>
  plural(count, {
    one: 'Du bekommst 1 neuen Code. Die alten gelten nicht mehr.',
    other: `Du bekommst ${count} neue Codes. Die alten gelten nicht mehr.`,
  });
export const makeNewCodes = 'Erstellen';

export const whereSignedIn = 'Wo du angemeldet bist';
export const parts = { secondStep: 'zweiter Schritt', passkeys: 'Passkeys', devices: 'Geräte' };
export const didNotLoad = (parts: readonly string[]) => `Nicht geladen: ${LIST.format(parts)}.`;
export const thisDevice = { phone: 'Dieses Handy', laptop: 'Dieser Computer' };
export const aDevice = { phone: 'Ein Handy', laptop: 'Ein Computer' };
export const now = 'jetzt';
export function lastUsed(atMs: number, nowMs: number): string {
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'zuletzt heute benutzt';
  return days === 1 ? 'zuletzt gestern benutzt' : `zuletzt am ${dayAndMonth(atMs, nowMs)} benutzt`;
}
export const deviceSignedOut = 'Dieses Gerät ist abgemeldet.';
export const signOutDevice = {
  phone: (used: string) => `Abmelden: Ein Handy, ${used}`,
  laptop: (used: string) => `Abmelden: Ein Computer, ${used}`,
};
export const signOutElsewhere = 'Überall sonst abmelden';
export const signedOutElsewhere = 'Du bist überall sonst abgemeldet.';
export const onlyHere = 'Nur auf diesem Gerät';

export const yourData = 'Deine Daten';
export const deleteAccount = 'Mein Konto löschen';
export const deleteHint = 'Das löscht auch jedes Fest, für das sonst niemand im Team ist';
export const deleteShort = 'Löschen';
export const deleteTitle = 'Dein Konto löschen?';
export const deleteLead = 'Feste ohne andere im Team werden mitgelöscht. Das lässt sich nicht rückgängig machen.';
export const keepIt = 'Behalten';
export const accountDeleted = 'Dein Konto ist gelöscht.';
