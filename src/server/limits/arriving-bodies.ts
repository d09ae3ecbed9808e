import { ApiProblem } from '../http/problem.ts';

interface Arrival {
  readonly bytes: number;
  readonly since: number;
  giveUp(): void;
}

/** The memory of a request without its body. */
const REQUEST_BYTES = 20 * 1_024;
const TOO_MANY = { detail: 'Too many bodies are arriving at the same time.' };

/**
 * Bounds the memory of bodies that are still arriving. When they exceed the limit, the newest body is not refused.
 * Instead, the body with the highest cost (bytes × time) is aborted. A real save arrives within a moment, so half-sent
 * bodies of any size cannot keep it out. Times in ms, on the clock of `now`.
 */
export class ArrivingBodies {
  readonly #maxBytes: number;
  /** Oldest first. */
  readonly #arrivals = new Set<Arrival>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(maxBytes: number, now: () => number) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** @throws {ApiProblem} unavailable if this body was aborted, and the errors of `read`. */
  async during<Body>(bodyBytes: number, read: () => Promise<Body>): Promise<Body> {
    let giveUp = () => {};
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = () => reject(new ApiProblem('unavailable', TOO_MANY, { limit: 'arriving-bodies' }));
    });
    const arrival = { bytes: bodyBytes + REQUEST_BYTES, since: this.#now(), giveUp };
    this.#arrivals.add(arrival);
    this.#bytes += arrival.bytes;
    while (this.#bytes > this.#maxBytes) this.#giveUpOne();
    try {
      return await Promise.race([givenUp, read()]);
    } finally {
      this.#remove(arrival);
    }
  }

  #giveUpOne(): void {
    const now = this.#now();
    let found: Arrival | undefined;
    let most = 0;
    for (const arrival of this.#arrivals) {
      const taken = takenBy(arrival, now);
      if (taken > most) [found, most] = [arrival, taken];
    }
    if (!found) return;
    this.#remove(found);
    found.giveUp();
  }

  #remove(arrival: Arrival): void {
    if (this.#arrivals.delete(arrival)) this.#bytes -= arrival.bytes;
  }
}

/** If bodies began in the same millisecond, or before the clock was set back, the larger one has the higher cost. */
function takenBy({ bytes, since }: Arrival, now: number): number {
  return bytes * (Math.max(0, now - since) + 1);
}
