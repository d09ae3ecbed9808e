import type { Figure, Recap } from './recap.ts';

type RecapHour = Recap['hours'][number];

/** A figure of few guests counts as none. */
const amount = (figure: Figure) => (figure === 'few' ? 0 : figure);
export const drinksOf = ({ alcohol, withoutAlcohol }: RecapHour) => amount(alcohol) + amount(withoutAlcohol);

/** The hour with the most drinks. Null if several hours have as many, or none is known to have a drink. */
export function busiestHourOf(hours: readonly RecapHour[]): RecapHour | null {
  const most = Math.max(0, ...hours.map(drinksOf));
  const busiest = hours.filter((hour) => drinksOf(hour) === most);
  return most > 0 && busiest.length === 1 ? (busiest[0] ?? null) : null;
}
