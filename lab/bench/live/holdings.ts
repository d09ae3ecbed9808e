import { monotonicMs } from '../harness/monotonic.ts';
import type { Totals } from './clients.ts';
import type { CrowdGuest } from './crowd.ts';

/** More than any guest drinks during the measurement. */
const MAX_TOTAL = 1_000;

/** A change that every phone must receive: the guest at `index` on the board now has `total` drinks. */
export interface BoardChange {
  readonly index: number;
  readonly total: number;
}

/** Which totals the phones hold, and since when. */
export class Holdings {
  readonly #indices: ReadonlyMap<string, number>;
  readonly #onBoard: number;
  /** The highest total that each phone holds of each guest on the board. */
  readonly #held: Uint16Array;
  readonly #holders: Uint32Array;
  readonly #lastAtMs: Float64Array;

  constructor(phones: number, onBoard: readonly CrowdGuest[]) {
    this.#indices = new Map(onBoard.map(({ sessionId }, index) => [sessionId, index]));
    this.#onBoard = onBoard.length;
    this.#held = new Uint16Array(phones * onBoard.length);
    this.#holders = new Uint32Array(onBoard.length * MAX_TOTAL);
    this.#lastAtMs = new Float64Array(onBoard.length * MAX_TOTAL);
  }

  /** A phone that held 10 drinks and receives 12 also holds the change to 11. */
  hold(phone: number, totals: Totals): void {
    const now = monotonicMs();
    for (const [sessionId, total] of totals) {
      const index = this.#indices.get(sessionId);
      if (index !== undefined) this.#raise(phone, index, total, now);
    }
  }

  /** How many phones hold a change. */
  holdersOf({ index, total }: BoardChange): number {
    return this.#holders[index * MAX_TOTAL + total] ?? 0;
  }

  /** When the latest of these phones received the change. */
  lastAtMs({ index, total }: BoardChange): number {
    return this.#lastAtMs[index * MAX_TOTAL + total] ?? Number.NaN;
  }

  #raise(phone: number, index: number, total: number, now: number): void {
    const at = phone * this.#onBoard + index;
    const before = this.#held[at] ?? 0;
    if (total <= before) return;
    this.#held[at] = total;
    for (let change = index * MAX_TOTAL + before + 1; change <= index * MAX_TOTAL + total; change++) {
      this.#holders[change] = (this.#holders[change] ?? 0) + 1;
      this.#lastAtMs[change] = now;
    }
  }
}
