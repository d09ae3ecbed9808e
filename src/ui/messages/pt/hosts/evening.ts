import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'Para os convidados';
export const inTheRoom = 'Na sala';
export const menuHint = 'Bebidas com nomes só vossos';
export const drinksOnIt = (count: number) =>
  plural(count, { one: '1 bebida', other: count === 0 ? 'ainda vazia' : `${count} bebidas` });
export const wallHint = 'Para a televisão';
export const noWord = 'nenhum agora';
export const detailsHint = 'Nomes, data, porta, rankings';
export const copyIt = 'Copiar esta festa';
export const copyHint = 'Com as mesmas definições e bebidas';

export const withoutAlcohol = 'Sem álcool';
export const withoutAlcoholHint = 'Sem bebidas com álcool nem rankings que as contem';
export const isWithoutAlcohol = 'A festa é sem álcool.';
export const isWithAlcohol = 'Há outra vez bebidas com álcool.';

export const drinksOfAll = (count: number) => `${count} de ${MENU_MAX_DRINKS} bebidas`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Servem-se esta noite: ${offered} de ${count} bebidas`;
export const asGuestsSeeIt = 'Como os convidados a veem';
export const noDrinksYet = 'O que se serve esta noite?';
export const noDrinksYetLead = `Dá nome a até ${MENU_MAX_DRINKS} bebidas, como «Spritz da Ana». Os convidados encontram-nas acima das seis bebidas de sempre.`;
export const neverWorthMore = 'Cada bebida conta como qualquer outra do seu tipo. Nunca vale mais.';
export const menuIsFull = `${MENU_MAX_DRINKS} bebidas é o máximo. Com mais, os convidados passavam mais tempo a procurar do que a beber.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `A carta tem as suas ${MENU_MAX_DRINKS} bebidas. Uma delas não se serve esta noite.`,
    other: `A carta tem as suas ${MENU_MAX_DRINKS} bebidas. ${others} delas não se servem esta noite.`,
  });
export const addDrink = 'Acrescentar bebida';
export const countsAs = {
  beer: 'conta como uma cerveja',
  wine: 'conta como um copo de vinho',
  cocktail: 'conta como um cocktail',
  shot: 'conta como um shot',
  water: 'conta como água',
  other: 'sem álcool',
};
export const notOffered = 'Hoje não aparecem';
export const offerAgain = 'Mudar em «Noite»';
export const move = (name: string) => `Mover ${name}`;
export const moveHow = 'Move com as setas do teclado ou arrasta.';
export const isAtPlace = (name: string, place: number, count: number) => `${name}: lugar ${place} de ${count}`;
export const soldOut = 'Esgotado';
export const pouringOf = (name: string) => `Há: ${name}`;
export const isSoldOut = (name: string) => `Já não há «${name}».`;
export const isPouring = (name: string) => `Já há «${name}» outra vez.`;

export const newDrink = 'Nova bebida';
export const changeDrink = 'Mudar esta bebida';
export const drinkName = 'Nome';
export const exampleDrink = 'p. ex., Spritz da Ana';
export const lettersOf = (count: number) => `${count} de ${DRINK_NAME_MAX_LENGTH} caracteres`;
export const icon = 'Símbolo';
export const itCountsAs = 'Conta como';
export const kinds = {
  beer: 'Cerveja',
  wine: 'Vinho',
  cocktail: 'Cocktail',
  shot: 'Shot',
  free: 'Sem álcool',
};
export const whichSpirit = 'Com que álcool?';
export const noSpirit = 'Outro ou nenhum';
export const itIsWater = 'É água';
export const itIsWaterHint = 'Assim conta para a hidratação.';
export const saveDrink = 'Guardar';
export const addIt = 'Adicionar';
export const takeOffMenu = 'Tirar da carta';
export const isOnMenu = (name: string) => `«${name}» já está na carta.`;
export const isChanged = (name: string) => `Mudaste «${name}».`;
export const isOffMenu = (name: string) => `«${name}» já não está na carta.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Escreve um nome.',
  'too-long': `No máximo, ${DRINK_NAME_MAX_LENGTH} caracteres, por favor.`,
  'forbidden-character': 'Há algo neste nome que não se pode mostrar. Escreve-o outra vez.',
  'same-name': 'Outra bebida já tem este nome, ou um muito parecido.',
  'usual-name': 'Uma das seis bebidas de sempre já tem este nome, e conta de outra forma.',
  full: `A carta já tem ${MENU_MAX_DRINKS} bebidas. Tira primeiro uma delas.`,
};
export const kindMissing = 'Escolhe como conta.';
export const theirDrink = {
  beer: (who: string, name: string) => `${who} mudou entretanto esta bebida: «${name}» conta como uma cerveja.`,
  wine: (who: string, name: string) => `${who} mudou entretanto esta bebida: «${name}» conta como um copo de vinho.`,
  cocktail: (who: string, name: string) => `${who} mudou entretanto esta bebida: «${name}» conta como um cocktail.`,
  shot: (who: string, name: string) => `${who} mudou entretanto esta bebida: «${name}» conta como um shot.`,
  water: (who: string, name: string) => `${who} mudou entretanto esta bebida: «${name}» conta como um copo de água.`,
  other: (who: string, name: string) => `${who} mudou entretanto esta bebida: «${name}» não tem álcool.`,
};
export const typedIsKept = 'O que escreveste continua aqui.';
export const theyTookItOff = (who: string) => `${who} tirou entretanto esta bebida da carta. Se guardares, ela volta.`;

export const leaveItOff = 'Deixar de fora';

export const copyOf = (names: string) => `Uma cópia de ${names}`;
export const copyTakes = 'As definições, a carta e o teu texto passam.';
export const copyLeaves = 'Convidados, anfitriões, código e histórico não passam.';
export const copyNow = 'Criar a cópia';
export const seeAsGuest = 'Ver como um convidado';
export const seeAsGuestHint = 'Sem nome, ninguém te vê';
