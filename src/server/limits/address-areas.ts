import { HOUR_MS } from '../../domain/limits.ts';
import { distanceMetres, type Position } from '../../domain/location/nearby.ts';
import { addressKey, siteKey } from './address-key.ts';
import { type BucketSize, TokenBuckets } from './token-buckets.ts';

/**
 * This radius is large enough to cover a venue from any position in it. A smaller radius would let an attacker locate
 * guests more exactly.
 */
export const AREA_RADIUS_METRES = 300;
/** The maximum number of open areas for one address. When a further area opens, the area with the fewest sessions closes. */
const MAX_OPEN = 16;
/** Waiting sessions are counted in cells of about the size of an area. */
const CELLS_PER_DEGREE = 180;
const SWEEP_FROM = 1_024;

interface Area {
  readonly centre: Position;
  sessions: number;
}

/** The areas and sessions of one address. Times in ms. */
interface Surroundings {
  readonly key: string;
  readonly open: Area[];
  readonly waiting: GroupSizes;
  sessions: number;
  usedAt: number;
}

/** The place of a session: in an area, or waiting in a cell. */
interface Located {
  readonly surroundings: Surroundings;
  readonly at: Area | string;
}

/**
 * Limits the positions behind one address (an IPv4 address or an IPv6 /48) to a few areas. A wedding is in one place,
 * but an attacker who searches for a guest tries many (docs/privacy-of-location.md#the-rules). Each new area takes a
 * token of the address. Without a token, sessions outside the open areas wait, and the next area opens where most
 * sessions wait. So an attacker who uses up the tokens of a venue's address cannot keep its guests out for long. Memory
 * is bounded by the sessions that share a position and the addresses of the last hour.
 */
export class AddressAreas {
  readonly #surroundings = new Map<string, Surroundings>();
  readonly #located = new Map<string, Located>();
  readonly #openings: TokenBuckets;
  readonly #now: () => number;
  #sweepAt = SWEEP_FROM;

  constructor(openings: BucketSize, now: () => number) {
    this.#openings = new TokenBuckets(openings, now);
    this.#now = now;
  }

  get size(): number {
    return this.#surroundings.size;
  }

  /** Records the position that a session sent, and opens an area there if allowed. Returns whether it is in an open area. */
  admit(sessionId: string, address: string, position: Position): boolean {
    this.forget([sessionId]);
    const surroundings = this.#surroundingsOf(address);
    const at = areaAt(surroundings, position) ?? this.#open(surroundings, position) ?? cellOf(position);
    if (typeof at === 'string') surroundings.waiting.add(at);
    else at.sessions += 1;
    surroundings.sessions += 1;
    this.#located.set(sessionId, { surroundings, at });
    return typeof at !== 'string';
  }

  /** Whether a position is in an open area of the address. Opens no area. */
  isOpen(address: string, position: Position): boolean {
    const surroundings = this.#surroundings.get(keyOf(address));
    return surroundings !== undefined && areaAt(surroundings, position) !== undefined;
  }

  forget(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) {
      const place = this.#located.get(sessionId);
      if (place) leave(place);
      this.#located.delete(sessionId);
    }
  }

  #surroundingsOf(address: string): Surroundings {
    const [key, usedAt] = [keyOf(address), this.#now()];
    const surroundings = this.#surroundings.get(key) ?? {
      key,
      open: [],
      waiting: new GroupSizes(),
      sessions: 0,
      usedAt,
    };
    surroundings.usedAt = usedAt;
    this.#surroundings.set(key, surroundings);
    if (this.#surroundings.size >= this.#sweepAt) this.#sweep();
    return surroundings;
  }

  #open({ key, open, waiting }: Surroundings, centre: Position): Area | undefined {
    if (waiting.largest > waiting.of(cellOf(centre)) + 1) return undefined;
    if (this.#openings.take(key) > 0) return undefined;
    if (open.length === MAX_OPEN) open.splice(open.indexOf(smallestOf(open)), 1);
    const area = { centre, sessions: 0 };
    open.push(area);
    return area;
  }

  #sweep(): void {
    const anHourAgo = this.#now() - HOUR_MS;
    for (const { key, sessions, usedAt } of this.#surroundings.values()) {
      if (sessions === 0 && usedAt < anHourAgo) this.#surroundings.delete(key);
    }
    this.#sweepAt = Math.max(SWEEP_FROM, 2 * this.#surroundings.size);
  }
}

function areaAt({ open }: Surroundings, position: Position): Area | undefined {
  return open.find(({ centre }) => distanceMetres(centre, position) <= AREA_RADIUS_METRES);
}

function smallestOf(areas: readonly Area[]): Area {
  return areas.reduce((least, area) => (area.sessions < least.sessions ? area : least));
}

function leave({ surroundings, at }: Located): void {
  surroundings.sessions -= 1;
  if (typeof at === 'string') surroundings.waiting.remove(at);
  else at.sessions -= 1;
}

function keyOf(address: string): string {
  return siteKey(address) ?? addressKey(address);
}

function cellOf({ latitude, longitude }: Position): string {
  const row = Math.round(latitude * CELLS_PER_DEGREE);
  const rowRadians = (row / CELLS_PER_DEGREE / 180) * Math.PI;
  return `${row} ${Math.round(longitude * CELLS_PER_DEGREE * Math.cos(rowRadians))}`;
}

/** Counts the members of groups and knows the largest count. Every operation takes constant time. */
export class GroupSizes {
  readonly #sizes = new Map<string, number>();
  /** The number of groups of each size. */
  readonly #groupsOfSize: number[] = [];
  #largest = 0;

  get largest(): number {
    return this.#largest;
  }

  of(group: string): number {
    return this.#sizes.get(group) ?? 0;
  }

  add(group: string): void {
    const size = this.#resize(group, 1);
    this.#largest = Math.max(this.#largest, size);
  }

  remove(group: string): void {
    this.#resize(group, -1);
    if (this.#largest > 0 && !this.#groupsOfSize[this.#largest]) this.#largest -= 1;
  }

  #resize(group: string, change: 1 | -1): number {
    const before = this.of(group);
    const size = before + change;
    if (size > 0) this.#sizes.set(group, size);
    else this.#sizes.delete(group);
    this.#groupsOfSize[before] = (this.#groupsOfSize[before] ?? 0) - 1;
    this.#groupsOfSize[size] = (this.#groupsOfSize[size] ?? 0) + 1;
    return size;
  }
}
