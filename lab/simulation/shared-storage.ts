import type { KeyValueStorage } from '../../src/sync/ports.ts';
import type { Dice } from './dice.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface TabStorage {
  readonly storage: KeyValueStorage;
  close(): void;
}

interface View {
  readonly values: Map<string, string>;
  /** This tab's writes that the others have not seen yet, by key. */
  readonly pending: Map<string, number>;
  readonly listeners: Set<(key: string | null, value: string | null) => void>;
  /** The writes of one process are committed in order. */
  lastCommitMs: number;
  /** They also reach another process in order. */
  lastArrivalMs: number;
}

/** After this time at most, a tab hears of what it can read already. */
export const LATEST_EVENT_MS = 1_000;

/**
 * One phone's `localStorage` as several browser processes see it. A tab reads its own writes immediately, and those of
 * others a little later. The write that is committed last wins everywhere. With `isFull` every write throws. With
 * `lateEvents`, tabs hear of the writes of others later than they can read them, and in any order.
 */
export class SharedStorage {
  isFull = false;
  readonly #committed = new Map<string, string>();
  readonly #views = new Set<View>();
  readonly #underWay = new Set<() => void>();
  #arriving = 0;
  readonly #time: VirtualTime;
  readonly #dice: Dice;
  readonly #maxLagMs: number;
  readonly #lateEvents: Dice | null;

  constructor(time: VirtualTime, dice: Dice, maxLagMs: number, lateEvents: Dice | null = null) {
    this.#time = time;
    this.#dice = dice;
    this.#maxLagMs = maxLagMs;
    this.#lateEvents = lateEvents;
  }

  /** Takes over everything that another phone has stored. */
  copyFrom(other: SharedStorage): void {
    for (const commit of [...other.#underWay]) commit();
    for (const [key, value] of other.#committed) this.#committed.set(key, value);
  }

  /** Whether every tab has seen every write. */
  get isSettled(): boolean {
    return this.#underWay.size === 0 && this.#arriving === 0;
  }

  /**
   * The storage of a new tab. It sees everything written so far, because loading a page takes longer than a message between
   * processes. Call `close` when the tab is killed. Its writes still arrive.
   */
  open(): TabStorage {
    for (const commit of [...this.#underWay]) commit();
    const view: View = {
      values: new Map(this.#committed),
      pending: new Map(),
      listeners: new Set(),
      lastCommitMs: 0,
      lastArrivalMs: 0,
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
    writer.pending.set(key, (writer.pending.get(key) ?? 0) + 1);
    const commit = () => {
      if (this.#underWay.delete(commit)) this.#commit(writer, key, value);
    };
    this.#underWay.add(commit);
    writer.lastCommitMs = Math.max(writer.lastCommitMs, this.#time.nowMs + this.#lag());
    this.#time.after(writer.lastCommitMs - this.#time.nowMs, commit);
  }

  #commit(writer: View, key: string, value: string | null): void {
    put(this.#committed, key, value);
    const left = (writer.pending.get(key) ?? 1) - 1;
    if (left > 0) writer.pending.set(key, left);
    else writer.pending.delete(key);
    for (const view of this.#views) {
      if (view === writer) continue;
      view.lastArrivalMs = Math.max(view.lastArrivalMs, this.#time.nowMs + this.#lag());
      this.#arriving += 1;
      this.#time.after(view.lastArrivalMs - this.#time.nowMs, () => this.#arrive(view, key, value));
    }
  }

  #arrive(view: View, key: string, value: string | null): void {
    if (!view.pending.has(key)) put(view.values, key, this.#committed.get(key) ?? null);
    const tell = () => {
      this.#arriving -= 1;
      if (!this.#views.has(view)) return;
      for (const listener of view.listeners) listener(key, value);
    };
    if (this.#lateEvents) this.#time.after(this.#lateEvents.between(0, LATEST_EVENT_MS), tell);
    else tell();
  }

  #lag(): number {
    return this.#maxLagMs === 0 ? 0 : this.#dice.between(0, this.#maxLagMs);
  }
}

function put(values: Map<string, string>, key: string, value: string | null): void {
  if (value === null) values.delete(key);
  else values.set(key, value);
}
