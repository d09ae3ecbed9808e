import { compareText } from '../text/compare-text.ts';
import { replacedIds } from './correction.ts';
import { compareEntries, completedBy, hasAllOf, type StoredEntry } from './drink-entry.ts';
import { forEachRegister, REGISTERS, type RegisterName, type SessionState, type Stamp } from './session-state.ts';

/**
 * Joins two copies of one session: of two tabs, of phone and server, or of two phones. The result contains all
 * removals, and all entries that were not removed. Of several corrections of one drink the last one counts, and the others are
 * removed. For each register, the later write wins. The merge is commutative, associative and idempotent
 * (src/domain/session/merge.test.ts), so all copies that contain the same changes are equal, whatever the order of the
 * merges.
 */
export function merge(a: SessionState, b: SessionState): SessionState {
  const entries = a.drinks.concat(b.drinks);
  const removed = new Set([...a.removed, ...b.removed]);
  const ids = entries.map(({ id }) => id);
  for (const id of replacedIds(ids, removed)) removed.add(id);
  const later = forEachRegister((name) => (isLater(a, b, name) ? a : b));
  const values = forEachRegister((name) => later[name][name]) as Pick<SessionState, RegisterName>;
  return {
    ...values,
    drinks: union(entries, removed),
    removed: [...removed].sort(),
    stamps: forEachRegister((name) => later[name].stamps[name]),
  };
}

/**
 * Whether `whole` contains every entry, removal and stamp of `part`. Times and values are not compared. Keys of an
 * entry that older pages leave out must be in `whole` too.
 */
export function contains(whole: SessionState, part: SessionState): boolean {
  const removed = new Set(whole.removed);
  const held = new Map(whole.drinks.map((entry) => [entry.id, entry]));
  return (
    part.drinks.every((entry) => removed.has(entry.id) || hasAllOf(held.get(entry.id), entry)) &&
    part.removed.every((id) => removed.has(id)) &&
    REGISTERS.every((name) => compareStamps(whole.stamps[name], part.stamps[name]) >= 0)
  );
}

export function compareStamps([counter, tag]: Stamp, [otherCounter, otherTag]: Stamp): number {
  return counter - otherCounter || compareText(tag, otherTag);
}

/**
 * Two different entries have the same id only if a hostile caller made them, or if an older page has left out keys that
 * it does not know. The entry that sorts first is used, and gets the keys that it lacks from the other entry.
 */
function union(entries: readonly StoredEntry[], removed: ReadonlySet<string>): StoredEntry[] {
  const byId = new Map<string, StoredEntry>();
  for (const entry of [...entries].sort(compareWholly)) {
    if (!removed.has(entry.id)) byId.set(entry.id, completedBy(byId.get(entry.id) ?? entry, entry));
  }
  return [...byId.values()];
}

function compareWholly(a: StoredEntry, b: StoredEntry): number {
  return compareEntries(a, b) || compareText(choiceOf(a), choiceOf(b));
}

const choiceOf = ({ drinkType, alcoholType }: StoredEntry) => `${drinkType} ${alcoholType}`;

/** Different values rarely have the same stamp. Then the higher value wins, so that a name wins over an empty name. */
function isLater(a: SessionState, b: SessionState, name: RegisterName): boolean {
  const order = compareStamps(a.stamps[name], b.stamps[name]);
  return order > 0 || (order === 0 && a[name] > b[name]);
}
