import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'Partager ta position';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const shareToSeeOthers = (feet: number) =>
  `Partage ta position pour voir au classement qui se trouve à moins de ${Math.round(feet * 0.03048) * 10} mètres !`;
export const onlyNearby = 'Ton classement ne montrera que les personnes proches de toi';
export const shareMyLocation = 'Partager ma position';
export const requestingLocation = 'Recherche de ta position…';
export const skipLocation = 'Passer (voir tout le monde)';
export const locationIsNotStored =
  'Ta position sert seulement à trouver qui est près de toi. Elle n’est pas conservée durablement.';
export const locationEnabled = 'Position activée !';

export const resetAllDrinks = 'Tout remettre à zéro ?';
export const resetComplete = 'Tout est remis à zéro !';
export const resetCannotBeUndone =
  'Toutes tes statistiques seront effacées et tu repartiras de zéro. Tu ne pourras pas revenir en arrière.';
export const reset = 'Remettre à zéro';

export const languageTitle = 'Langue';
export const languageIs = (name: string) => `Langue : ${name}`;
export const languageNeedsNetwork = 'Cette langue ne se charge pas pour le moment. Réessaie dès que tu as du réseau.';
export const languageNotNow = 'Cette langue ne se charge pas pour le moment. Réessaie dans un instant.';
export const colours = 'Couleurs';
export const themes: Record<Theme, string> = { auto: 'Auto', day: 'Jour', night: 'Nuit' };
export const shareLocation = 'Partager ma position';
export const theCelebration = 'La fête';
export const youAndTheOthers = 'Toi et les autres';
export const thisPhone = 'Ce téléphone';
export const hideMe = 'Me masquer du classement';
export const beQuiet = 'Sur la liste, sans chiffres';
export const momentsOfTheRoom = 'Moments de la salle';
export const privacy = 'Confidentialité';
export const deleteMyData = 'Supprimer mes données';

export const deleteMyDataTitle = 'Supprimer tes données ?';
export const deletionCannotBeUndone =
  'Ton nom, tes verres et ta position disparaissent de cet appareil, du serveur et de tous les classements. C’est définitif.';
export const deletionWithoutNetwork = `Il n’y a pas de réseau. Tes données disparaissent tout de suite de ce téléphone, et du serveur dès que tu rouvres ${PRODUCT_NAME} ici avec du réseau.`;
export const deleteData = 'Supprimer';

export const dataIsDeleted = 'Tes données sont supprimées, ici et sur le serveur.';
export const deletionIsWaiting = `Tes données sont supprimées de ce téléphone, mais le serveur est injoignable. Elles y seront supprimées dès que tu rouvriras ${PRODUCT_NAME} ici avec du réseau.`;
export const deletionNeedsThisPage = `Tes données sont supprimées de ce téléphone, mais le serveur est injoignable. Elles y seront supprimées dès que ${PRODUCT_NAME} sera ouvert ici avec du réseau. D’ici là, laisse cette page ouverte.`;

export const cannotSave =
  'Ce téléphone ne peut rien enregistrer. Laisse cette page ouverte, sinon tes verres seront perdus.';
export const nameIsShared = 'Quelqu’un porte déjà ce nom au classement. Change une lettre pour vous distinguer.';
export const nameIsOfCouple =
  'La fête est celle de quelqu’un qui porte ce nom. Si ce n’est pas toi, change une lettre pour vous distinguer.';
export const signInFirst =
  'Le réseau demande d’abord de se connecter. En attendant, tes verres restent sur ce téléphone.';
export const signIn = 'Se connecter';
export const notAllCount = `Le classement compte au plus ${MAX_COUNTED_DRINKS} verres en ${COUNTED_WINDOW_MS / MINUTE_MS} minutes. Ta liste, elle, les garde tous.`;
export const notAllRemovable = 'Certains verres ne peuvent plus être retirés.';
export const lookedUpLater = (code: string) =>
  `Le réseau ne répond pas. Dès qu’il reviendra, le code ${code} sera vérifié. Tu peux déjà commencer à compter.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `La liste est pleine : ${MAX_DRINKS} verres. « Remettre à zéro » en commence une nouvelle.`
    : `La liste est pleine : ${MAX_DRINKS} verres. « Supprimer mes données » en commence une nouvelle.`;
export const notOffered = (drink: DrinkChoice) =>
  `Ce soir, c’est sans alcool. ${drinkLabel(drink)} : ce n’est pas noté.`;
export const noneRemovable = 'Plus aucun verre ne peut être retiré.';
