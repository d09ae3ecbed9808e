import type { SessionState } from '../../src/domain/session/session-state.ts';
import type { Guest } from './guest.ts';
import type { Database, Stored, StoredGuest } from './stored.ts';

/** What must never happen, in words. All lists should be empty. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly backAgain: readonly string[];
}

const NOTHING: StoredGuest = { code: '', row: null, hostsRow: '', drinks: [], removed: new Set(), counters: {} };

/** Compares phones with PostgreSQL, and collects what is wrong. */
export class Audit {
  readonly #lost = new Set<string>();
  readonly #doubled = new Set<string>();
  readonly #backAgain = new Set<string>();

  get findings(): Findings {
    return { lost: [...this.#lost], doubled: [...this.#doubled], backAgain: [...this.#backAgain] };
  }

  /**
   * Whether PostgreSQL has everything that phones count as saved now. It may be called while they go on. It finds nothing while
   * PostgreSQL does not answer.
   */
  async checkPromises(guests: readonly Guest[], database: Database): Promise<void> {
    const promises = guests.flatMap(({ id, stores }) =>
      stores.map((store) => ({ id, promised: store.getState().acknowledged })),
    );
    const stored = await database.read();
    if (!stored) return;
    for (const { id, promised } of promises) if (promised) this.#checkPromise(id, promised, stored.get(id) ?? NOTHING);
  }

  #checkPromise(id: string, promised: SessionState, found: StoredGuest): void {
    for (const what of missingIn(found, promised)) this.#lost.add(`${id}: ${what}`);
    const undone = new Set(promised.removed);
    for (const drink of found.drinks) if (undone.has(drink)) this.#backAgain.add(`${id}: ${drink}`);
  }

  /** Whether PostgreSQL has what each guest did. For guests at rest. */
  checkDeeds(guests: readonly Guest[], stored: Stored): void {
    for (const guest of guests) this.#checkDeedsOf(guest, stored.get(guest.id)?.drinks ?? []);
  }

  #checkDeedsOf({ id, logged, undone }: Guest, stored: readonly string[]): void {
    const missing = [...logged].filter((drink) => !undone.has(drink) && !stored.includes(drink));
    const surplus = stored.filter((drink, index) => stored.indexOf(drink) < index || !logged.has(drink));
    for (const drink of missing) this.#lost.add(`${id}: ${drink} at rest`);
    for (const drink of surplus) this.#doubled.add(`${id}: ${drink}`);
    for (const drink of stored) if (undone.has(drink)) this.#backAgain.add(`${id}: ${drink} at rest`);
  }
}

function missingIn(found: StoredGuest, { drinks, removed, stamps }: SessionState): string[] {
  const known = new Set([...found.drinks, ...found.removed]);
  const isBehind = ([name, [counter]]: [string, readonly [number, string]]) => (found.counters[name] ?? 0) < counter;
  return [
    ...drinks.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    ...removed.filter((id) => !found.removed.has(id)).map((id) => `the undoing of ${id}`),
    ...Object.entries(stamps)
      .filter(isBehind)
      .map(([name]) => name),
  ];
}
