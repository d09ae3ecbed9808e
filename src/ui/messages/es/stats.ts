import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'Tus estadísticas';
export const totalDrinks = 'Bebidas';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} con alcohol · ${others} sin`;
export const perHour = 'Por hora';
export const yourEvening = 'La noche en imagen';

export const hydrationScore = 'Hidratación';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Excelente',
  good: 'Buena',
  fair: 'Regular',
  'needs-water': 'Toca agua',
};
export const outOf100 = 'sobre 100';
export const perfectHydration = '¡Hidratación perfecta!';
export const waterSlowsDown = 'El agua baja el ritmo. No quita la borrachera.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `Un vaso de agua la sube ahora a ${score}.`,
    other: `${glasses} vasos de agua la suben ahora a ${score}.`,
  });

export const averageBetweenDrinks = 'Media entre bebidas';
export const rounded = 'redondeada';
export const longestBreak = 'Pausa más larga';
export const gap = (minutes: number) => `${minutes}\u00a0min`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${minutes}\u00a0min`;
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'Tu noche';
export const duration = 'Duración';
export const started = 'Inicio';
export const peakTime = 'Momento cumbre';

export const alcoholTypes = 'Tipos de alcohol';
export const drinkBreakdown = 'Lo que has tomado';
export const noDrinksYet = 'Aún no hay bebidas. ¡A celebrar!';
export const noDrinksAtAll = 'No se apuntó ninguna bebida.';

export const hydrationDetails = 'Tu hidratación';
export const waterBottles = 'Aguas';
export const alcoholicDrinks = 'Bebidas con alcohol';
export const waterRatio = 'Agua por bebida';

export const funFacts = 'Curiosidades';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return '¡Todo listo para la fiesta!';
    case 'much-water':
      return '¡Medalla de oro en hidratación!';
    case 'many-drinks':
      return '¡Modo fiesta activado!';
    case 'water':
      return `Agua hasta ahora: ${value}`;
    case 'top-drink':
      return `Estrella de la noche: ${value}`;
    case 'top-spirit':
      return `Tu alcohol favorito: ${value}`;
    case 'fast':
      return 'Llevas un ritmo muy fiestero';
    case 'slow':
      return 'Hoy te lo tomas con calma';
    case 'busiest-hour':
      return `Momento cumbre de tu fiesta: ${value}`;
  }
}

export const todaysDrinks = 'Bebidas de hoy';
export const showAll = 'Ver todas';
export const showFewer = 'Ver menos';
export const remove = 'Quitar';
export const removeDrink = (drink: DrinkChoice, time: string) => `Quitar: ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => `${drinkLabel(drink)}: ya no está`;

export const timeline = 'Hora a hora';
export const firstDrinkStartsALine = 'La línea empieza con la primera bebida con alcohol.';
export const hourOfTheTimeline = 'Hora del gráfico';
export const alcoholByTheHour = 'Bebidas con alcohol por hora. Elige\u00a0una\u00a0hora.';
export const mostAt = (hour: string) => `Máximo: ${hour}`;
export const all = 'Todo';
export const nothing = 'nada con alcohol';
export const nothingAt = (hour: string) => `${hour}: nada con alcohol`;

type Had = readonly { readonly name: string; readonly count: number }[];

export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
export const readingAt = (hour: string, had: Had) =>
  `${hour}: ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Bebidas con alcohol por hora';
export const hour = 'Hora';
export const total = 'Total';
export const anyDrinkStartsALine = 'La línea empieza con la primera bebida.';
export const allByTheHour = 'Todas las bebidas por horas. Elige\u00a0una\u00a0hora.';
export const noDrinks = 'ninguna bebida';
export const noDrinksAt = (hour: string) => `${hour}: ninguna bebida`;
export const drinksPerHour = 'Bebidas por hora';
