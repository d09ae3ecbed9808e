import type { Fetch } from '../../src/sync/ports.ts';
import type { Dice } from './dice.ts';
import { foreignAnswer, type Intruder } from './foreign-answers.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface NetworkFaults {
  /** The share of requests that each fault affects, from 0 to 1. */
  readonly lost: number;
  readonly ackLost: number;
  readonly doubled: number;
  readonly foreign: number;
  readonly maxDelayMs: number;
}

export const CALM: NetworkFaults = { lost: 0, ackLost: 0, doubled: 0, foreign: 0, maxDelayMs: 20 };

interface NetworkDeps {
  readonly time: VirtualTime;
  readonly dice: Dice;
  /** The server's answer. */
  readonly serve: (path: string, init: RequestInit) => Promise<Response>;
}

/**
 * The network between phones and server. It loses, delays, duplicates and reorders requests, loses or replaces answers, and
 * breaks streams.
 */
export class Network {
  faults: NetworkFaults;
  /** If set, the intruder answers every request. */
  intruder: Intruder | null = null;
  readonly #deps: NetworkDeps;
  readonly #cuts = new Set<() => void>();
  /** The last answer to a save, by its path, as a cache would keep it. */
  readonly #cached = new Map<string, string>();

  constructor(deps: NetworkDeps, faults: NetworkFaults) {
    this.#deps = deps;
    this.faults = faults;
  }

  /** Breaks every open connection: running requests fail, and streams end with an error. */
  cutAll(): void {
    for (const cut of [...this.#cuts]) cut();
  }

  /** The `fetch` of one phone. `isReachable` returns false while the phone is offline or its tab is killed. */
  fetchFor(isReachable: () => boolean): Fetch {
    return (path, init) =>
      new Promise<Response>((resolve, reject) => {
        const fail = () => {
          this.#cuts.delete(fail);
          reject(new TypeError('Failed to fetch'));
        };
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
        this.#cuts.add(fail);
        const isAckLost = this.#deps.dice.chance(this.faults.ackLost);
        const isLost = !isReachable() || this.#deps.dice.chance(this.faults.lost);
        const answered = isLost ? this.#travel().then(fail) : this.#answerTo(path, init);
        answered.then(async (response) => {
          if (!response) return;
          await this.#travel();
          this.#cuts.delete(fail);
          if (isAckLost || !isReachable()) fail();
          else resolve(this.#cuttable(response, init.signal ?? null));
        }, fail);
      });
  }

  /** Returns the server's answer, or a foreign one. Even with a foreign answer the server may have received the request. */
  async #answerTo(path: string, init: RequestInit): Promise<Response> {
    const { dice } = this.#deps;
    if (this.intruder) return this.intruder.answer();
    const foreign = dice.chance(this.faults.foreign) ? foreignAnswer(dice, this.#cached.get(path)) : null;
    if (foreign && dice.chance(0.5)) return foreign;
    if (dice.chance(this.faults.doubled)) {
      this.#reachServer(path, init).then(
        ({ body }) => body?.cancel(),
        () => {},
      );
    }
    const own = await this.#reachServer(path, init);
    if (init.method === 'PUT' && own.ok) this.#cached.set(path, await own.clone().text());
    if (!foreign) return own;
    await own.body?.cancel();
    return foreign;
  }

  async #reachServer(path: string, init: RequestInit): Promise<Response> {
    await this.#travel();
    return this.#deps.serve(path, { ...init, signal: null });
  }

  #travel(): Promise<void> {
    return this.#deps.time.pause(this.#deps.dice.between(1, this.faults.maxDelayMs));
  }

  /** Makes a stream that can break in the middle. The server notices when the phone closes the stream. */
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
}
