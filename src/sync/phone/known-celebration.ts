import * as v from 'valibot';
import {
  CELEBRATION_PARAMETER,
  CELEBRATION_STATES,
  type CelebrationFacts,
} from '../../domain/celebration/celebration.ts';
import { celebrationCodeSchema } from '../../domain/celebration/celebration-facts.ts';
import type { NamedDrink } from '../../domain/menu/known-menu.ts';
import { timeMs } from '../../domain/whole-numbers.ts';

/** The facts of a celebration in the page or in the storage, as the server sent them. */
export const knownFactsSchema = v.object({
  code: celebrationCodeSchema,
  names: v.string(),
  date: v.string(),
  language: v.string(),
  state: v.picklist(CELEBRATION_STATES),
  withoutAlcohol: v.exactOptional(v.boolean()),
  location: v.exactOptional(v.boolean()),
  /** Stored without parsing, because a newer server may send an unknown look (src/domain/look/look.ts). */
  look: v.exactOptional(v.unknown()),
  /**
   * The drinks of the hosts' menu. Unparsed, because a newer page may store other types
   * (src/domain/menu/known-menu.ts).
   */
  menu: v.exactOptional(v.unknown()),
});

/** The facts of a celebration with a code. `names` is empty until the phone has looked the code up. */
export const knownCelebrationSchema = v.object({
  ...knownFactsSchema.entries,
  /** The time at which the phone learned these facts. The latest facts win. */
  learnedAt: timeMs,
});
export interface KnownFacts extends CelebrationFacts {
  readonly look?: unknown;
  readonly menu?: unknown;
}
export interface KnownCelebration extends KnownFacts {
  readonly learnedAt: number;
}

/**
 * The number of drinks that `rememberMenu` keeps (src/domain/menu/known-menu.ts). The number is repeated here, because
 * that module is not part of the first load.
 */
const MAX_NAMED_DRINKS = 48;
const drinksOf = (known: KnownCelebration | null): NamedDrink[] =>
  Array.isArray(known?.menu) ? known.menu.filter((drink) => drink?.id) : [];

/** The parameters that name the celebration in a call's address: `?c=K7MP4XRT`, or none for the open celebration. */
export function celebrationQuery(
  celebration: Pick<KnownCelebration, 'code'> | null,
  others: readonly string[] = [],
): string {
  const all = celebration ? [...others, `${CELEBRATION_PARAMETER}=${celebration.code}`] : others;
  return all[0] ? `?${all.join('&')}` : '';
}

/**
 * Merges what two tabs know of one celebration. The newer facts win. Each tab may know another menu, so the result also
 * contains the drink names that only the older facts contain. So no logged drink loses its name.
 */
export function joinedOf(a: KnownCelebration | null, b: KnownCelebration | null): KnownCelebration | null {
  const latest = latestOf(a, b);
  const drinks = drinksOf(latest);
  const gone = drinksOf(latest === a ? b : a)
    .filter(({ id }) => drinks.every((known) => known.id !== id))
    .map(({ id, name, sign }) => ({ id, name, sign }));
  if (!latest || !gone[0]) return latest;
  const { learnedAt, ...facts } = latest;
  return { ...facts, menu: [...drinks, ...gone].slice(0, MAX_NAMED_DRINKS), learnedAt };
}

export function isSameCelebration(
  a: Pick<KnownCelebration, 'code'> | null,
  b: Pick<KnownCelebration, 'code'> | null,
): boolean {
  return a?.code === b?.code;
}

/** The newer of two values. If both tabs learned theirs at the same instant, both tabs choose the same value. */
export function latestOf<News extends { learnedAt: number }>(a: News | null, b: News | null): News | null {
  const laterMs = (b?.learnedAt ?? 0) - (a?.learnedAt ?? 0);
  return laterMs > 0 || (laterMs === 0 && JSON.stringify(b) > JSON.stringify(a)) ? b : a;
}
