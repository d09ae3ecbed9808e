import { ApiProblem } from '../problem.ts';

interface Arrival {
  readonly bytes: number;
  giveUp(): void;
}

/** What a request takes beside its body. */
const REQUEST_BYTES = 16 * 1_024;

/**
 * Bounds the memory of bodies that are still arriving. When they are too many the largest is given up, of these the
 * oldest, and not the newest refused: a save is small and arrives within a moment, so half-sent bodies cannot keep it out.
 */
export class ArrivingBodies {
  readonly #maxBytes: number;
  /** Oldest first. */
  readonly #arrivals = new Set<Arrival>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @throws {ApiProblem} unavailable when this body was given up; else as `read` does. */
  async during<Body>(bodyBytes: number, read: () => Promise<Body>): Promise<Body> {
    let giveUp = () => {};
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = () => reject(new ApiProblem('unavailable', { detail: 'too many bodies at once' }));
    });
    const arrival = { bytes: bodyBytes + REQUEST_BYTES, giveUp };
    this.#arrivals.add(arrival);
    this.#bytes += arrival.bytes;
    while (this.#bytes > this.#maxBytes) this.#giveUpLargest();
    try {
      return await Promise.race([givenUp, read()]);
    } finally {
      this.#remove(arrival);
    }
  }

  #giveUpLargest(): void {
    const [first, ...others] = this.#arrivals;
    const largest = others.reduce((found, other) => (other.bytes > (found?.bytes ?? 0) ? other : found), first);
    if (!largest) return;
    this.#remove(largest);
    largest.giveUp();
  }

  #remove(arrival: Arrival): void {
    if (this.#arrivals.delete(arrival)) this.#bytes -= arrival.bytes;
  }
}
