import type { Machine } from '../../../src/server/time/machine.ts';
import type { VirtualTime } from '../virtual-time.ts';

/** A process that can be frozen and killed. Nothing of it runs meanwhile, and the clock goes on. */
export class SimProcess {
  readonly #time: VirtualTime;
  readonly #deaths = new Set<() => void>();
  #isAlive = true;
  /** What a frozen process runs when it goes on: timers first, then what has arrived. */
  #frozen: { readonly timers: (() => void)[]; readonly arrivals: (() => void)[] } | null = null;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get isFrozen(): boolean {
    return this.#frozen !== null;
  }

  freeze(): void {
    this.#frozen ??= { timers: [], arrivals: [] };
  }

  thaw(): void {
    const { timers, arrivals } = this.#frozen ?? { timers: [], arrivals: [] };
    this.#frozen = null;
    for (const callback of [...timers, ...arrivals]) this.arrive(callback);
  }

  kill(): void {
    this.#isAlive = false;
    this.#frozen = null;
    this.dropRequests();
  }

  /** Whether somebody waits for an answer. */
  get hasRequests(): boolean {
    return this.#deaths.size > 0;
  }

  /** Whoever waits for an answer gets none. */
  dropRequests(): void {
    for (const die of [...this.#deaths]) die();
  }

  /** Something reaches the process from outside. */
  arrive(callback: () => void): void {
    this.#enter('arrivals', callback);
  }

  /** What happens inside, or an error as soon as the process dies. */
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
    let isCancelled = false;
    const fire = () => {
      if (!isCancelled) callback();
    };
    const cancel = this.#time.after(delayMs, () => this.#enter('timers', fire));
    return () => {
      isCancelled = true;
      cancel();
    };
  }

  pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /** While the process is frozen, ticks fold into one. */
  every(periodMs: number, callback: () => void): () => void {
    let isStopped = false;
    let isWaiting = false;
    const fire = () => {
      isWaiting = false;
      if (!isStopped) callback();
    };
    const cancel = this.#time.every(periodMs, () => {
      if (isWaiting) return;
      isWaiting = true;
      this.#enter('timers', fire);
    });
    return () => {
      isStopped = true;
      cancel();
    };
  }

  /** `skewMs`: how far the wall clock is ahead. */
  machine(bootId: string, bootedAtMs: number, skewMs: number): Machine {
    return {
      wallMs: () => this.#time.nowMs + skewMs,
      uptimeMs: () => this.#time.nowMs - bootedAtMs,
      bootId,
      after: (delayMs, callback) => this.after(delayMs, callback),
      every: (periodMs, callback) => this.every(periodMs, callback),
    };
  }

  #enter(kind: 'timers' | 'arrivals', callback: () => void): void {
    if (!this.#isAlive) return;
    if (this.#frozen) this.#frozen[kind].push(callback);
    else callback();
  }
}
