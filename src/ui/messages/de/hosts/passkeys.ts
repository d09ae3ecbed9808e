import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Anmelden mit Fingerabdruck, Gesicht oder Schlüssel.';
export const add = 'Passkey hinzufügen';
export const addTitle = 'Passkey hinzufügen';
export const addLead =
  'Gib ihm einen Namen, an dem du das Gerät erkennst. Dein Browser fragt dann, wo er ihn aufbewahren soll.';
export const nameOfPasskey = 'Name';
export const thisDevice = 'Dieses Gerät';
export const goOn = 'Weiter';
export const added = 'Der Passkey ist hinzugefügt.';
export const rename = 'Namen ändern';
export const renameLead = 'Nur du siehst ihn.';
export const save = 'Speichern';
export const renamed = 'Der Name ist geändert.';
export const remove = 'Entfernen';
export const removeHint = 'Er öffnet dein Konto dann nicht mehr';
export const removeTitle = 'Diesen Passkey entfernen?';
export const removeLead =
  'Er öffnet dein Konto dann nicht mehr. Lösch ihn auch auf dem Gerät, damit es ihn nicht mehr anbietet.';
export const removeShort = 'Entfernen';
export const removed = 'Der Passkey ist entfernt.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'noch nicht benutzt';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'zuletzt heute benutzt';
  return days === 1 ? 'zuletzt gestern benutzt' : `zuletzt am ${dayAndMonth(atMs, nowMs)} benutzt`;
}
export const onlyFor = (site: string) => `nur für ${site}`;
export const passwordToo =
  'Deine Anmeldung ist eine Weile her. Bitte gib auch dein Passwort ein. Wenn du keines hast, melde dich ab und wieder an.';
export const signInAgain =
  'Deine Anmeldung ist eine Weile her. Bitte melde dich ab und wieder an, und versuch es dann noch einmal.';
export const noPasskeyMade = 'Es wurde kein Passkey erstellt. Du kannst es noch einmal versuchen.';
export const passkeyKnown = 'Dieses Gerät hat schon einen Passkey für dein Konto.';
export const wrongPasskey =
  'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt, oder er gehört zu einer anderen Seite.';
export const lastWayIn =
  'Das ist der einzige Weg in dein Konto. Füg zuerst einen anderen hinzu, oder wähl ein Passwort.';
export const tooManyPasskeys = 'Mehr Passkeys kannst du nicht haben. Entferne zuerst einen.';

export const usePasskey = 'Mit Passkey anmelden';
export const noPasskeyUsed =
  'Es wurde kein Passkey benutzt. Versuch es noch einmal, oder melde dich auf anderem Weg an.';
export const banned = 'Dieses Konto ist hier gesperrt. Bitte frag die Person, die diesen Server betreibt.';
