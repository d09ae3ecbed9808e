import type { EventSink } from '../live/event-sink.ts';
import { ApiProblem } from '../problem.ts';
import { addressKey } from './address-key.ts';
import type { Limits } from './limits.ts';

export interface StreamOwner {
  readonly address: string;
  /** The session whose secret was shown and is on the board; null for a stranger. */
  readonly sessionId: string | null;
}

interface AddressCount {
  all: number;
  strangers: number;
}

const RETRY_AFTER_MS = 5_000;

/** Counts the open streams. A stream holds its place until its connection is closed. */
export class OpenStreams {
  readonly #limits: Limits;
  readonly #byAddress = new Map<string, AddressCount>();
  readonly #bySession = new Map<string, Set<EventSink>>();
  #count = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Strangers get half of an address's places, so that they cannot take those of the guests beside them.
   * @throws {ApiProblem} unavailable when the server is full, too-many when the address is.
   */
  requirePlace({ address, sessionId }: StreamOwner): void {
    const { streams, streamsPerAddress } = this.#limits;
    if (this.#count >= streams) {
      throw new ApiProblem('unavailable', { detail: 'too many open streams' }, { retryAfterMs: RETRY_AFTER_MS });
    }
    const taken = this.#byAddress.get(addressKey(address)) ?? { all: 0, strangers: 0 };
    const isCrowded = sessionId === null && taken.strangers >= streamsPerAddress / 2;
    if (taken.all >= streamsPerAddress || isCrowded) {
      const detail = 'too many open streams from this address';
      throw new ApiProblem('too-many', { detail }, { retryAfterMs: RETRY_AFTER_MS });
    }
  }

  /**
   * Takes a place. A session that has too many loses its oldest stream: a phone that changes networks leaves dead ones
   * behind, and must not be refused for them.
   */
  occupy(owner: StreamOwner, sink: EventSink): void {
    const key = addressKey(owner.address);
    this.#count += 1;
    this.#countAt(key, owner, 1);
    sink.onClose(() => {
      this.#count -= 1;
      this.#countAt(key, owner, -1);
    });
    if (owner.sessionId !== null) this.#joinSession(owner.sessionId, sink);
  }

  #countAt(key: string, { sessionId }: StreamOwner, change: 1 | -1): void {
    const taken = this.#byAddress.get(key) ?? { all: 0, strangers: 0 };
    taken.all += change;
    if (sessionId === null) taken.strangers += change;
    if (taken.all > 0) this.#byAddress.set(key, taken);
    else this.#byAddress.delete(key);
  }

  #joinSession(sessionId: string, sink: EventSink): void {
    const own = this.#bySession.get(sessionId) ?? new Set();
    this.#bySession.set(sessionId, own.add(sink));
    sink.onClose(() => {
      own.delete(sink);
      if (own.size === 0) this.#bySession.delete(sessionId);
    });
    const [oldest] = own;
    if (own.size > this.#limits.streamsPerSession) oldest?.cut();
  }
}
