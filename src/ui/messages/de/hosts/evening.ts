import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'Für die Gäste';
export const inTheRoom = 'Im Saal';
export const menuHint = 'Getränke mit eigenen Namen';
export const drinksOnIt = (count: number) =>
  plural(count, { one: '1 Getränk', other: count === 0 ? 'noch leer' : `${count} Getränke` });
export const wallHint = 'Für den Fernseher';
export const noWord = 'gerade keins';
export const detailsHint = 'Namen, Datum, Tür, Wertungen';
export const copyIt = 'Dieses Fest kopieren';
export const copyHint = 'Mit gleichen Einstellungen und Getränken';

export const withoutAlcohol = 'Ohne Alkohol';
export const withoutAlcoholHint = 'Keine Getränke mit Alkohol, keine Wertung dafür';
export const isWithoutAlcohol = 'Das Fest ist ohne Alkohol.';
export const isWithAlcohol = 'Getränke mit Alkohol gibt es wieder.';

export const drinksOfAll = (count: number) => `${count} von ${MENU_MAX_DRINKS} Getränken`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Heute im Angebot: ${offered} von ${count} Getränken`;
export const asGuestsSeeIt = 'So sehen es die Gäste';
export const noDrinksYet = 'Was wird heute ausgeschenkt?';
export const noDrinksYetLead = `Gib bis zu ${MENU_MAX_DRINKS} Getränken einen Namen, zum Beispiel „Anas Spritz“. Gäste finden sie über den sechs üblichen Getränken.`;
export const neverWorthMore = 'Jedes Getränk zählt wie alle seiner Art. Mehr wert ist es nie.';
export const menuIsFull = `Mehr als ${MENU_MAX_DRINKS} Getränke gehen nicht. Sonst suchen die Gäste länger, als sie trinken.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `Die Karte hat ihre ${MENU_MAX_DRINKS} Getränke. Eines davon gibt es heute nicht.`,
    other: `Die Karte hat ihre ${MENU_MAX_DRINKS} Getränke. ${others} davon gibt es heute nicht.`,
  });
export const addDrink = 'Getränk hinzufügen';
export const countsAs = {
  beer: 'zählt als Bier',
  wine: 'zählt als Glas Wein',
  cocktail: 'zählt als Cocktail',
  shot: 'zählt als Schnaps',
  water: 'zählt als Wasser',
  other: 'ohne Alkohol',
};
export const notOffered = 'Heute nicht dabei';
export const offerAgain = 'Unter „Abend“ ändern';
export const move = (name: string) => `${name} verschieben`;
export const moveHow = 'Verschieb es mit den Pfeiltasten oder zieh es.';
export const isAtPlace = (name: string, place: number, count: number) => `${name}: Platz ${place} von ${count}`;
export const soldOut = 'Ist aus';
export const pouringOf = (name: string) => `Gibt es: ${name}`;
export const isSoldOut = (name: string) => `„${name}“ ist aus.`;
export const isPouring = (name: string) => `„${name}“ gibt es wieder.`;

export const newDrink = 'Neues Getränk';
export const changeDrink = 'Getränk ändern';
export const drinkName = 'Name';
export const exampleDrink = 'z. B. Anas Spritz';
export const lettersOf = (count: number) => `${count} von ${DRINK_NAME_MAX_LENGTH} Zeichen`;
export const icon = 'Symbol';
export const itCountsAs = 'Es zählt als';
export const kinds = {
  beer: 'Bier',
  wine: 'Wein',
  cocktail: 'Cocktail',
  shot: 'Schnaps',
  free: 'Ohne Alkohol',
};
export const whichSpirit = 'Welche Spirituose?';
export const noSpirit = 'Andere oder keine';
export const itIsWater = 'Es ist Wasser';
export const itIsWaterHint = 'Dann zählt es für die Wasserbilanz.';
export const saveDrink = 'Speichern';
export const addIt = 'Hinzufügen';
export const takeOffMenu = 'Von der Karte nehmen';
export const isOnMenu = (name: string) => `„${name}“ steht auf der Karte.`;
export const isChanged = (name: string) => `„${name}“ ist geändert.`;
export const isOffMenu = (name: string) => `„${name}“ steht nicht mehr auf der Karte.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Bitte gib einen Namen ein.',
  'too-long': `Bitte höchstens ${DRINK_NAME_MAX_LENGTH} Zeichen.`,
  'forbidden-character': 'Etwas in diesem Namen lässt sich nicht anzeigen. Bitte gib ihn noch einmal ein.',
  'same-name': 'Ein anderes Getränk heißt schon so, oder sein Name sieht genauso aus.',
  'usual-name': 'So heißt schon eins der sechs üblichen Getränke, und das zählt anders.',
  full: `Auf der Karte stehen schon ${MENU_MAX_DRINKS} Getränke. Nimm zuerst eins herunter.`,
};
export const kindMissing = 'Bitte wähle, als was es zählt.';
export const theirDrink = {
  beer: (who: string, name: string) => `${who} hat dieses Getränk inzwischen geändert: „${name}“ zählt als Bier.`,
  wine: (who: string, name: string) => `${who} hat dieses Getränk inzwischen geändert: „${name}“ zählt als Glas Wein.`,
  cocktail: (who: string, name: string) =>
    `${who} hat dieses Getränk inzwischen geändert: „${name}“ zählt als Cocktail.`,
  shot: (who: string, name: string) => `${who} hat dieses Getränk inzwischen geändert: „${name}“ zählt als Schnaps.`,
  water: (who: string, name: string) =>
    `${who} hat dieses Getränk inzwischen geändert: „${name}“ zählt als Glas Wasser.`,
  other: (who: string, name: string) => `${who} hat dieses Getränk inzwischen geändert: „${name}“ ist ohne Alkohol.`,
};
export const typedIsKept = 'Was du eingegeben hast, steht noch hier.';
export const theyTookItOff = (who: string) =>
  `${who} hat dieses Getränk inzwischen von der Karte genommen. Wenn du speicherst, ist es wieder da.`;

export const leaveItOff = 'Weglassen';

export const copyOf = (names: string) => `Eine Kopie von ${names}`;
export const copyTakes = 'Einstellungen, Getränkekarte und Text kommen mit.';
export const copyLeaves = 'Gäste, Team, Code und Protokoll bleiben zurück.';
export const copyNow = 'Kopie anlegen';
export const seeAsGuest = 'Als Gast ansehen';
export const seeAsGuestHint = 'Ohne Namen sieht dich niemand';
