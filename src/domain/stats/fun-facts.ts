import { ALCOHOL_TYPES, type AlcoholType, DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import type { NamedCount, NamedDrink } from '../menu/known-menu.ts';
import type { SessionStats } from './session-stats.ts';

const MANY_DRINKS = 5;
const FAST_PER_HOUR = 2;
const SLOW_PER_HOUR = 1;

export type FunFact =
  | { readonly kind: 'no-drinks' | 'much-water' | 'many-drinks' | 'fast' | 'slow' }
  /** `named`: the drink of the hosts' menu, if the most frequent drink was one of them. */
  | { readonly kind: 'top-drink'; readonly drinkType: DrinkType; readonly count: number; readonly named?: NamedDrink }
  | { readonly kind: 'top-spirit'; readonly alcoholType: AlcoholType; readonly count: number }
  /** A fact that says how much water the guest has had. It follows a fact that praises many drinks. */
  | { readonly kind: 'water'; readonly count: number }
  /** On the phone's clock, 0 to 23. */
  | { readonly kind: 'busiest-hour'; readonly hour: number };

/**
 * Every fact that is true, in the specification's order (docs/readings.md#fun-facts). Outside the open celebration, no
 * fact praises a guest for having had no alcohol, and a fact about water follows a fact about many drinks. `named`: the
 * drinks of the hosts' menu.
 */
export function funFacts(stats: SessionStats, isOpen = true, named: readonly NamedCount[] = []): FunFact[] {
  if (stats.totalDrinks === 0) return [{ kind: 'no-drinks' }];
  const drink = mostOf(DRINK_TYPES, stats.drinksByType);
  const spirit = mostOf(ALCOHOL_TYPES, stats.alcoholsByType);
  const facts: FunFact[] = [];
  const comparesWater = isOpen || stats.alcoholicDrinks > 0;
  if (comparesWater && stats.waterBottles >= stats.alcoholicDrinks) facts.push({ kind: 'much-water' });
  if (stats.totalDrinks >= MANY_DRINKS) {
    facts.push({ kind: 'many-drinks' });
    if (!isOpen) facts.push({ kind: 'water', count: stats.waterBottles });
  }
  if (drink) facts.push(topDrink(drink, stats, named));
  if (spirit) facts.push({ kind: 'top-spirit', alcoholType: spirit.id, count: spirit.count });
  if (stats.drinksPerHour > FAST_PER_HOUR) facts.push({ kind: 'fast' });
  if (stats.drinksPerHour < SLOW_PER_HOUR) facts.push({ kind: 'slow' });
  if (stats.busiestHour !== null) facts.push({ kind: 'busiest-hour', hour: stats.busiestHour });
  return facts;
}

/** The most frequent type, or its most frequent drink of the menu, if no other type was logged more often than that. */
function topDrink(
  { id, count }: { id: DrinkType; count: number },
  { drinksByType }: SessionStats,
  named: readonly NamedCount[],
): FunFact {
  const ofType = named.filter(({ drinkType }) => drinkType === id);
  const [most] = ofType.sort((a, b) => b.count - a.count);
  const others = DRINK_TYPES.filter((type) => type !== id).map((type) => drinksByType[type]);
  const stands = most && most.count >= Math.max(...others);
  return { kind: 'top-drink', drinkType: id, ...(stands ? { count: most.count, named: most.drink } : { count }) };
}

/** The id with the highest count. When counts tie, the first on the menu wins. Null when nothing was counted. */
function mostOf<Id extends string>(menu: readonly Id[], counts: Readonly<Record<Id, number>>) {
  return menu.reduce<{ id: Id; count: number } | null>(
    (most, id) => (counts[id] > (most?.count ?? 0) ? { id, count: counts[id] } : most),
    null,
  );
}
