import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

/** The wall speaks to the whole room, so it says 'vous'. */
export const joinTheToast = 'Trinquez avec nous';
export const pointYourCamera = 'Scannez avec votre téléphone';
export const squareLeadsTo = (address: string) => `QR code à scanner : il ouvre ${address}`;
export const typeTheCodeAt = (host: string) => `ou tapez le code sur ${host}`;
export const typeTheAddress = 'ou tapez cette adresse';
export const squareIsHidden = 'Les hôtes ont caché le QR code un moment.';
export const onlyThisComputer = 'Seul cet ordinateur peut ouvrir Clink à cette adresse.';
export const askAHost = 'Demandez-leur le code.';
export const privacyAt = (address: string) => `Confidentialité\u202f: ${address}`;
export const nobodyIsIn = 'Encore personne';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} invité est là`, other: `${shown} invités sont là` });
export const isIn = (name: string) => `${name} est là`;
export const twoAreIn = (one: string, other: string) => `${one} et ${other} sont là`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, { one: `${one}, ${other} et 1 autre sont là`, other: `${one}, ${other} et ${shown} autres sont là` });

export const heresTo = (couple: string) => `Trinquons à ${couple}`;
export const responsibly = 'Faites la fête, buvez avec modération !';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['Le premier toast se fait attendre.'],
  begun: ['La soirée a commencé.'],
  paused: ['Le classement se repose.', 'Vos verres continuent de compter.'],
  waiting: ['Un instant, s’il vous plaît.', 'Le grand écran apparaît tout seul.'],
  off: ['Le grand écran est éteint.', 'Quand les hôtes l’allumeront, il reviendra tout seul.'],
  unknown: ['Aucune fête n’a ce code.', 'Vérifiez encore l’adresse de cet écran.'],
  gone: ['Cette soirée a été supprimée.', 'Merci d’avoir été là.'],
  busy: ['Beaucoup d’écrans se connectent en ce moment.', 'Celui-ci apparaît tout seul dans une minute ou deux.'],
  unavailable: ['Le grand écran attend le serveur.', 'Il revient tout seul.'],
  offline: ['Le grand écran cherche son réseau.', 'Il revient tout seul.'],
};

export const live = 'en direct';
export const lastLiveAt = (time: string) => `dernier direct à ${time}`;
export const looksForNetwork = 'Le grand écran cherche son réseau.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Le plus de verres',
  fastestPace: 'Rythme le plus rapide',
  hydration: 'Meilleure hydratation',
  balanced: 'Soirée la plus équilibrée',
  variety: 'Le plus de variété',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'avec alcool',
  fastestPace: 'verres avec alcool',
  hydration: 'verres sans alcool',
  balanced: 'heures',
  variety: 'boissons différentes',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'verre', other: 'verres' }),
  fastestPace: () => 'par heure',
  hydration: (count) => plural(count, { one: 'verre', other: 'verres' }),
  balanced: (count) => plural(count, { one: 'heure', other: 'heures' }),
  variety: (count) => plural(count, { one: 'boisson', other: 'boissons' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Deux places sont libres.', 'Chaque invité qui scanne le QR code apparaît ici.'],
  2: ['Une place est libre.', 'Chaque invité qui scanne le QR code apparaît ici.'],
  3: ['Six places sont encore libres.'],
  all: ['Vous êtes déjà trois.', 'Chaque invité qui scanne le QR code apparaît ici.'],
};

export const watersForEachDrink = (shown: string) => `Dans la salle : ${shown} verres d’eau pour un verre avec alcool.`;
export const oneGlassCounts = 'Un seul verre compte par demi-heure.';
export const sameDrinkCountsOnce = 'La même boisson ne compte qu’une fois.';
export const moreWith = (guests: string, value: string) => `et ${guests} de plus avec ${value}`;
export const lastToast = (ago: string) => `Dernier toast : ${ago}`;
export const justNow = 'à l’instant';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `il y a ${shown} minute`, other: `il y a ${shown} minutes` });

export const roomTonight = 'La salle ce soir';
export const guests = (count: number) => plural(count, { one: 'invité', other: 'invités' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, { one: 'verre avec alcool', other: 'verres avec alcool' });
export const without = 'sans alcool';
export const toasts = (count: number) => plural(count, { one: 'verre levé', other: 'verres levés' });
export const inAnHour = (shown: string) => `${shown} en une heure`;

export const tonightsMenu = 'La carte de ce soir';
export const soldOut = 'plus dispo';

export const clinkedJustNow = 'viennent de trinquer';
export const theFirstToast = 'Le premier toast';
export const raisesAGlassTo = (name: string, couple: string) => `${name} lève son verre à ${couple}`;
export const raisesAGlass = (name: string) => `${name} lève son verre à vous tous`;
export const watersTogether = 'verres d’eau ensemble';
export const tomorrowThanksYou = 'Demain vous dira merci.';
export const goodMorning = (couple: string) => `Déjà demain, ${couple}`;
export const goodMorningAll = 'C’est déjà demain';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'La nouvelle journée commence avec vous.',
    other: `Vous êtes ${shown} à commencer la nouvelle journée.`,
  });

export const aWordFrom = (couple: string) => `Un mot signé ${couple}`;
export const aWordFromTheHosts = 'Un mot des hôtes';

export const thankYou = 'Merci pour cette belle soirée';
export const glassesOfWater = (count: number) => plural(count, { one: 'verre d’eau', other: 'verres d’eau' });
export const clinks = (count: number) => plural(count, { one: 'tchin-tchin', other: 'tchin-tchin' });
export const keptForADay = 'Votre soirée reste sur votre téléphone pendant 24 heures à partir de votre arrivée.';
