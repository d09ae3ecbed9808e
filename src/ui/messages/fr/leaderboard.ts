import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { MAX_ALCOHOLIC_AN_HOUR } from '../../../domain/leaderboard/figures.ts';
import type { PaceId } from '../../../domain/session/pace.ts';
import { plural } from './forms.ts';
import { paceNames } from './menu.ts';

export const leaderboard = 'Classement';
export const howEveryoneIsDoing = 'Vois où en sont les autres !';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const guestsWithin = (feet: number) => `Invités à moins de ${Math.round(feet * 0.03048) * 10} mètres`;
export const guestsWithinLast = (feet: number) =>
  `Invités à moins de ${Math.round(feet * 0.03048) * 10} mètres de ta dernière position`;
export const positionCatchesUp = 'Ta position ne compte pas encore. En attendant, tu vois tout le monde.';
export const positionFailed = 'Ta position est introuvable, alors tu vois tout le monde.';
export const hiddenSeesEveryone = 'Tant que tu restes hors classement, tu vois tout le monde.';
export const live = 'en direct';
export const checking = 'vérification';
export const pausedSince = (time: string) => `mis en pause par les hôtes à ${time}`;
export const over = 'la soirée est finie';
export const lastLiveAt = (time: string) => `dernier direct à ${time}`;

export const view = 'Affichage';
export const topTen = 'Top 10';
export const allGuests = 'Tous';

export const yourRankings = 'Tes places';
export const boardNames: Record<BoardName, string> = {
  mostDrinks: 'Verres',
  fastestPace: 'Rythme',
  hydration: 'Hydratation',
  balanced: 'Équilibre',
  variety: 'Variété',
};
export const rankAmong = (rank: string, guests: number) => `${rank} sur ${guests}`;
export const levelWith = (name: string) => `à égalité avec ${name}`;
export const noRankYet = 'pas encore de place';
/** Shown instead of the ranks. */
export const ranksComeHere = 'Tes places apparaîtront ici dès qu’un verre compte.';
export const noRank = 'pas de place';
export const onlyYouSee = 'Tu es la seule personne à voir cette ligne : les hôtes l’ont masquée.';
export const youAreNotIn = 'Tu n’es pas au classement pour le moment : les autres sont classés sans toi.';
export const youAreHidden = 'Tu restes hors classement : les autres sont classés sans toi.';
export const youAreQuiet = 'Tu es sur la liste sans chiffres : les autres sont classés sans toi.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Le plus de verres',
  fastestPace: 'Rythme le plus rapide',
  hydration: 'Meilleure hydratation',
  balanced: 'Soirée la plus équilibrée',
  variety: 'Le plus de variété',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'avec alcool',
  fastestPace: 'verres par heure',
  hydration: 'verres',
  balanced: 'heures',
  variety: 'boissons',
};
export const boardRules: Partial<Record<BoardName, string>> = {
  hydration: 'Sans alcool, un par demi-heure. L’alcool en trop en retire.',
  balanced: `Heures avec un verre sans alcool et au plus ${MAX_ALCOHOLIC_AN_HOUR} avec.`,
  variety: 'Boissons différentes. Chacune compte une fois.',
};
export const readings: Record<BoardName, (count: number, shown: string) => string> = {
  mostDrinks: (count, shown) => plural(count, { one: `${shown} verre`, other: `${shown} verres` }),
  fastestPace: (_, shown) => `${shown} verres par heure`,
  hydration: (count, shown) => plural(count, { one: `${shown} verre`, other: `${shown} verres` }),
  balanced: (count, shown) => plural(count, { one: `${shown} heure`, other: `${shown} heures` }),
  variety: (count, shown) => plural(count, { one: `${shown} boisson`, other: `${shown} boissons` }),
};
export const medals: readonly ((place: string) => string)[] = [
  (place) => `Or, place ${place}`,
  (place) => `Argent, place ${place}`,
  (place) => `Bronze, place ${place}`,
];
export const you = 'Toi';

export const paceOf = (pace: string) => `Rythme : ${pace}`;
export const paceAndSeen = (pace: PaceId, seen: string) => `Rythme : ${paceNames[pace]}, ${seen}`;
export const justArrived = 'vient d’arriver';
export const risenBy = (places: number) => `▲${places}`;
export const youAreNow: Record<BoardName, (rank: number, guests: number) => string> = {
  mostDrinks: (rank, guests) => `Te voilà numéro ${rank} sur ${guests} pour les verres`,
  fastestPace: (rank, guests) => `Te voilà numéro ${rank} sur ${guests} pour le rythme`,
  hydration: (rank, guests) => `Te voilà numéro ${rank} sur ${guests} pour l’hydratation`,
  balanced: (rank, guests) => `Te voilà numéro ${rank} sur ${guests} pour l’équilibre`,
  variety: (rank, guests) => `Te voilà numéro ${rank} sur ${guests} pour la variété`,
};

export const firstToast = 'Le premier toast se fait attendre';
export const startsWithFirstDrink = 'Le classement commence au premier verre avec alcool.';
export const nobodyYet: Record<BoardName, string> = {
  mostDrinks: firstToast,
  fastestPace: firstToast,
  hydration: 'Le premier verre d’eau se fait attendre',
  balanced: 'La première heure équilibrée se fait attendre',
  variety: 'Le premier verre se fait attendre',
};
export const firstToastNearby = 'Près de toi, le premier toast se fait attendre';
export const nobodyWithin = (feet: number) =>
  `À moins de ${Math.round(feet * 0.03048) * 10} mètres, personne n’a encore bu d’alcool.`;
export const noNetwork = 'Pas de réseau pour le moment';
export const noLeaderboard = 'Pas de classement pour le moment';
export const drinksAreSafe = 'Tes verres sont bien gardés sur ce téléphone. Le classement revient tout seul.';
export const drinksStayWithPage =
  'Laisse cette page ouverte, sinon tes verres seront perdus. Le classement revient tout seul.';
export const othersComeBack = 'Les autres invités réapparaissent dès que le réseau revient.';
export const othersComeWithLeaderboard = 'Les autres invités réapparaissent dès que le classement est en direct.';

export const noBoards = 'Pas de classement ici';
export const houseShowsNone = 'La maison n’en affiche aucun. Tes boissons et tes stats sont là comme toujours.';
