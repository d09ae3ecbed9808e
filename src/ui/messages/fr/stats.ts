import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'Tes stats';
export const totalDrinks = 'Verres au total';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} avec alcool · ${others} sans`;
export const perHour = 'Par heure';
export const yourEvening = 'La soirée en image';

export const hydrationScore = 'Score d’hydratation';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Excellent',
  good: 'Bien',
  fair: 'Moyen',
  'needs-water': 'Un peu d’eau ?',
};
export const outOf100 = 'sur 100';
export const perfectHydration = 'Hydratation parfaite !';
export const waterSlowsDown = 'L’eau ralentit le rythme. Elle ne dégrise pas.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `Un verre d’eau le porte maintenant à ${score}.`,
    other: `${glasses} verres d’eau le portent maintenant à ${score}.`,
  });

export const averageBetweenDrinks = 'Écart moyen';
export const rounded = 'arrondi';
export const longestBreak = 'Plus longue pause';
export const gap = (minutes: number) => `${minutes} min`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
export const hourOfDay = (hour: number) => `${hour} h`;

export const sessionInfo = 'Ta soirée';
export const duration = 'Durée';
export const started = 'Début';
export const peakTime = 'Temps fort';

export const alcoholTypes = 'Alcools';
export const drinkBreakdown = 'Détail des verres';
export const noDrinksYet = 'Rien de noté pour l’instant. Que la fête commence !';
export const noDrinksAtAll = 'Rien n’a été noté.';

export const hydrationDetails = 'Hydratation en détail';
export const waterBottles = 'Verres d’eau';
export const alcoholicDrinks = 'Verres avec alcool';
export const waterRatio = 'Ratio d’eau';

export const funFacts = 'Pour sourire';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'Tout est prêt pour la fête !';
    case 'much-water':
      return 'Médaille d’or de l’hydratation !';
    case 'many-drinks':
      return 'Mode fête activé !';
    case 'water':
      return `Eau jusqu’ici : ${value}`;
    case 'top-drink':
      return `La star de ta soirée : ${value}`;
    case 'top-spirit':
      return `Ton alcool préféré : ${value}`;
    case 'fast':
      return 'Tu tiens un rythme de fête';
    case 'slow':
      return 'Ce soir, tu y vas tout en douceur';
    case 'busiest-hour':
      return `Le plus fort de la fête : ${value}`;
  }
}

export const todaysDrinks = 'Tes verres du jour';
export const showAll = 'Tout afficher';
export const showFewer = 'Afficher moins';
export const remove = 'Retirer';
export const removeDrink = (drink: DrinkChoice, time: string) => `Retirer : ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => `${drinkLabel(drink)} : c’est retiré`;

export const timeline = 'Au fil des heures';
export const firstDrinkStartsALine = 'La courbe commence au premier verre avec alcool.';
export const hourOfTheTimeline = 'Heure sur la courbe';
export const alcoholByTheHour = 'Verres avec alcool, heure par heure. Choisis\u00a0une\u00a0heure.';
export const mostAt = (hour: string) => `Le plus d’alcool à ${hour}`;
export const all = 'Tout';
export const nothing = 'aucun verre avec alcool';
export const nothingAt = (hour: string) => `${hour} : aucun verre avec alcool`;

type Had = readonly { readonly name: string; readonly count: number }[];

export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
export const readingAt = (hour: string, had: Had) =>
  `${hour} : ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Verres avec alcool par heure';
export const hour = 'Heure';
export const total = 'Total';
export const anyDrinkStartsALine = 'La courbe commence au premier verre.';
export const allByTheHour = 'Tous les verres, heure par heure. Choisis\u00a0une\u00a0heure.';
export const noDrinks = 'aucun verre';
export const noDrinksAt = (hour: string) => `${hour} : aucun verre`;
export const drinksPerHour = 'Verres par heure';
