import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

/** 'la birra', 'l’acqua'. The others are masculine. */
const isFeminine = ({ drinkType }: DrinkChoice) => drinkType === 'beer' || drinkType === 'water';

export const yourStats = 'Le tue statistiche';
export const totalDrinks = 'Drink totali';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} con alcol · ${others} senza`;
export const perHour = 'All’ora';
export const yourEvening = 'La serata in un’immagine';

export const hydrationScore = 'Idratazione';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Ottima',
  good: 'Buona',
  fair: 'Discreta',
  'needs-water': 'Serve acqua',
};
export const outOf100 = 'su 100';
export const perfectHydration = 'Idratazione perfetta!';
export const waterSlowsDown = 'L’acqua rallenta il ritmo. Non fa passare l’alcol.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `Un bicchiere d’acqua ora la porta a ${score}.`,
    other: `${glasses} bicchieri d’acqua ora la portano a ${score}.`,
  });

export const averageBetweenDrinks = 'Media tra i drink';
export const rounded = 'arrotondata';
export const longestBreak = 'Pausa più lunga';
export const gap = (minutes: number) => `${minutes}\u00a0min`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${minutes}\u00a0min`;
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'La tua serata';
export const duration = 'Durata';
export const started = 'Inizio';
export const peakTime = 'Momento clou';

export const alcoholTypes = 'Tipi di alcolici';
export const drinkBreakdown = 'Cosa hai bevuto';
export const noDrinksYet = 'Ancora nessun drink. Che la festa cominci!';
export const noDrinksAtAll = 'Non è stato segnato nessun drink.';

export const hydrationDetails = 'La tua idratazione';
export const waterBottles = 'Bicchieri d’acqua';
export const alcoholicDrinks = 'Drink con alcol';
export const waterRatio = 'Acqua per ogni drink';

export const funFacts = 'Curiosità';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'Tutto pronto per la festa!';
    case 'much-water':
      return 'Medaglia d’oro per l’idratazione!';
    case 'many-drinks':
      return 'Modalità festa attivata!';
    case 'water':
      return `Acqua finora: ${value}`;
    case 'top-drink':
      return `Protagonista della serata: ${value}`;
    case 'top-spirit':
      return `Il tuo alcolico preferito: ${value}`;
    case 'fast':
      return 'Hai un ritmo da grande festa';
    case 'slow':
      return 'Stasera te la prendi con calma';
    case 'busiest-hour':
      return `Momento clou della tua festa: ${value}`;
  }
}

export const todaysDrinks = 'I drink di oggi';
export const showAll = 'Mostra tutti';
export const showFewer = 'Mostra meno';
export const remove = 'Togli';
export const removeDrink = (drink: DrinkChoice, time: string) => `Togli: ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => {
  if (drink.name) return `Tolto: ${drink.name}`;
  return isFeminine(drink) ? `${drinkLabel(drink)} tolta` : `${drinkLabel(drink)} tolto`;
};

export const timeline = 'Ora per ora';
export const firstDrinkStartsALine = 'La linea parte dal primo drink con alcol.';
export const hourOfTheTimeline = 'Ora del grafico';
export const alcoholByTheHour = 'Drink con alcol ora per ora. Scegli\u00a0un’ora.';
export const mostAt = (hour: string) => `Picco: ${hour}`;
export const all = 'Tutto';
export const nothing = 'niente alcol';
export const nothingAt = (hour: string) => `${hour}: niente alcol`;

type Had = readonly { readonly name: string; readonly count: number }[];

export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
export const readingAt = (hour: string, had: Had) =>
  `${hour}: ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Drink con alcol all’ora';
export const hour = 'Ora';
export const total = 'Totale';
export const anyDrinkStartsALine = 'La linea parte dal primo drink.';
export const allByTheHour = 'Tutti i drink ora per ora. Scegli\u00a0un’ora.';
export const noDrinks = 'nessun drink';
export const noDrinksAt = (hour: string) => `${hour}: nessun drink`;
export const drinksPerHour = 'Drink all’ora';
