import type { Machine } from '../../src/server/time/machine.ts';

interface Timer {
  dueMs: number;
  readonly periodMs: number | null;
  readonly callback: () => void;
}

/** Time that jumps on command, as on a machine that wakes up. Timers that came due meanwhile run once. */
export class JumpingTimers implements Machine {
  readonly bootId = 'fuzz';
  #nowMs: number;
  readonly #timers = new Set<Timer>();

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  wallMs(): number {
    return this.#nowMs;
  }

  uptimeMs(): number {
    return this.#nowMs;
  }

  after(delayMs: number, callback: () => void): () => void {
    return this.#add({ dueMs: this.#nowMs + delayMs, periodMs: null, callback });
  }

  every(periodMs: number, callback: () => void): () => void {
    return this.#add({ dueMs: this.#nowMs + periodMs, periodMs, callback });
  }

  jump(byMs: number): void {
    this.#nowMs += byMs;
    for (const timer of [...this.#timers]) {
      if (timer.dueMs > this.#nowMs || !this.#timers.has(timer)) continue;
      if (timer.periodMs === null) this.#timers.delete(timer);
      else timer.dueMs = this.#nowMs + timer.periodMs;
      timer.callback();
    }
  }

  #add(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}
