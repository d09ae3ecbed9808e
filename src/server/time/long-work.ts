import { SLICE_MS } from './slices.ts';
import type { Timers } from './timers.ts';

/** Call it after each step of long work, so that other work gets a turn when the slice is over. */
export type NextStep = () => Promise<void>;

/**
 * Runs work whose duration grows with the number of guests. All such work of the server takes turns and shares the same
 * slices, however many callers have requested it, so that saves are answered between slices. Work that waits for a
 * database does not delay other work.
 */
export class LongWork {
  readonly #timers: Pick<Timers, 'now' | 'after'>;
  #running = 0;
  #sliceStartedAt = 0;
  /** Functions that continue a piece of work. */
  readonly #waiting: (() => void)[] = [];
  #isNextSlicePlanned = false;

  constructor(timers: Pick<Timers, 'now' | 'after'>) {
    this.#timers = timers;
  }

  async run<Answer>(work: (nextStep: NextStep) => Promise<Answer>): Promise<Answer> {
    if (this.#running === 0) this.#sliceStartedAt = this.#timers.now();
    this.#running += 1;
    try {
      if (this.#running > 1) await this.#wait();
      return await work(() => this.#nextStep());
    } finally {
      this.#running -= 1;
      if (!this.#isSliceOver()) this.#goOn();
    }
  }

  async #nextStep(): Promise<void> {
    const isOver = this.#isSliceOver();
    if (!isOver && this.#waiting.length === 0) return;
    const turn = this.#wait();
    if (!isOver) this.#goOn();
    await turn;
  }

  #wait(): Promise<void> {
    this.#planSlice();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /**
   * Continues the next piece of work, which after its step continues the following one. If it waits for a database, the
   * next slice continues the following piece.
   */
  #goOn(): void {
    this.#waiting.shift()?.();
  }

  #planSlice(): void {
    if (this.#isNextSlicePlanned) return;
    this.#isNextSlicePlanned = true;
    this.#timers.after(0, () => {
      this.#isNextSlicePlanned = false;
      this.#sliceStartedAt = this.#timers.now();
      this.#goOn();
      if (this.#waiting.length > 0) this.#planSlice();
    });
  }

  #isSliceOver(): boolean {
    // The absolute difference is used, because the clock may be set back meanwhile.
    return Math.abs(this.#timers.now() - this.#sliceStartedAt) >= SLICE_MS;
  }
}
