import type { Machine } from '../../../src/server/time/machine.ts';
import type { VirtualTime } from '../virtual-time.ts';

/** A process that can be frozen and killed. While it is frozen none of its code runs, but the clock continues. */
export class SimProcess {
  readonly #time: VirtualTime;
  readonly #deaths = new Set<() => void>();
  isAlive = true;
  isFrozen = false;
  /** The callbacks of a frozen process. When it continues, its timers run first, and then the arrived messages. */
  readonly #timers = new Set<() => void>();
  readonly #arrivals = new Set<() => void>();

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  thaw(): void {
    this.isFrozen = false;
    for (const waiting of [this.#timers, this.#arrivals])
      for (const callback of waiting) {
        waiting.delete(callback);
        this.arrive(callback);
      }
  }

  kill(): void {
    this.isAlive = false;
    this.isFrozen = false;
    this.dropRequests();
  }

  /** Whether a caller waits for an answer. */
  get hasRequests(): boolean {
    return this.#deaths.size > 0;
  }

  /** Drops all requests, so that their callers get no answer. */
  dropRequests(): void {
    for (const die of [...this.#deaths]) die();
  }

  /** Runs a callback for something that reaches the process from outside, or keeps it while the process is frozen. */
  arrive(callback: () => void, waiting = this.#arrivals): void {
    if (!this.isAlive) return;
    if (this.isFrozen) waiting.add(callback);
    else callback();
  }

  /** Runs work inside the process. Rejects as soon as the process dies. */
  async living<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    let die = () => {};
    const death = new Promise<never>((_, reject) => {
      die = () => reject(new TypeError('connection reset'));
      this.#deaths.add(die);
    });
    try {
      await Promise.race([new Promise<void>((resolve) => this.arrive(resolve)), death]);
      return await Promise.race([work(), death]);
    } finally {
      this.#deaths.delete(die);
    }
  }

  after(delayMs: number, callback: () => void): () => void {
    return this.#timer(callback, (fire) => this.#time.after(delayMs, fire));
  }

  pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /** All ticks that are due while the process is frozen become one tick. */
  every(periodMs: number, callback: () => void): () => void {
    return this.#timer(callback, (fire) => this.#time.every(periodMs, fire));
  }

  #timer(callback: () => void, start: (fire: () => void) => () => void): () => void {
    const run = () => callback();
    const cancel = start(() => this.arrive(run, this.#timers));
    return () => {
      cancel();
      this.#timers.delete(run);
    };
  }

  /** `skewMs`: the time by which its wall clock is ahead. */
  machine(bootId: string, bootedAtMs: number, skewMs: number): Machine {
    return {
      wallMs: () => this.#time.nowMs + skewMs,
      uptimeMs: () => this.#time.nowMs - bootedAtMs,
      bootId,
      after: (delayMs, callback) => this.after(delayMs, callback),
      every: (periodMs, callback) => this.every(periodMs, callback),
    };
  }
}
