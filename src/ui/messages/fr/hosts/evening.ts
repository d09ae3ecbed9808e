import type { DrinkFault } from '../../../../domain/menu/drink-fault.ts';
import { DRINK_NAME_MAX_LENGTH, MENU_MAX_DRINKS } from '../../../../domain/menu/menu-item.ts';
import { plural } from '../forms.ts';

export const forTheGuests = 'Pour les invités';
export const inTheRoom = 'Dans la salle';
export const menuHint = 'Des boissons à vos noms';
export const drinksOnIt = (count: number) =>
  plural(count, { one: count === 0 ? 'vide' : '1 boisson', other: `${count} boissons` });
export const wallHint = 'Pour le téléviseur';
export const noWord = 'aucun';
export const detailsHint = 'Noms, date, porte, classements';
export const copyIt = 'Copier cette fête';
export const copyHint = 'Mêmes réglages, même carte';

export const withoutAlcohol = 'Sans alcool';
export const withoutAlcoholHint = 'Ni boisson avec alcool, ni classement qui en compte';
export const isWithoutAlcohol = 'La fête est sans alcool.';
export const isWithAlcohol = 'Les boissons avec alcool sont de nouveau proposées.';

export const drinksOfAll = (count: number) => `Boissons : ${count} sur ${MENU_MAX_DRINKS}`;
/** At a celebration without alcohol, some of the drinks are not offered. */
export const offeredOf = (offered: number, count: number) => `Proposées ce soir : ${offered} boissons sur ${count}`;
export const asGuestsSeeIt = 'Ce que voient les invités';
export const noDrinksYet = 'Qu’est-ce qu’on sert ce soir ?';
export const noDrinksYetLead = `Donne un nom à ${MENU_MAX_DRINKS} boissons au plus, par exemple « Spritz d’Ana ». Les invités les trouvent au-dessus des six boissons habituelles.`;
export const neverWorthMore = 'Une boisson compte comme toutes celles de son genre. Elle ne vaut jamais plus.';
export const menuIsFull = `${MENU_MAX_DRINKS} boissons, pas plus. Au-delà, les invités cherchent plus qu’ils ne boivent.`;
export const isFullWithOthers = (others: number) =>
  plural(others, {
    one: `La carte a ses ${MENU_MAX_DRINKS} boissons. L’une d’elles n’est pas proposée ce soir.`,
    other: `La carte a ses ${MENU_MAX_DRINKS} boissons. ${others} d’entre elles ne sont pas proposées ce soir.`,
  });
export const addDrink = 'Ajouter une boisson';
export const countsAs = {
  beer: 'compte comme une bière',
  wine: 'compte comme un verre de vin',
  cocktail: 'compte comme un cocktail',
  shot: 'compte comme un shot',
  water: 'compte comme de l’eau',
  other: 'sans alcool',
};
export const notOffered = 'Pas proposées ce soir';
export const offerAgain = 'Modifier sous « Soirée »';
export const move = (name: string) => `Déplacer ${name}`;
export const moveHow = 'Déplace la boisson avec les flèches du clavier, ou fais-la glisser.';
export const isAtPlace = (name: string, place: number, count: number) => `${name} : place ${place} sur ${count}`;
export const soldOut = 'Plus dispo';
export const pouringOf = (name: string) => `Dispo\u202f: ${name}`;
export const isSoldOut = (name: string) => `« ${name} » : il n’y en a plus.`;
export const isPouring = (name: string) => `« ${name} » : il y en a de nouveau.`;

export const newDrink = 'Nouvelle boisson';
export const changeDrink = 'Modifier cette boisson';
export const drinkName = 'Nom';
export const exampleDrink = 'p. ex. Spritz d’Ana';
export const lettersOf = (count: number) => `${count} sur ${DRINK_NAME_MAX_LENGTH} caractères`;
export const icon = 'Symbole';
export const itCountsAs = 'Compte comme';
export const kinds = {
  beer: 'Bière',
  wine: 'Vin',
  cocktail: 'Cocktail',
  shot: 'Shot',
  free: 'Sans alcool',
};
export const whichSpirit = 'Avec quel alcool ?';
export const noSpirit = 'Autre ou aucun';
export const itIsWater = 'C’est de l’eau';
export const itIsWaterHint = 'Elle compte alors pour l’hydratation.';
export const saveDrink = 'Enregistrer';
export const addIt = 'Ajouter';
export const takeOffMenu = 'Retirer de la carte';
export const isOnMenu = (name: string) => `« ${name} » est à la carte.`;
export const isChanged = (name: string) => `« ${name} » : c’est modifié.`;
export const isOffMenu = (name: string) => `« ${name} » n’est plus à la carte.`;
export const drinkFaults: Readonly<Record<DrinkFault, string>> = {
  blank: 'Écris un nom, s’il te plaît.',
  'too-long': `Pas plus de ${DRINK_NAME_MAX_LENGTH} caractères, s’il te plaît.`,
  'forbidden-character': 'Quelque chose dans ce nom ne peut pas s’afficher. Écris-le à nouveau.',
  'same-name': 'Une autre boisson porte déjà ce nom, ou un nom qui lui ressemble trop.',
  'usual-name': 'Une des six boissons habituelles porte déjà ce nom, et compte autrement.',
  full: `Il y a déjà ${MENU_MAX_DRINKS} boissons à la carte. Retires-en d’abord une.`,
};
export const kindMissing = 'Choisis comme quoi elle compte.';
export const theirDrink = {
  beer: (who: string, name: string) =>
    `${who} a modifié cette boisson entre-temps : « ${name} » compte comme une bière.`,
  wine: (who: string, name: string) =>
    `${who} a modifié cette boisson entre-temps : « ${name} » compte comme un verre de vin.`,
  cocktail: (who: string, name: string) =>
    `${who} a modifié cette boisson entre-temps : « ${name} » compte comme un cocktail.`,
  shot: (who: string, name: string) => `${who} a modifié cette boisson entre-temps : « ${name} » compte comme un shot.`,
  water: (who: string, name: string) =>
    `${who} a modifié cette boisson entre-temps : « ${name} » compte comme un verre d’eau.`,
  other: (who: string, name: string) => `${who} a modifié cette boisson entre-temps : « ${name} » est sans alcool.`,
};
export const typedIsKept = 'Ce que tu as écrit est toujours là.';
export const theyTookItOff = (who: string) =>
  `${who} a retiré cette boisson de la carte entre-temps. Si tu enregistres, elle y revient.`;

export const leaveItOff = 'Ne pas la remettre';

export const copyOf = (names: string) => `Une copie de la fête : ${names}`;
export const copyTakes = 'Les réglages, la carte et ton texte suivent.';
export const copyLeaves = 'Les invités, les hôtes, le code et le journal restent.';
export const copyNow = 'Créer la copie';
export const seeAsGuest = 'Voir comme un invité';
export const seeAsGuestHint = 'Sans nom, personne ne te voit';
