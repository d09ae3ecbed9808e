import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'La maison';
export const theHouseHint = 'Des règles au-dessus de tous les hôtes, et qui est responsable';
export const countAtOnce = 'Pour toutes les fêtes d’ici, tout de suite.';
export const standInFile = 'Ces règles sont dans un fichier du serveur. On ne les change que là.';
export const openHasNoRules = 'Les invités sans code sont dans la fête ouverte, qui n’a pas de règles.';
export const openIsSwitchedOff = (setting: string) => `${setting} la supprime.`;
export const forTheServer = 'Pour la personne qui gère le serveur';
export const summary = { boards: 'Classements', wall: 'À l’écran', position: 'Localisation', keep: 'Conservées' };
export const positions = { asked: 'demandée', never: 'jamais demandée' };
export const someOf = (some: number, all: number) => `${some} sur ${all}`;

export const mayBeShownHere = 'Classements que les hôtes peuvent afficher';
export const mayBeShownHint = 'Les hôtes choisissent parmi les actifs.';
export const boardsWithAlcohol = 'Tout classement qui compte l’alcool';
export const boardsWithAlcoholHint = 'Sans eux, l’alcool n’avantage personne.';
export const isNeverShown = (board: string) => `« ${board} » n’est plus affiché ici.`;
export const mayBeShown = (board: string) => `« ${board} » peut de nouveau être affiché.`;
export const alcoholNever = 'Les classements qui comptent l’alcool ne sont plus affichés ici.';
export const alcoholAgain = 'Les classements qui comptent l’alcool peuvent de nouveau être affichés.';

export const namesOnWalls = 'Noms sur le grand écran, au plus';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Chaque fête choisit ce que montre son grand écran.',
  'first-names': 'Aucun grand écran ne montre le dernier mot d’un nom.',
  totals: 'Aucun grand écran ne montre de nom.',
  off: 'Aucune fête n’a de grand écran.',
};
export const guestsPrivacy = 'Vie privée des invités';
export const mayBeAsked = 'On peut demander aux invités où ils sont';
export const mayBeAskedHint = 'Sinon, on ne demande rien et aucune position n’est enregistrée.';

export const celebrations = 'Fêtes';
export const whoMakesThem = 'Qui les crée';
export const creators = { hosts: 'Tous les hôtes', operators: 'Les opérateurs seulement' };
export const howGuestsCome = 'Comment on entre, avant que les hôtes ne le changent';
export const newDoors = { open: 'Tout le monde', ask: 'Avec l’accord des hôtes' };

export const keepDays = 'Elles restent';
export const keepDaysHint = 'En jours, de 7 à 400. Vide : pour toujours.';
export const keepDaysWrong = 'Il faut un nombre entier de 7 à 400, ou rien.';
export const forEver = 'pour toujours';
export const outlived = (count: number) =>
  plural(count, {
    one: `${count} fête est plus ancienne. Un jour après cette règle, elle est supprimée pour de bon.`,
    other: `${count} fêtes sont plus anciennes. Un jour après cette règle, elles sont supprimées pour de bon.`,
  });

export const whoIsResponsible = 'Qui est responsable';
export const theyReadIt = 'Invités et hôtes le lisent sous « Confidentialité ».';
export const houseName = 'Nom de la maison';
export const contact = 'Contact';
export const contactHint = 'E-mail, téléphone ou lien';
export const imprint = 'Lien vers les mentions légales';
export const privacy = 'Lien vers la politique de confidentialité';
export const nameWrong = 'Un nom a au plus 60 caractères, et aucun n’est invisible.';
export const contactWrong = 'Il faut une adresse e-mail, un numéro de téléphone comme +43 1 234567 ou un lien.';
export const linkWrong = 'Il faut un lien entier, comme https://hotel.example.';
export const notSet = 'Non renseigné';
export const add = 'Ajouter';
export const theyReadItNow = 'Invités et hôtes le lisent maintenant.';

export const countsNow = 'La règle s’applique maintenant.';
export const countsNoLonger = 'Ici, les hôtes choisissent de nouveau.';

export const boardIsNotShown = 'La maison n’affiche pas ce classement';
export const noneIsShown =
  'Aucun classement n’est affiché, car la maison interdit ceux qui l’étaient. Affiches-en un autre.';
export const noneMayBeShown = 'La maison n’affiche ici aucun classement. On ne peut en afficher aucun.';
export const wallIsLimited = 'La maison ne permet pas au grand écran d’en montrer plus sur les noms.';
export const rulesOfTheHouse = 'Règles de la maison';
export const nobodyIsAsked = 'On ne demande à personne où il est.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: `Une fête est supprimée ${days} jour après son jour.`,
    other: `Une fête est supprimée ${days} jours après son jour.`,
  });
export const boardsAreNever = (boards: string) => `Jamais affichés : ${boards}.`;
export const nothingIsRuled = 'La maison ne règle plus rien.';
export const notAllowed = 'La maison ne le permet pas.';
export const onlyOperatorsMake = 'Les fêtes sont créées par qui gère ce serveur.';
export const onlyOperatorsMakeLead = 'Demande-lui la vôtre. Elle est ici dès que tu es un de ses hôtes.';
