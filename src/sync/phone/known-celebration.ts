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
  /** Stored unread, because a newer server may send a look that this page does not know (src/domain/look/look.ts). */
  look: v.exactOptional(v.unknown()),
  /** The drinks that the hosts have named. Read with src/domain/menu/known-menu.ts: a newer page may know other kinds. */
  menu: v.exactOptional(v.unknown()),
});

/**
 * The celebration with a code that a session belongs to, as the phone knows it. `names` is empty until the code was
 * looked up.
 */
export const knownCelebrationSchema = v.object({
  ...knownFactsSchema.entries,
  /** When the phone learned this. The latest counts. */
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
 * The number of drinks that `rememberMenu` keeps (src/domain/menu/known-menu.ts). That module is not part of the first
 * load.
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
 * Joins what two tabs know of one celebration: the latest knowledge counts. Each tab may have heard of another menu, so
 * the result also has the drink names that only the older one has, and no logged drink loses its name.
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

/** Two tabs may have learned different things. If both learned at the same instant, both tabs choose the same one. */
export function latestOf<News extends { learnedAt: number }>(a: News | null, b: News | null): News | null {
  const laterMs = (b?.learnedAt ?? 0) - (a?.learnedAt ?? 0);
  return laterMs > 0 || (laterMs === 0 && JSON.stringify(b) > JSON.stringify(a)) ? b : a;
}
