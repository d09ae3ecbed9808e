import type { Fetch } from '../../src/sync/ports.ts';
import type { Dice } from './dice.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface NetworkFaults {
  /** Shares of requests, 0 to 1. */
  readonly lost: number;
  readonly ackLost: number;
  readonly doubled: number;
  readonly maxDelayMs: number;
}

export const CALM: NetworkFaults = { lost: 0, ackLost: 0, doubled: 0, maxDelayMs: 20 };

export type Serve = (path: string, init: RequestInit) => Promise<Response>;

/** Between phones and server: loses, delays, doubles and reorders requests, loses answers, cuts streams. */
export class Network {
  faults: NetworkFaults;
  readonly #time: VirtualTime;
  readonly #dice: Dice;
  readonly #serve: Serve;
  readonly #cuts = new Set<() => void>();

  constructor(time: VirtualTime, dice: Dice, serve: Serve, faults: NetworkFaults) {
    this.#time = time;
    this.#dice = dice;
    this.#serve = serve;
    this.faults = faults;
  }

  /** Every open connection breaks: requests under way fail, streams end in an error. */
  cutAll(): void {
    for (const cut of [...this.#cuts]) cut();
  }

  /** The `fetch` of one phone; `isReachable` is false while it is out of reach or killed. */
  fetchFor(isReachable: () => boolean): Fetch {
    return (path, init) =>
      new Promise<Response>((resolve, reject) => {
        const fail = () => {
          this.#cuts.delete(fail);
          reject(new TypeError('Failed to fetch'));
        };
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
        this.#cuts.add(fail);
        const isAckLost = this.#dice.chance(this.faults.ackLost);
        if (!isReachable() || this.#dice.chance(this.faults.lost)) {
          this.#time.after(this.#delay(), fail);
          return;
        }
        const copies = this.#dice.chance(this.faults.doubled) ? 2 : 1;
        for (let copy = 0; copy < copies; copy++) {
          this.#time.after(this.#delay(), () => {
            void this.#time.during(this.#serve(path, { ...init, signal: null })).then((response) => {
              if (copy > 0) return response.body?.cancel();
              this.#time.after(this.#delay(), () => {
                this.#cuts.delete(fail);
                if (isAckLost || !isReachable()) fail();
                else resolve(this.#cuttable(response, init.signal ?? null));
              });
            }, fail);
          });
        }
      });
  }

  /** A stream can break in the middle; a closed one reaches the server as such. */
  #cuttable(response: Response, signal: AbortSignal | null): Response {
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) return response;
    const pipe = new AbortController();
    const cut = () => {
      this.#cuts.delete(cut);
      pipe.abort(new TypeError('network error'));
    };
    this.#cuts.add(cut);
    signal?.addEventListener('abort', cut, { once: true });
    const through = new TransformStream<Uint8Array, Uint8Array>();
    response.body.pipeTo(through.writable, { signal: pipe.signal }).catch(() => undefined);
    return new Response(through.readable, response);
  }

  #delay(): number {
    return this.#dice.between(1, this.faults.maxDelayMs);
  }
}
