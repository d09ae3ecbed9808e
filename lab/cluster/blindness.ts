import { setTimeout as sleep } from 'node:timers/promises';
import type { Leaderboard } from '../../src/domain/leaderboard/leaderboard.ts';
import type { Guest } from './guest.ts';
import { rowsOf } from './leaderboards.ts';

const LOOK_EVERY_MS = 250;

/** The longest spells so far, in ms. */
export interface Blindness {
  /** Without a live stream: the phone says so. */
  readonly withoutStreamMs: number;
  /** A saved change of another guest, or of the same one, was not on the leaderboard of a phone. */
  readonly behindMs: number;
}

const NONE: Blindness = { withoutStreamMs: 0, behindMs: 0 };
/** Even in peace a save is on all leaderboards only after a moment. */
const MOMENT_MS = 1_000;
const CLEAR_WITHIN_MS = 30_000;

/** The longest spells of any. */
export function longestOf(...spells: readonly Blindness[]): Blindness {
  return {
    withoutStreamMs: Math.max(...spells.map(({ withoutStreamMs }) => withoutStreamMs)),
    behindMs: Math.max(...spells.map(({ behindMs }) => behindMs)),
  };
}

export interface BlindnessWatch {
  /** Returns the longest spells and begins again. */
  take(): Blindness;
  /** Resolves when every phone sees what is saved, or after half a minute. */
  untilClear(): Promise<void>;
  stop(): void;
}

/** Measures how long phones do not see what is saved. */
export function watchBlindness(guests: readonly Guest[]): BlindnessWatch {
  const eyes = guests.map((guest) => new Eyes(guest, guests));
  let longest = NONE;
  let now = NONE;
  const timer = setInterval(() => {
    const nowMs = Date.now();
    now = longestOf(NONE, ...eyes.map((eye) => eye.look(nowMs)));
    longest = longestOf(longest, now);
  }, LOOK_EVERY_MS);
  return {
    take() {
      const taken = longest;
      longest = NONE;
      return taken;
    },
    async untilClear() {
      const giveUpAt = Date.now() + CLEAR_WITHIN_MS;
      while ((now.withoutStreamMs > 0 || now.behindMs > MOMENT_MS) && Date.now() < giveUpAt) await sleep(LOOK_EVERY_MS);
    },
    stop: () => clearInterval(timer),
  };
}

/** Of one phone. */
class Eyes {
  readonly #feed: Guest['feed'];
  readonly #company: readonly Guest[];
  #downSinceMs: number | null = null;
  readonly #behindSinceMs = new Map<Guest, number>();
  #seen: { readonly leaderboard: Leaderboard | null; readonly rows: ReadonlyMap<string, string> };

  constructor({ feed, celebration }: Guest, guests: readonly Guest[]) {
    this.#feed = feed;
    this.#company = guests.filter((other) => other.celebration.code === celebration.code);
    this.#seen = { leaderboard: null, rows: new Map() };
  }

  /** Returns how long the spells are that go on now. */
  look(nowMs: number): Blindness {
    const { status, leaderboard } = this.#feed.getState();
    this.#downSinceMs = status === 'live' ? null : (this.#downSinceMs ?? nowMs);
    if (leaderboard !== this.#seen.leaderboard) this.#seen = { leaderboard, rows: rowsOf(leaderboard) };
    for (const other of this.#company) this.#compare(other);
    const behindSinceMs = Math.min(nowMs, ...this.#behindSinceMs.values());
    return { withoutStreamMs: nowMs - (this.#downSinceMs ?? nowMs), behindMs: nowMs - behindSinceMs };
  }

  #compare(other: Guest): void {
    const savedAtMs = other.savedAtMs();
    if (savedAtMs === null || other.isUpToDate(this.#seen.rows.get(other.id) ?? null))
      this.#behindSinceMs.delete(other);
    else if (!this.#behindSinceMs.has(other)) this.#behindSinceMs.set(other, savedAtMs);
  }
}
