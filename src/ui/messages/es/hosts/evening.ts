import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'Para los invitados';
export const inTheRoom = 'En la sala';
export const menuHint = 'Bebidas con nombre propio';
export const drinksOnIt = (count: number) =>
  plural(count, { one: '1 bebida', other: count === 0 ? 'ninguna aún' : `${count} bebidas` });
export const wallHint = 'Para la tele';
export const noWord = 'ninguno';
export const detailsHint = 'Nombres, fecha, puerta, rankings';
export const copyIt = 'Copiar esta fiesta';
export const copyHint = 'Con los mismos ajustes y la misma carta';

export const withoutAlcohol = 'Sin alcohol';
export const withoutAlcoholHint = 'Sin bebidas con alcohol ni rankings que las cuenten';
export const isWithoutAlcohol = 'La fiesta es sin alcohol.';
export const isWithAlcohol = 'Vuelve a haber bebidas con alcohol.';

export const drinksOfAll = (count: number) => `${count} de ${MENU_MAX_DRINKS} bebidas`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Se ofrecen esta noche: ${offered} de ${count} bebidas`;
export const asGuestsSeeIt = 'Así la ven los invitados';
export const noDrinksYet = '¿Qué se sirve esta noche?';
export const noDrinksYetLead = `Ponles nombre a un máximo de ${MENU_MAX_DRINKS} bebidas, por ejemplo «Spritz de Ana». Los invitados las ven encima de las seis bebidas de siempre.`;
export const neverWorthMore = 'Cada bebida cuenta como las demás de su tipo. Nunca vale más.';
export const menuIsFull = `${MENU_MAX_DRINKS} bebidas como mucho. Con más, los invitados pasarían más tiempo buscando que bebiendo.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `La carta tiene sus ${MENU_MAX_DRINKS} bebidas. Una de ellas no se ofrece esta noche.`,
    other: `La carta tiene sus ${MENU_MAX_DRINKS} bebidas. ${others} de ellas no se ofrecen esta noche.`,
  });
export const addDrink = 'Añadir una bebida';
export const countsAs = {
  beer: 'cuenta como una cerveza',
  wine: 'cuenta como una copa de vino',
  cocktail: 'cuenta como un cóctel',
  shot: 'cuenta como un chupito',
  water: 'cuenta como agua',
  other: 'sin alcohol',
};
export const notOffered = 'Esta noche no se ofrecen';
export const offerAgain = 'Cambiarlo en «Noche»';
export const move = (name: string) => `Mover ${name}`;
export const moveHow = 'Muévela con las flechas del teclado o arrástrala.';
export const isAtPlace = (name: string, place: number, count: number) => `${name}: puesto ${place} de ${count}`;
export const soldOut = 'Se acabó';
export const pouringOf = (name: string) => `Hay: ${name}`;
export const isSoldOut = (name: string) => `Se acabó: «${name}».`;
export const isPouring = (name: string) => `Vuelve a haber: «${name}».`;

export const newDrink = 'Nueva bebida';
export const changeDrink = 'Cambiar esta bebida';
export const drinkName = 'Nombre';
export const exampleDrink = 'p. ej., Spritz de Ana';
export const lettersOf = (count: number) => `${count} de ${DRINK_NAME_MAX_LENGTH} caracteres`;
export const icon = 'Símbolo';
export const itCountsAs = 'Cuenta como';
export const kinds = {
  beer: 'Cerveza',
  wine: 'Vino',
  cocktail: 'Cóctel',
  shot: 'Chupito',
  free: 'Sin alcohol',
};
export const whichSpirit = '¿Con qué alcohol?';
export const noSpirit = 'Otro o ninguno';
export const itIsWater = 'Es agua';
export const itIsWaterHint = 'Así cuenta para la hidratación.';
export const saveDrink = 'Guardar';
export const addIt = 'Añadir';
export const takeOffMenu = 'Quitar de la carta';
export const isOnMenu = (name: string) => `«${name}» está en la carta.`;
export const isChanged = (name: string) => `Cambios guardados en «${name}».`;
export const isOffMenu = (name: string) => `«${name}» ya no está en la carta.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Escribe un nombre.',
  'too-long': `${DRINK_NAME_MAX_LENGTH} caracteres como mucho.`,
  'forbidden-character': 'Hay algo en este nombre que no se puede mostrar. Escríbelo otra vez.',
  'same-name': 'Otra bebida ya tiene este nombre, o uno que se ve igual.',
  'usual-name': 'Una de las seis bebidas de siempre ya se llama así, y cuenta de otra manera.',
  full: `Ya hay ${MENU_MAX_DRINKS} bebidas en la carta. Quita una primero.`,
};
export const kindMissing = 'Elige como qué cuenta.';
export const theirDrink = {
  beer: (who: string, name: string) =>
    `${who} ha cambiado esta bebida mientras tanto: «${name}» cuenta como una cerveza.`,
  wine: (who: string, name: string) =>
    `${who} ha cambiado esta bebida mientras tanto: «${name}» cuenta como una copa de vino.`,
  cocktail: (who: string, name: string) =>
    `${who} ha cambiado esta bebida mientras tanto: «${name}» cuenta como un cóctel.`,
  shot: (who: string, name: string) =>
    `${who} ha cambiado esta bebida mientras tanto: «${name}» cuenta como un chupito.`,
  water: (who: string, name: string) =>
    `${who} ha cambiado esta bebida mientras tanto: «${name}» cuenta como un vaso de agua.`,
  other: (who: string, name: string) => `${who} ha cambiado esta bebida mientras tanto: «${name}» no lleva alcohol.`,
};
export const typedIsKept = 'Lo que has escrito sigue aquí.';
export const theyTookItOff = (who: string) =>
  `${who} ha quitado esta bebida de la carta mientras tanto. Si guardas, vuelve.`;

export const leaveItOff = 'Dejarla fuera';

export const copyOf = (names: string) => `Una copia de la fiesta de ${names}`;
export const copyTakes = 'Los ajustes, la carta y tu texto se copian.';
export const copyLeaves = 'Invitados, anfitriones, código e historial no se copian.';
export const copyNow = 'Crear la copia';
export const seeAsGuest = 'Verlo como invitado';
export const seeAsGuestHint = 'Sin nombre, nadie te ve';
