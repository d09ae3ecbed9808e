import { compareText } from '../compare-text.ts';
import { MAX_DRINKS } from '../limits.ts';
import { compareEntries, type DrinkEntry } from './drink-entry.ts';
import type { DrinkSession } from './drink-session.ts';
import { mergedTurns } from './hiding.ts';

/**
 * What two tabs of one phone know, made one. Commutes, is idempotent, and converges: every tab that merges the same
 * states ends with the same drinks under the same revision. No drink is lost, no undone drink comes back, and a reset
 * takes with it what its tab knew; what it had not heard of stays, for a clock cannot say which came first.
 */
export function mergeSessions(a: DrinkSession, b: DrinkSession): DrinkSession {
  const [newer, older] = newerFirst(a, b);
  const sameEpoch = newer.resets === older.resets;
  const undone = [...new Set([...newer.undone, ...older.undone])].sort();
  const drinks = union(newer.drinks, older.drinks, new Set(undone));
  const earliest = sameEpoch ? older.sessionStart : (drinks[0]?.timestamp ?? newer.sessionStart);
  const sessionStart = Math.min(newer.sessionStart, earliest);
  const unsent = unsentOf(newer, older, drinks);
  const acknowledged = Math.max(a.acknowledged, b.acknowledged);
  const told = toldOf(a, b);
  const merged = { ...newer, ...mergedTurns(a, b), drinks, undone, unsent, told, sessionStart, acknowledged };
  const isNewer = newer.revision > older.revision && holdsSame(merged, newer);
  return isNewer || isSame(a, b) ? merged : { ...merged, revision: Math.max(a.revision, b.revision) + 1 };
}

/** What the server was told last; where two tabs disagree about that, it is told again. */
function toldOf(a: DrinkSession, b: DrinkSession): string {
  if (a.acknowledged !== b.acknowledged) return a.acknowledged > b.acknowledged ? a.told : b.told;
  return a.told === b.told ? a.told : '';
}

/** What no tab that holds it has heard acknowledged: one that has, knows for all. */
function unsentOf(a: DrinkSession, b: DrinkSession, drinks: readonly DrinkEntry[]): string[] {
  const sent = new Set([...sentIds(a), ...sentIds(b)]);
  return drinks.map(({ id }) => id).filter((id) => !sent.has(id));
}

function sentIds({ drinks, unsent }: DrinkSession): string[] {
  const own = new Set(unsent);
  return drinks.map(({ id }) => id).filter((id) => !own.has(id));
}

function isSame(a: DrinkSession, b: DrinkSession): boolean {
  return a.changeId === b.changeId && holdsSame(a, b);
}

/** The later epoch first; within one, the higher revision; then any order that both tabs agree on. */
function newerFirst(a: DrinkSession, b: DrinkSession): [DrinkSession, DrinkSession] {
  const order = a.resets - b.resets || a.revision - b.revision || compareText(fingerprint(a), fingerprint(b));
  return order >= 0 ? [a, b] : [b, a];
}

/** Whether two states are one and the same, what is acknowledged included: then there is nothing to write. */
export function isSameState(a: DrinkSession, b: DrinkSession): boolean {
  return (
    a.revision === b.revision &&
    a.acknowledged === b.acknowledged &&
    a.resets === b.resets &&
    fingerprint(a) === fingerprint(b)
  );
}

/** An entry is told by id and time alone: read back from storage, its fields may stand in another order. */
function fingerprint(session: DrinkSession): string {
  const { changeId, sessionStart, drinks, undone, unsent, told, hideTurns, hideTurnsTold } = session;
  const entries = drinks.map(({ id, timestamp }) => [id, timestamp]);
  return JSON.stringify([changeId, sessionStart, entries, undone, unsent, told, hideTurns, hideTurnsTold]);
}

function union(
  preferred: readonly DrinkEntry[],
  others: readonly DrinkEntry[],
  undone: ReadonlySet<string>,
): readonly DrinkEntry[] {
  const byId = new Map([...others, ...preferred].map((entry) => [entry.id, entry]));
  return [...byId.values()]
    .filter(({ id }) => !undone.has(id))
    .sort(compareEntries)
    .slice(0, MAX_DRINKS);
}

function holdsSame(a: DrinkSession, b: DrinkSession): boolean {
  return (
    a.resets === b.resets &&
    a.sessionStart === b.sessionStart &&
    a.hideTurns === b.hideTurns &&
    a.drinks.length === b.drinks.length &&
    a.drinks.every((entry, index) => entry.id === b.drinks[index]?.id && entry.timestamp === b.drinks[index].timestamp)
  );
}
