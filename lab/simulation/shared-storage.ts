import type { KeyValueStorage } from '../../src/sync/ports.ts';
import type { Dice } from './dice.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface StorageDeps {
  readonly dice: Dice;
  readonly time: VirtualTime;
  /** Dice for late events. With dice, the tabs hear of each other late and in any order. */
  readonly lateEvents: Dice | null;
}

interface View {
  readonly values: Map<string, string>;
  /** The keys of this tab's writes that the other tabs have not seen yet. */
  readonly pending: string[];
  readonly listeners: Set<(key: string | null, value: string | null) => void>;
  /** Commits the writes of one process in order. */
  readonly commit: ReturnType<VirtualTime['inOrder']>;
  /** Lets the writes reach another process in order. */
  readonly arrive: ReturnType<VirtualTime['inOrder']>;
}

/** The longest time from when a tab can read a write until it gets the storage event. */
export const LATEST_EVENT_MS = 1_000;

/**
 * The `localStorage` of one phone, as several browser processes see it. A tab reads its own writes immediately, and the writes
 * of other tabs a little later. The write that is committed last wins everywhere. With `isFull` every write throws. With
 * `lateEvents`, tabs get the storage events later than they can read the writes, and in any order.
 */
export class SharedStorage {
  isFull = false;
  readonly #committed = new Map<string, string>();
  readonly #views = new Set<View>();
  readonly #underWay = new Set<() => void>();
  #arriving = 0;
  readonly #deps: StorageDeps;
  readonly #maxLagMs: number;

  constructor(deps: StorageDeps, maxLagMs: number) {
    this.#deps = deps;
    this.#maxLagMs = maxLagMs;
  }

  /** Copies everything that another phone has stored. */
  copyFrom(other: SharedStorage): void {
    for (const commit of [...other.#underWay]) commit();
    for (const [key, value] of other.#committed) this.#committed.set(key, value);
  }

  /** Whether every tab has seen every write. */
  get isSettled(): boolean {
    return this.#underWay.size === 0 && this.#arriving === 0;
  }

  /**
   * The storage of a new tab. The tab sees everything written so far, because loading a page takes longer than a message
   * between processes. Call `close` when the tab is killed. Its earlier writes still reach the other tabs.
   */
  open() {
    for (const commit of [...this.#underWay]) commit();
    const { time } = this.#deps;
    const view: View = {
      values: new Map(this.#committed),
      pending: [],
      listeners: new Set(),
      commit: time.inOrder(),
      arrive: time.inOrder(),
    };
    this.#views.add(view);
    const storage: KeyValueStorage = {
      get: (key) => view.values.get(key) ?? null,
      set: (key, value) => this.#write(view, key, value),
      remove: (key) => this.#write(view, key, null),
      keys: () => [...view.values.keys()],
      onChange: (listener) => {
        view.listeners.add(listener);
        return () => view.listeners.delete(listener);
      },
    };
    return { storage, close: () => this.#views.delete(view) };
  }

  #write(writer: View, key: string, value: string | null): void {
    if (this.isFull && value !== null) throw new Error('QuotaExceededError');
    if ((writer.values.get(key) ?? null) === value) return;
    put(writer.values, key, value);
    writer.pending.push(key);
    const commit = () => {
      if (this.#underWay.delete(commit)) this.#commit(writer, key, value);
    };
    this.#underWay.add(commit);
    writer.commit(this.#lag(), commit);
  }

  #commit(writer: View, key: string, value: string | null): void {
    put(this.#committed, key, value);
    writer.pending.splice(writer.pending.indexOf(key), 1);
    for (const view of this.#views) {
      if (view === writer) continue;
      this.#arriving += 1;
      view.arrive(this.#lag(), () => this.#arrive(view, key, value));
    }
  }

  #arrive(view: View, key: string, value: string | null): void {
    if (!view.pending.includes(key)) put(view.values, key, this.#committed.get(key) ?? null);
    const tell = () => {
      this.#arriving -= 1;
      if (!this.#views.has(view)) return;
      for (const listener of view.listeners) listener(key, value);
    };
    const { time, lateEvents } = this.#deps;
    if (lateEvents) time.after(lateEvents.between(0, LATEST_EVENT_MS), tell);
    else tell();
  }

  #lag(): number {
    return this.#maxLagMs === 0 ? 0 : this.#deps.dice.between(0, this.#maxLagMs);
  }
}

function put(values: Map<string, string>, key: string, value: string | null): void {
  if (value === null) values.delete(key);
  else values.set(key, value);
}
