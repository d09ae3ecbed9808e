import type { EventSink } from '../http/event-sink.ts';
import { ApiProblem } from '../http/problem.ts';
import { addressKey, siteKey } from '../limits/address-key.ts';
import type { Limits } from '../limits/default-limits.ts';
import { ADDRESSES_PER_SITE } from '../limits/rate-limits.ts';

/** A refused wall tries again after this time. */
const RETRY_AFTER_MS = 30_000;

interface Group {
  readonly key: string;
  readonly most: number;
  readonly refusal: 'too-many' | 'unavailable';
}

/** The open walls. They have places of their own, so that no wall takes one from a guest (docs/limits.md). */
export class WallPlaces {
  readonly #limits: Pick<Limits, 'walls' | 'wallsPerAddress' | 'wallsPerCelebration'>;
  readonly #taken = new Map<string, number>();

  constructor(limits: Pick<Limits, 'walls' | 'wallsPerAddress' | 'wallsPerCelebration'>) {
    this.#limits = limits;
  }

  /** @throws {ApiProblem} too-many, or unavailable if the server has no place. */
  requirePlace(address: string, celebrationId: string): void {
    for (const { key, most, refusal } of this.#groupsOf(address, celebrationId)) {
      if ((this.#taken.get(key) ?? 0) < most) continue;
      const detail = { detail: 'Too many walls are open.' };
      throw new ApiProblem(refusal, detail, { retryAfterMs: RETRY_AFTER_MS, limit: 'walls' });
    }
  }

  /** Takes a place until the stream closes. */
  occupy(address: string, celebrationId: string, sink: EventSink): void {
    const keys = this.#groupsOf(address, celebrationId).map(({ key }) => key);
    for (const key of keys) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    sink.onClose(() => {
      for (const key of keys) this.#leave(key);
    });
  }

  #groupsOf(address: string, celebrationId: string): Group[] {
    const { walls, wallsPerAddress, wallsPerCelebration } = this.#limits;
    const site = siteKey(address);
    return [
      { key: 'all', most: walls, refusal: 'unavailable' },
      { key: `address ${addressKey(address)}`, most: wallsPerAddress, refusal: 'too-many' },
      ...(site
        ? [{ key: `site ${site}`, most: wallsPerAddress * ADDRESSES_PER_SITE, refusal: 'too-many' } as const]
        : []),
      { key: `celebration ${celebrationId}`, most: wallsPerCelebration, refusal: 'too-many' },
    ];
  }

  #leave(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
