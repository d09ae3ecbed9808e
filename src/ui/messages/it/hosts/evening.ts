import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'Per gli ospiti';
export const inTheRoom = 'In sala';
export const menuHint = 'Drink con un nome tutto vostro';
export const drinksOnIt = (count: number) =>
  plural(count, { one: '1 drink', other: count === 0 ? 'ancora vuoto' : `${count} drink` });
export const wallHint = 'Per la TV';
export const noWord = 'nessuno';
export const detailsHint = 'Nomi, data, porta, classifiche';
export const copyIt = 'Copia questa festa';
export const copyHint = 'Stesse impostazioni, stesso menu';

export const withoutAlcohol = 'Senza alcol';
export const withoutAlcoholHint = 'Niente drink con alcol, né classifiche che li contano';
export const isWithoutAlcohol = 'La festa è senza alcol.';
export const isWithAlcohol = 'Ci sono di nuovo i drink con alcol.';

export const drinksOfAll = (count: number) => `${count} drink su ${MENU_MAX_DRINKS}`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Offerti stasera: ${offered} drink su ${count}`;
export const asGuestsSeeIt = 'Come lo vedono gli ospiti';
export const noDrinksYet = 'Cosa si beve stasera?';
export const noDrinksYetLead = `Dai un nome a un massimo di ${MENU_MAX_DRINKS} drink, per esempio «Spritz di Ana». Gli ospiti li trovano sopra i sei drink di sempre.`;
export const neverWorthMore = 'Ogni drink conta come gli altri del suo tipo. Non vale mai di più.';
export const menuIsFull = `Più di ${MENU_MAX_DRINKS} drink non si può: gli ospiti passerebbero più tempo a cercare che a bere.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `Il menù ha i suoi ${MENU_MAX_DRINKS} drink. Uno di questi stasera non c’è.`,
    other: `Il menù ha i suoi ${MENU_MAX_DRINKS} drink. ${others} di questi stasera non ci sono.`,
  });
export const addDrink = 'Aggiungi un drink';
export const countsAs = {
  beer: 'conta come una birra',
  wine: 'conta come un bicchiere di vino',
  cocktail: 'conta come un cocktail',
  shot: 'conta come uno shot',
  water: 'conta come acqua',
  other: 'senza alcol',
};
export const notOffered = 'Stasera non ci sono';
export const offerAgain = 'Modifica in «Serata»';
export const move = (name: string) => `Sposta ${name}`;
export const moveHow = 'Spostalo con i tasti freccia o trascinalo.';
export const isAtPlace = (name: string, place: number, count: number) => `${name}: posizione ${place} di ${count}`;
export const soldOut = 'Esaurito';
export const pouringOf = (name: string) => `C’è: ${name}`;
export const isSoldOut = (name: string) => `Esaurito: «${name}».`;
export const isPouring = (name: string) => `C’è di nuovo: «${name}».`;

export const newDrink = 'Nuovo drink';
export const changeDrink = 'Modifica questo drink';
export const drinkName = 'Nome';
export const exampleDrink = 'es. Spritz di Ana';
export const lettersOf = (count: number) => `${count} di ${DRINK_NAME_MAX_LENGTH} caratteri`;
export const icon = 'Simbolo';
export const itCountsAs = 'Conta come';
export const kinds = {
  beer: 'Birra',
  wine: 'Vino',
  cocktail: 'Cocktail',
  shot: 'Shot',
  free: 'Senza alcol',
};
export const whichSpirit = 'Quale alcolico?';
export const noSpirit = 'Altro o nessuno';
export const itIsWater = 'È acqua';
export const itIsWaterHint = 'Così conta per l’idratazione.';
export const saveDrink = 'Salva';
export const addIt = 'Aggiungi';
export const takeOffMenu = 'Togli dal menù';
export const isOnMenu = (name: string) => `«${name}» è nel menù.`;
export const isChanged = (name: string) => `Modifiche salvate: «${name}».`;
export const isOffMenu = (name: string) => `«${name}» non è più nel menù.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Scrivi un nome.',
  'too-long': `Non più di ${DRINK_NAME_MAX_LENGTH} caratteri.`,
  'forbidden-character': 'Qualcosa in questo nome non si può mostrare. Scrivilo di nuovo.',
  'same-name': 'Un altro drink ha già questo nome, o uno che sembra uguale.',
  'usual-name': 'Uno dei sei drink di sempre si chiama già così, e conta in un altro modo.',
  full: `Nel menù ci sono già ${MENU_MAX_DRINKS} drink. Prima togline uno.`,
};
export const kindMissing = 'Scegli come conta.';
export const theirDrink = {
  beer: (who: string, name: string) => `${who} nel frattempo ha cambiato questo drink: «${name}» conta come una birra.`,
  wine: (who: string, name: string) =>
    `${who} nel frattempo ha cambiato questo drink: «${name}» conta come un bicchiere di vino.`,
  cocktail: (who: string, name: string) =>
    `${who} nel frattempo ha cambiato questo drink: «${name}» conta come un cocktail.`,
  shot: (who: string, name: string) => `${who} nel frattempo ha cambiato questo drink: «${name}» conta come uno shot.`,
  water: (who: string, name: string) =>
    `${who} nel frattempo ha cambiato questo drink: «${name}» conta come un bicchiere d’acqua.`,
  other: (who: string, name: string) => `${who} nel frattempo ha cambiato questo drink: «${name}» è senza alcol.`,
};
export const typedIsKept = 'Quello che hai scritto è ancora qui.';
export const theyTookItOff = (who: string) =>
  `${who} nel frattempo ha tolto questo drink dal menù. Se salvi, torna nel menù.`;

export const leaveItOff = 'Lascialo fuori';

export const copyOf = (names: string) => `Una copia della festa di ${names}`;
export const copyTakes = 'Impostazioni, menù e testo si copiano.';
export const copyLeaves = 'Ospiti, team, codice e registro non si copiano.';
export const copyNow = 'Crea la copia';
export const seeAsGuest = 'Guarda come un ospite';
export const seeAsGuestHint = 'Senza nome nessuno ti vede';
