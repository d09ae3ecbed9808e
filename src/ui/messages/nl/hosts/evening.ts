import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'Voor de gasten';
export const inTheRoom = 'In de zaal';
export const menuHint = 'Drankjes met een eigen naam';
export const drinksOnIt = (count: number) =>
  plural(count, { one: '1 drankje', other: count === 0 ? 'nog leeg' : `${count} drankjes` });
export const wallHint = 'Voor de televisie';
export const noWord = 'nu geen';
export const detailsHint = 'Namen, datum, deur, ranglijsten';
export const copyIt = 'Dit feest kopiëren';
export const copyHint = 'Zelfde instellingen en kaart';

export const withoutAlcohol = 'Zonder alcohol';
export const withoutAlcoholHint = 'Geen drankjes met alcohol, geen klassement dat ze telt';
export const isWithoutAlcohol = 'Het feest is zonder alcohol.';
export const isWithAlcohol = 'Er zijn weer drankjes met alcohol.';

export const drinksOfAll = (count: number) => `${count} van ${MENU_MAX_DRINKS} drankjes`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Vanavond te krijgen: ${offered} van ${count} drankjes`;
export const asGuestsSeeIt = 'Zo zien gasten het';
export const noDrinksYet = 'Wat wordt er vanavond geschonken?';
export const noDrinksYetLead = `Geef tot ${MENU_MAX_DRINKS} drankjes een naam, zoals ‘Ana’s Spritz’. Gasten vinden ze boven de zes vaste drankjes.`;
export const neverWorthMore = 'Een drankje telt als elk ander van zijn soort. Het is nooit meer waard.';
export const menuIsFull = `Meer dan ${MENU_MAX_DRINKS} drankjes gaat niet. Anders zoeken gasten langer dan ze drinken.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `De kaart is vol, met ${MENU_MAX_DRINKS} drankjes. Eén daarvan is vanavond niet te kiezen.`,
    other: `De kaart is vol, met ${MENU_MAX_DRINKS} drankjes. ${others} daarvan zijn vanavond niet te kiezen.`,
  });
export const addDrink = 'Drankje toevoegen';
export const countsAs = {
  beer: 'telt als een biertje',
  wine: 'telt als een glas wijn',
  cocktail: 'telt als een cocktail',
  shot: 'telt als een shot',
  water: 'telt als water',
  other: 'zonder alcohol',
};
export const notOffered = 'Vanavond niet te kiezen';
export const offerAgain = 'Wijzigen bij ‘Avond’';
export const move = (name: string) => `Verplaatsen: ${name}`;
export const moveHow = 'Verplaats het met de pijltjestoetsen of sleep het.';
export const isAtPlace = (name: string, place: number, count: number) => `${name}: plaats ${place} van ${count}`;
export const soldOut = 'Op';
export const pouringOf = (name: string) => `Er is nog: ${name}`;
export const isSoldOut = (name: string) => `‘${name}’ is op.`;
export const isPouring = (name: string) => `‘${name}’ is er weer.`;

export const newDrink = 'Nieuw drankje';
export const changeDrink = 'Dit drankje wijzigen';
export const drinkName = 'Naam';
export const exampleDrink = 'bv. Ana’s Spritz';
export const lettersOf = (count: number) => `${count} van ${DRINK_NAME_MAX_LENGTH} tekens`;
export const icon = 'Icoon';
export const itCountsAs = 'Het telt als';
export const kinds = {
  beer: 'Bier',
  wine: 'Wijn',
  cocktail: 'Cocktail',
  shot: 'Shot',
  free: 'Zonder alcohol',
};
export const whichSpirit = 'Welke drank zit erin?';
export const noSpirit = 'Andere of geen';
export const itIsWater = 'Het is water';
export const itIsWaterHint = 'Dan telt het voor de waterscore.';
export const saveDrink = 'Opslaan';
export const addIt = 'Toevoegen';
export const takeOffMenu = 'Van de kaart halen';
export const isOnMenu = (name: string) => `‘${name}’ staat op de kaart.`;
export const isChanged = (name: string) => `‘${name}’ is gewijzigd.`;
export const isOffMenu = (name: string) => `‘${name}’ is van de kaart.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Vul een naam in.',
  'too-long': `Hou het op ${DRINK_NAME_MAX_LENGTH} tekens.`,
  'forbidden-character': 'Iets in deze naam kan niet worden getoond. Typ hem nog eens.',
  'same-name': 'Een ander drankje heet al zo, of lijkt er te veel op.',
  'usual-name': 'Een van de zes vaste drankjes heet al zo, en telt anders.',
  full: `Er staan nu ${MENU_MAX_DRINKS} drankjes op de kaart. Haal er eerst een af.`,
};
export const kindMissing = 'Kies waarvoor het telt.';
export const theirDrink = {
  beer: (who: string, name: string) => `${who} heeft dit drankje intussen gewijzigd: ‘${name}’ telt als een biertje.`,
  wine: (who: string, name: string) => `${who} heeft dit drankje intussen gewijzigd: ‘${name}’ telt als een glas wijn.`,
  cocktail: (who: string, name: string) =>
    `${who} heeft dit drankje intussen gewijzigd: ‘${name}’ telt als een cocktail.`,
  shot: (who: string, name: string) => `${who} heeft dit drankje intussen gewijzigd: ‘${name}’ telt als een shot.`,
  water: (who: string, name: string) =>
    `${who} heeft dit drankje intussen gewijzigd: ‘${name}’ telt als een glas water.`,
  other: (who: string, name: string) => `${who} heeft dit drankje intussen gewijzigd: ‘${name}’ is zonder alcohol.`,
};
export const typedIsKept = 'Wat je typte, staat hier nog.';
export const theyTookItOff = (who: string) =>
  `${who} heeft dit drankje intussen van de kaart gehaald. Sla je het op, dan staat het er weer op.`;

export const leaveItOff = 'Laat maar weg';

export const copyOf = (names: string) => `Een kopie van ${names}`;
export const copyTakes = 'Instellingen, drankkaart en tekst gaan mee.';
export const copyLeaves = 'Gasten, gastgevers, code en geschiedenis blijven achter.';
export const copyNow = 'Kopie maken';
export const seeAsGuest = 'Bekijken als gast';
export const seeAsGuestHint = 'Zonder naam ziet niemand je';
