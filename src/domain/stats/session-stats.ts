import { ALCOHOL_TYPES, type AlcoholType, DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import { drinksPerHour } from '../leaderboard/standings.ts';
import { countAlcoholic, type DrinkEntry } from '../session/drink-entry.ts';
import { lastDrinkAt } from '../session/drink-times.ts';
import type { SessionView } from '../session/session-view.ts';
import { hydrationScore } from './hydration.ts';
import { type ClockOffset, hourOf } from './local-clock.ts';

/** The numbers on the stats screen (docs/spec-coverage.md §3.14, docs/readings.md#counting). All times in ms. */
export interface SessionStats {
  readonly totalDrinks: number;
  readonly alcoholicDrinks: number;
  readonly nonAlcoholicDrinks: number;
  readonly waterBottles: number;
  readonly drinksByType: Readonly<Record<DrinkType, number>>;
  readonly alcoholsByType: Readonly<Record<AlcoholType, number>>;
  readonly sessionStartTime: number;
  readonly lastDrinkTime: number | null;
  /** Null with fewer than two entries, like `longestBreak`. */
  readonly averageTimeBetweenDrinks: number | null;
  readonly longestBreak: number | null;
  /** From 0 to 23 on the phone's clock. Null without entries. */
  readonly busiestHour: number | null;
  /** 0 to 100. */
  readonly hydrationScore: number;
  /** All entries divided by hours since session start. 0 if the hours are not positive. */
  readonly drinksPerHour: number;
}

/**
 * Computes the stats at `nowMs` on a clock that is `offsetAt` ahead of UTC. `leastHours`: the least number of hours by
 * which the rate divides.
 */
export function statsOf(
  { drinks, sessionStart }: SessionView,
  nowMs: number,
  offsetAt: ClockOffset,
  leastHours = 0,
): SessionStats {
  const drinksByType = countBy(DRINK_TYPES, drinks, ({ drinkType }) => drinkType);
  const alcoholicDrinks = countAlcoholic(drinks);
  const times = drinks.map(({ timestamp }) => timestamp).sort((a, b) => a - b);
  const breaks = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    totalDrinks: drinks.length,
    alcoholicDrinks,
    nonAlcoholicDrinks: drinks.length - alcoholicDrinks,
    waterBottles: drinksByType.water,
    drinksByType,
    alcoholsByType: countBy(ALCOHOL_TYPES, drinks, ({ alcoholType }) => alcoholType),
    sessionStartTime: sessionStart,
    lastDrinkTime: lastDrinkAt(drinks),
    averageTimeBetweenDrinks: breaks.length > 0 ? breaks.reduce((sum, ms) => sum + ms, 0) / breaks.length : null,
    longestBreak: breaks.length > 0 ? Math.max(...breaks) : null,
    busiestHour: busiestHour(times, offsetAt),
    hydrationScore: hydrationScore(drinksByType.water, alcoholicDrinks),
    drinksPerHour: drinksPerHour({ totalDrinks: drinks.length, sessionStart }, { atMs: nowMs, leastHours }),
  };
}

function countBy<Id extends string>(
  ids: readonly Id[],
  drinks: readonly DrinkEntry[],
  idOf: (entry: DrinkEntry) => Id | undefined,
): Record<Id, number> {
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const entry of drinks) {
    const id = idOf(entry);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Object.fromEntries(counts) as Record<Id, number>;
}

/** The hour with the most drinks. When hours tie, the first of the evening wins. `times` are in ascending order. */
function busiestHour(times: readonly number[], offsetAt: ClockOffset): number | null {
  const counts = new Map<number, number>();
  for (const time of times) {
    const hour = hourOf(time, offsetAt);
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const busiest = [...counts].find(([, count]) => count === most);
  return busiest ? busiest[0] : null;
}
