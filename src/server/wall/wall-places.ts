import type { EventSink } from '../http/event-sink.ts';
import { ApiProblem } from '../http/problem.ts';
import { addressKey, siteKey } from '../limits/address-key.ts';
import type { Limits } from '../limits/default-limits.ts';
import { networkKey, placeThatGivesWay } from '../limits/give-way.ts';
import { ADDRESSES_PER_SITE } from '../limits/rate-limits.ts';

/** The time after which a refused wall tries again. */
const RETRY_AFTER_MS = 30_000;

/** A network with at most this many walls of a celebration loses none to a new wall, because a venue has a few screens. */
const WALLS_OF_NETWORK = 3;

interface OpenWall {
  readonly network: string;
  readonly sink: EventSink;
}

interface Group {
  readonly key: string;
  readonly most: number;
  readonly refusal: 'too-many' | 'unavailable';
}

/** The open walls. Their places are counted separately, so that no wall takes a place from a guest (docs/limits.md). */
export class WallPlaces {
  readonly #limits: Pick<Limits, 'walls' | 'wallsPerAddress' | 'wallsPerCelebration'>;
  readonly #taken = new Map<string, number>();
  /** The walls of each celebration, the oldest first. */
  readonly #walls = new Map<string, Set<OpenWall>>();

  constructor(limits: Pick<Limits, 'walls' | 'wallsPerAddress' | 'wallsPerCelebration'>) {
    this.#limits = limits;
  }

  /**
   * If the celebration has no place left, the network with the most walls of this celebration loses one. @throws
   * {ApiProblem} too-many, or unavailable if the server has no place.
   */
  requirePlace(address: string, celebrationId: string): void {
    for (const { key, most, refusal } of this.#groupsOf(address))
      if ((this.#taken.get(key) ?? 0) >= most) throw refused(refusal);
    const walls = this.#walls.get(celebrationId);
    if (!walls || walls.size < this.#limits.wallsPerCelebration) return;
    const other = placeThatGivesWay([...walls], networkKey(address), WALLS_OF_NETWORK);
    if (!other) throw refused('too-many');
    walls.delete(other);
    other.sink.cut();
  }

  occupy(address: string, celebrationId: string, sink: EventSink): void {
    const keys = this.#groupsOf(address).map(({ key }) => key);
    for (const key of keys) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    const walls = this.#walls.get(celebrationId) ?? new Set();
    const wall = { network: networkKey(address), sink };
    this.#walls.set(celebrationId, walls.add(wall));
    sink.onClose(() => {
      for (const key of keys) this.#leave(key);
      walls.delete(wall);
      if (walls.size === 0 && this.#walls.get(celebrationId) === walls) this.#walls.delete(celebrationId);
    });
  }

  #groupsOf(address: string): Group[] {
    const { walls, wallsPerAddress } = this.#limits;
    const site = siteKey(address);
    return [
      { key: 'all', most: walls, refusal: 'unavailable' },
      { key: `address ${addressKey(address)}`, most: wallsPerAddress, refusal: 'too-many' },
      ...(site
        ? [{ key: `site ${site}`, most: wallsPerAddress * ADDRESSES_PER_SITE, refusal: 'too-many' } as const]
        : []),
    ];
  }

  #leave(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}

function refused(refusal: Group['refusal']): ApiProblem {
  const detail = { detail: 'Too many walls are open.' };
  return new ApiProblem(refusal, detail, { retryAfterMs: RETRY_AFTER_MS, limit: 'walls' });
}
