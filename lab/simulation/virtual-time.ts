interface Timer {
  readonly dueMs: number;
  readonly callback: () => void;
}

export const EVENING_STARTS_MS = Date.UTC(2026, 5, 20, 19);

/** Far more callbacks than the busiest evening needs. */
const MAX_CALLBACKS = 50_000;

/** Time that passes only on command. Timers run in the order in which they are due, and all promises settle in between. */
export class VirtualTime {
  nowMs = EVENING_STARTS_MS;
  /** The timers in the order in which they are due. */
  #timers: Timer[] = [];
  #busy = 0;
  #callbacks = 0;

  after(delayMs: number, callback: () => void): () => void {
    const timer = { dueMs: this.nowMs + Math.max(0, Math.ceil(delayMs)), callback };
    const before = this.#timers.findLastIndex(({ dueMs }) => dueMs <= timer.dueMs);
    this.#timers.splice(before + 1, 0, timer);
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

  pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /** Makes a channel in which no message overtakes an earlier message. */
  inOrder(): (delayMs: number, arrive: () => void) => void {
    let lastMs = 0;
    return (delayMs, arrive) => {
      lastMs = Math.max(lastMs, this.nowMs + delayMs);
      this.after(lastMs - this.nowMs, arrive);
    };
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

  /** Runs everything that is due within the next `spanMs`. @throws {Error} if timers never stop running. */
  async pass(spanMs: number): Promise<void> {
    const endMs = this.nowMs + spanMs;
    await this.#settle();
    for (let [next] = this.#timers; next && next.dueMs <= endMs; [next] = this.#timers) {
      this.#timers.shift();
      this.nowMs = next.dueMs;
      if (++this.#callbacks > MAX_CALLBACKS) throw new Error('restless: something is repeated without end');
      next.callback();
      await this.#settle();
    }
    this.nowMs = endMs;
  }

  async #settle(): Promise<void> {
    do await new Promise(setImmediate);
    while (this.#busy > 0);
    await new Promise(setImmediate);
  }
}
