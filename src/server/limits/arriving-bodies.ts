import { ApiProblem } from '../problem.ts';

interface Arrival {
  readonly bytes: number;
  readonly since: number;
  giveUp(): void;
}

/** What a request takes beside its body. */
const REQUEST_BYTES = 20 * 1_024;

/**
 * Bounds the memory of bodies that are still arriving. When they are too many the one that has taken most for longest
 * (bytes × time) is given up, and not the newest refused: a save arrives whole within a moment, so neither large nor small
 * half-sent bodies can keep it out. Times in ms, on the clock of `now`.
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

  /** @throws {ApiProblem} unavailable when this body was given up; else as `read` does. */
  async during<Body>(bodyBytes: number, read: () => Promise<Body>): Promise<Body> {
    let giveUp = () => {};
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = () => reject(new ApiProblem('unavailable', { detail: 'too many bodies at once' }));
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

/** Of those that came in the same millisecond (or before the clock was set back) the larger has taken more. */
function takenBy({ bytes, since }: Arrival, now: number): number {
  return bytes * (Math.max(0, now - since) + 1);
}
