import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import type { FunFact } from '../../../domain/stats/fun-facts.ts';
import type { HydrationStatus } from '../../../domain/stats/hydration.ts';
import type { HoursAndMinutes } from '../../../domain/stats/spans.ts';
import { factValueIn } from '../forms/drinks.ts';
import { plural } from './forms.ts';
import { drinkLabel, drinkNames, spiritNames } from './menu.ts';

export const yourStats = 'As tuas estatísticas';
export const totalDrinks = 'Bebidas';
export const withAndWithout = (alcoholic: number, others: number) => `${alcoholic} com álcool · ${others} sem`;
export const perHour = 'Por hora';
export const yourEvening = 'A noite numa imagem';

export const hydrationScore = 'Hidratação';
export const hydrationStatuses: Record<HydrationStatus, string> = {
  excellent: 'Excelente',
  good: 'Boa',
  fair: 'Razoável',
  'needs-water': 'Falta água',
};
export const outOf100 = 'em 100';
export const perfectHydration = 'Hidratação perfeita!';
export const waterSlowsDown = 'A água abranda o ritmo. Não cura a bebedeira.';
export const waterLifts = (glasses: number, score: number) =>
  plural(glasses, {
    one: `Um copo de água sobe-a agora para ${score}.`,
    other: `${glasses} copos de água sobem-na agora para ${score}.`,
  });

export const averageBetweenDrinks = 'Média entre bebidas';
export const rounded = 'arredondada';
export const longestBreak = 'Maior pausa';
export const gap = (minutes: number) => `${minutes}\u00a0min`;
export const span = ({ hours, minutes }: HoursAndMinutes) =>
  hours > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${minutes}\u00a0min`;
export const hourOfDay = (hour: number) => `${hour}:00`;

export const sessionInfo = 'A tua noite';
export const duration = 'Duração';
export const started = 'Início';
export const peakTime = 'Ponto alto';

export const alcoholTypes = 'Tipos de álcool';
export const drinkBreakdown = 'O que bebeste';
export const noDrinksYet = 'Ainda não há bebidas. Toca a celebrar!';
export const noDrinksAtAll = 'Não ficou nada apontado.';

export const hydrationDetails = 'A tua hidratação';
export const waterBottles = 'Águas';
export const alcoholicDrinks = 'Bebidas com álcool';
export const waterRatio = 'Águas por bebida';

export const funFacts = 'Curiosidades';
export const funFactValue = factValueIn({ drinkNames, spiritNames, hourOfDay });
export function funFact(fact: FunFact, value = funFactValue(fact)): string {
  switch (fact.kind) {
    case 'no-drinks':
      return 'Tudo a postos para a festa!';
    case 'much-water':
      return 'Medalha de ouro na hidratação!';
    case 'many-drinks':
      return 'Modo festa ativado!';
    case 'water':
      return `Água até agora: ${value}`;
    case 'top-drink':
      return `Estrela da noite: ${value}`;
    case 'top-spirit':
      return `Álcool de eleição: ${value}`;
    case 'fast':
      return 'Vais num ritmo bem festivo';
    case 'slow':
      return 'Hoje vais com calma';
    case 'busiest-hour':
      return `Ponto alto da festa: ${value}`;
  }
}

export const todaysDrinks = 'Bebidas de hoje';
export const showAll = 'Ver todas';
export const showFewer = 'Ver menos';
export const remove = 'Tirar';
export const removeDrink = (drink: DrinkChoice, time: string) => `Tirar: ${drinkLabel(drink)}, ${time}`;
export const removed = (drink: DrinkChoice) => `${drinkLabel(drink)}: já não conta`;

export const timeline = 'Hora a hora';
export const firstDrinkStartsALine = 'A linha começa com a primeira bebida com álcool.';
export const hourOfTheTimeline = 'Hora do gráfico';
export const alcoholByTheHour = 'Bebidas com álcool por hora. Escolhe\u00a0uma\u00a0hora.';
export const mostAt = (hour: string) => `Máximo: ${hour}`;
export const all = 'Tudo';
export const nothing = 'nada com álcool';
export const nothingAt = (hour: string) => `${hour}: nada com álcool`;

type Had = readonly { readonly name: string; readonly count: number }[];

export const hadInHour = (had: Had) => had.map(({ name, count }) => `${name} ${count}`).join(' · ');
export const readingAt = (hour: string, had: Had) =>
  `${hour}: ${had.map(({ name, count }) => `${name} ${count}`).join(', ')}`;
export const alcoholicDrinksPerHour = 'Bebidas com álcool por hora';
export const hour = 'Hora';
export const total = 'Total';
export const anyDrinkStartsALine = 'A linha começa com a primeira bebida.';
export const allByTheHour = 'Todas as bebidas por hora. Escolhe\u00a0uma\u00a0hora.';
export const noDrinks = 'nenhuma bebida';
export const noDrinksAt = (hour: string) => `${hour}: nenhuma bebida`;
export const drinksPerHour = 'Bebidas por hora';
