import { ALCOHOL_TYPES, DRINK_TYPES, drinkOf, spiritOf } from '../drink-menu.ts';
import type { SessionStats } from './session-stats.ts';

const PARTY_DRINKS = 5;
const FESTIVE_PER_HOUR = 2;
const EASY_PER_HOUR = 1;

/** Every fact that holds, in the specification's order (docs/readings.md#fun-facts). */
export function funFacts(stats: SessionStats): string[] {
  if (stats.totalDrinks === 0) return ['Ready to start the celebration!'];
  const mvp = mostOf(DRINK_TYPES, stats.drinksByType);
  const spirit = mostOf(ALCOHOL_TYPES, stats.alcoholsByType);
  return [
    stats.waterBottles >= stats.alcoholicDrinks && 'Hydration champion!',
    stats.totalDrinks >= PARTY_DRINKS && 'Party mode activated!',
    mvp && `Tonight's MVP: ${drinkOf(mvp.id).name} (${mvp.count})`,
    spirit && `Alcohol of choice: ${spiritOf(spirit.id).name} (${spirit.count})`,
    stats.drinksPerHour > FESTIVE_PER_HOUR && "You're keeping a festive pace",
    stats.drinksPerHour < EASY_PER_HOUR && 'Taking it nice and easy tonight',
    stats.busiestHour && `Peak party time: ${stats.busiestHour}`,
  ].filter((fact) => typeof fact === 'string');
}

/** The id with the highest count. When counts tie, the first on the menu wins. Null when nothing was counted. */
function mostOf<Id extends string>(menu: readonly Id[], counts: Readonly<Record<Id, number>>) {
  return menu.reduce<{ id: Id; count: number } | null>(
    (most, id) => (counts[id] > (most?.count ?? 0) ? { id, count: counts[id] } : most),
    null,
  );
}
