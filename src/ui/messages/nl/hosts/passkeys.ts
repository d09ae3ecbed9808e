import { daysBetween } from '../../forms/dates.ts';
import { dayAndMonth } from '../forms.ts';

export const passkeysExplained = 'Log in met een vingerafdruk, gezicht of sleutel.';
export const add = 'Passkey toevoegen';
export const addTitle = 'Passkey toevoegen';
export const addLead =
  'Geef hem een naam waaraan je het apparaat herkent. Je browser vraagt daarna waar je hem wilt bewaren.';
export const nameOfPasskey = 'Naam';
export const thisDevice = 'Dit apparaat';
export const goOn = 'Verder';
export const added = 'De passkey is toegevoegd.';
export const rename = 'Naam wijzigen';
export const renameLead = 'Alleen jij ziet deze naam.';
export const save = 'Opslaan';
export const renamed = 'De naam is gewijzigd.';
export const remove = 'Verwijderen';
export const removeHint = 'Hij opent je account dan niet meer';
export const removeTitle = 'Deze passkey verwijderen?';
export const removeLead =
  'Hij opent je account dan niet meer. Verwijder hem ook op het apparaat zelf, zodat je hem niet meer te zien krijgt.';
export const removeShort = 'Verwijderen';
export const removed = 'De passkey is verwijderd.';
export function lastUsed(atMs: number | null, nowMs: number): string {
  if (atMs === null) return 'nog niet gebruikt';
  const days = daysBetween(atMs, nowMs);
  if (days <= 0) return 'vandaag nog gebruikt';
  return days === 1 ? 'gisteren nog gebruikt' : `voor het laatst gebruikt op ${dayAndMonth(atMs, nowMs)}`;
}
export const onlyFor = (site: string) => `alleen voor ${site}`;
export const passwordToo =
  'Je bent een tijdje geleden ingelogd. Vul ook je wachtwoord in. Heb je er geen, log dan uit en weer in.';
export const signInAgain = 'Je bent een tijdje geleden ingelogd. Log uit, log weer in en probeer het dan nog eens.';
export const noPasskeyMade = 'Er is geen passkey gemaakt. Je kunt het nog eens proberen.';
export const passkeyKnown = 'Dit apparaat heeft al een passkey voor je account.';
export const wrongPasskey =
  'Deze passkey is hier niet bekend. Misschien is hij verwijderd, of hoort hij bij een andere site.';
export const lastWayIn =
  'Dit is de enige manier om in je account te komen. Voeg eerst een andere toe of kies een wachtwoord.';
export const tooManyPasskeys = 'Meer passkeys kun je niet hebben. Verwijder er eerst een.';

export const usePasskey = 'Passkey gebruiken';
export const noPasskeyUsed = 'Er is geen passkey gebruikt. Probeer het nog eens of kies een andere manier.';
export const banned = 'Dit account is hier geblokkeerd. Vraag het aan wie deze server beheert.';
