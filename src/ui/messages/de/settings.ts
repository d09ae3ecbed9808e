import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'Standort teilen?';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const shareToSeeOthers = (feet: number) =>
  `Teile deinen Standort und sieh in der Rangliste, wer im Umkreis von ${Math.round(feet * 0.03048) * 10} Metern mitfeiert!`;
export const onlyNearby = 'Die Rangliste zeigt dann nur Gäste in deiner Nähe';
export const shareMyLocation = 'Standort teilen';
export const requestingLocation = 'Standort wird gesucht\u00a0…';
export const skipLocation = 'Nein danke (alle zeigen)';
export const locationIsNotStored =
  'Dein Standort dient nur dazu, Gäste in der Nähe zu finden. Er wird nicht dauerhaft gespeichert.';
export const locationEnabled = 'Standort geteilt!';

export const resetAllDrinks = 'Alle Getränke zurücksetzen?';
export const resetComplete = 'Alles zurückgesetzt!';
export const resetCannotBeUndone =
  'Das löscht alle deine Getränke samt Statistik, und du fängst neu an. Es lässt sich nicht rückgängig machen.';
export const reset = 'Zurücksetzen';

export const languageTitle = 'Sprache';
export const languageIs = (name: string) => `Sprache: ${name}`;
export const languageNeedsNetwork =
  'Diese Sprache lässt sich gerade nicht laden. Bitte versuch es noch einmal, wenn du online bist.';
export const languageNotNow = 'Diese Sprache lässt sich gerade nicht laden. Bitte versuch es gleich noch einmal.';
export const colours = 'Farben';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Tag', night: 'Nacht' };
export const shareLocation = 'Meinen Standort teilen';
export const theCelebration = 'Das Fest';
export const youAndTheOthers = 'Du und die anderen';
export const thisPhone = 'Dieses Handy';
export const hideMe = 'Mich in der Rangliste ausblenden';
export const beQuiet = 'Auf der Liste, ohne Zahlen';
export const momentsOfTheRoom = 'Momente der Runde';
export const privacy = 'Datenschutz';
export const deleteMyData = 'Meine Daten löschen';

export const deleteMyDataTitle = 'Meine Daten löschen?';
export const deletionCannotBeUndone =
  'Das löscht deinen Namen, deine Getränke und deinen Standort von diesem Gerät, vom Server und aus jeder Rangliste. Es lässt sich nicht rückgängig machen.';
export const deletionWithoutNetwork = `Du hast kein Netz. Auf diesem Handy werden deine Daten sofort gelöscht, auf dem Server, sobald ${PRODUCT_NAME} hier wieder mit Netz offen ist.`;
export const deleteData = 'Löschen';

export const dataIsDeleted = 'Deine Daten sind gelöscht, hier und auf dem Server.';
export const deletionIsWaiting = `Auf diesem Handy sind deine Daten gelöscht, aber der Server ist nicht erreichbar. Er löscht sie, sobald ${PRODUCT_NAME} hier wieder mit Netz offen ist.`;
export const deletionNeedsThisPage = `Auf diesem Handy sind deine Daten gelöscht, aber der Server ist nicht erreichbar. Er löscht sie, sobald ${PRODUCT_NAME} hier wieder mit Netz offen ist. Bitte lass diese Seite bis dahin offen.`;

export const cannotSave =
  'Dieses Handy kann nichts speichern. Lass diese Seite offen, sonst sind deine Getränke verloren.';
export const nameIsShared = 'So heißt schon jemand in der Rangliste. Ein anderer Buchstabe unterscheidet euch.';
export const nameIsOfCouple =
  'Gefeiert wird jemand mit diesem Namen. Bist du das nicht, unterscheidet euch ein anderer Buchstabe.';
export const signInFirst = 'Das Netz verlangt erst eine Anmeldung. Bis dahin warten deine Getränke auf diesem Handy.';
export const signIn = 'Zur Anmeldung';
export const notAllCount = `Für die Rangliste zählen höchstens ${MAX_COUNTED_DRINKS} Getränke in ${COUNTED_WINDOW_MS / MINUTE_MS} Minuten. Auf deiner Liste stehen alle.`;
export const notAllRemovable = 'Nicht alle Getränke lassen sich jetzt entfernen.';
export const lookedUpLater = (code: string) =>
  `Das Netz antwortet nicht. Sobald es wieder da ist, wird der Code ${code} geprüft. Zählen kannst du schon jetzt.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `Mit ${MAX_DRINKS} Getränken ist die Liste voll. „Zurücksetzen“ beginnt eine neue.`
    : `Mit ${MAX_DRINKS} Getränken ist die Liste voll. „Meine Daten löschen“ beginnt eine neue.`;
export const notOffered = (drink: DrinkChoice) =>
  `Heute wird ohne Alkohol gefeiert. ${drinkLabel(drink)} ist nicht eingetragen.`;
export const noneRemovable = 'Jetzt lassen sich keine Getränke mehr entfernen.';
