import { ApiProblem } from '../problem.ts';

interface Arrival {
  readonly bytes: number;
  giveUp(): void;
}

/** What a request takes beside its body. */
const REQUEST_BYTES = 16 * 1_024;

/**
 * Bounds the memory of bodies that are still arriving. When they are too many the oldest is given up, not the newest
 * refused: an honest save arrives within a moment, so half-sent bodies cannot keep it out.
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
    this.#giveUpOldest();
    try {
      return await Promise.race([givenUp, read()]);
    } finally {
      this.#remove(arrival);
    }
  }

  #giveUpOldest(): void {
    for (const oldest of this.#arrivals) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
      oldest.giveUp();
    }
  }

  #remove(arrival: Arrival): void {
    if (this.#arrivals.delete(arrival)) this.#bytes -= arrival.bytes;
  }
}
