import type { EventSink } from '../http/event-sink.ts';
import { ApiProblem } from '../http/problem.ts';
import { addressKey, siteKey } from './address-key.ts';
import type { Limits } from './default-limits.ts';

export interface Owner {
  readonly address: string;
  /** The caller's session, if the secret is right and the session is on the leaderboard. Null for a stranger. */
  readonly sessionId: string | null;
}

export interface StreamOwner extends Owner {
  /** From `streamCost`. */
  readonly cost: number;
}

interface Places {
  readonly streams: number;
  readonly strangers: number;
  readonly cost: number;
}

/** A group of callers who share a limit: all callers, or those of one address or one IPv6 /48. */
interface Group {
  readonly key: string;
  readonly places: Places;
  readonly refusal: 'unavailable' | 'too-many';
}

const EVERYBODY = 'everybody';
const RETRY_AFTER_MS = 5_000;

/**
 * The work of each broadcast for this stream alone. A leaderboard that all callers share costs 0, ranking the guests
 * nearby costs 1, and encoding every guest again costs 10.
 */
export function streamCost({ scope, view, deltas }: { scope: string; view: string; deltas: string }): number {
  if (view === 'all' && deltas === '0') return 10;
  return scope === 'nearby' ? 1 : 0;
}

/** Counts the open streams and their cost. A stream has its place until its connection is closed. */
export class OpenStreams {
  readonly #limits: Limits;
  readonly #taken = new Map<string, Places>();
  readonly #bySession = new Map<string, Set<EventSink>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Strangers get half of an address's places, so that they cannot take the places of guests behind the same address.
   * An IPv6 /48 gets half of all places, because one customer may have a whole /48. @throws {ApiProblem} unavailable if
   * the server is full, too-many if the address or its network has no place left.
   */
  requirePlace(owner: StreamOwner): void {
    for (const { key, places, refusal } of this.#groupsOf(owner)) {
      const taken = counted(this.#taken.get(key), owner, 1);
      if (taken.streams > places.streams || taken.strangers > places.strangers) {
        throw new ApiProblem(
          refusal,
          { detail: 'Too many streams are open.' },
          { retryAfterMs: RETRY_AFTER_MS, limit: 'streams' },
        );
      }
      if (owner.cost > 0 && taken.cost > places.cost) {
        throw new ApiProblem(
          refusal,
          { detail: 'Too many costly streams are open.' },
          { retryAfterMs: RETRY_AFTER_MS, limit: 'stream-cost' },
        );
      }
    }
  }

  /**
   * Takes a place. A session with too many streams loses its oldest stream, because a phone that changes networks
   * leaves dead streams behind, and must not be refused because of them.
   */
  occupy(owner: StreamOwner, sink: EventSink): void {
    const keys = this.#groupsOf(owner).map(({ key }) => key);
    for (const key of keys) this.#taken.set(key, counted(this.#taken.get(key), owner, 1));
    sink.onClose(() => {
      for (const key of keys) this.#leave(key, owner);
    });
    if (owner.sessionId !== null) this.#joinSession(owner.sessionId, sink);
  }

  get count(): number {
    return this.#taken.get(EVERYBODY)?.streams ?? 0;
  }

  #groupsOf({ address }: StreamOwner): Group[] {
    const { streams, streamsPerAddress, streamCost, streamCostPerAddress } = this.#limits;
    const ofAll = { streams, strangers: streams, cost: streamCost };
    const ofAddress = { streams: streamsPerAddress, strangers: streamsPerAddress / 2, cost: streamCostPerAddress };
    const ofSite = {
      streams: Math.max(streams / 2, streamsPerAddress),
      strangers: streams / 2,
      cost: Math.max(streamCost / 2, streamCostPerAddress),
    };
    const groups: Group[] = [
      { key: EVERYBODY, places: ofAll, refusal: 'unavailable' },
      { key: addressKey(address), places: ofAddress, refusal: 'too-many' },
    ];
    const site = siteKey(address);
    if (site) groups.push({ key: site, places: ofSite, refusal: 'too-many' });
    return groups;
  }

  #leave(key: string, owner: StreamOwner): void {
    const left = counted(this.#taken.get(key), owner, -1);
    if (left.streams > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
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

function counted(taken: Places | undefined, { sessionId, cost }: StreamOwner, change: 1 | -1): Places {
  const { streams, strangers, cost: costBefore } = taken ?? { streams: 0, strangers: 0, cost: 0 };
  return {
    streams: streams + change,
    strangers: strangers + (sessionId === null ? change : 0),
    cost: costBefore + change * cost,
  };
}
