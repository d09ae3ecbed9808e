interface Timer {
  readonly dueMs: number;
  readonly order: number;
  readonly callback: () => void;
}

/** Many times what the busiest evening needs. */
const MAX_CALLBACKS = 50_000;

/** Time that passes only on command. Everything due runs in order, and all promises settle between two moments. */
export class VirtualTime {
  nowMs: number;
  #timers: Timer[] = [];
  #order = 0;
  #busy = 0;
  #callbacks = 0;

  constructor(startMs: number) {
    this.nowMs = startMs;
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { dueMs: this.nowMs + Math.max(0, Math.ceil(delayMs)), order: this.#order++, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  every(periodMs: number, callback: () => void): () => void {
    let cancel = () => {};
    const again = () => {
      cancel = this.after(periodMs, () => {
        again();
        callback();
      });
    };
    again();
    return () => cancel();
  }

  /** Makes the clock wait for work, such as a server's answer. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work;
    } finally {
      this.#busy -= 1;
    }
  }

  /** Runs everything due within the next `spanMs`. @throws when the evening never comes to rest. */
  async pass(spanMs: number): Promise<void> {
    const endMs = this.nowMs + spanMs;
    await this.#settle();
    for (let next = this.#next(endMs); next; next = this.#next(endMs)) {
      this.#timers.splice(this.#timers.indexOf(next), 1);
      this.nowMs = next.dueMs;
      if (++this.#callbacks > MAX_CALLBACKS) throw new Error('restless: something is repeated without end');
      next.callback();
      await this.#settle();
    }
    this.nowMs = endMs;
  }

  #next(endMs: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.dueMs > endMs) continue;
      if (!first || timer.dueMs < first.dueMs || (timer.dueMs === first.dueMs && timer.order < first.order))
        first = timer;
    }
    return first;
  }

  async #settle(): Promise<void> {
    do await new Promise(setImmediate);
    while (this.#busy > 0);
    await new Promise(setImmediate);
  }
}
