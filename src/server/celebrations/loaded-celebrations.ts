import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { leastHoursAt } from '../../domain/leaderboard/standings.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import { LiveHub } from '../leaderboard/live-hub.ts';
import { Roster } from '../leaderboard/roster.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Timers } from '../time/timers.ts';
import { FigureReader, type FigureReaderDeps } from './figure-reader.ts';

export interface LoadedCelebration {
  readonly roster: Roster;
  readonly live: LiveHub;
  readonly figures: FigureReader;
}

interface CodedCelebration extends LoadedCelebration {
  readonly loaded: Promise<void>;
  isComplete: boolean;
  /** Functions to call when the celebration is dropped, one for each part that needs it for longer than a call. */
  readonly holders: Set<() => void>;
  usedAt: number;
}

/** A celebration without streams and calls for this long is dropped. The next call loads it again. */
const IDLE_MS = 5 * MINUTE_MS;

interface LoadedCelebrationsDeps extends FigureReaderDeps {
  readonly timers: Timers;
  readonly metrics: Pick<Metrics, 'broadcast'>;
  fill(roster: Roster, celebrationId: string): Promise<void>;
}

/**
 * The celebrations in memory. The open celebration is always in memory. A celebration with a code is loaded on first use, and
 * dropped when idle.
 */
export class LoadedCelebrations {
  readonly open: LoadedCelebration;
  readonly #coded = new Map<string, CodedCelebration>();
  readonly #deps: LoadedCelebrationsDeps;
  readonly #timers: Timers;
  readonly #stopDropping: () => void;
  #isClosed = false;

  constructor(deps: LoadedCelebrationsDeps) {
    this.#deps = deps;
    this.#timers = deps.timers;
    this.open = this.#newCelebration(true);
    this.#stopDropping = deps.timers.every(MINUTE_MS, () => this.#dropIdle());
  }

  get codedCount(): number {
    return this.#coded.size;
  }

  get codedIds(): string[] {
    return [...this.#coded.keys()];
  }

  get all(): LoadedCelebration[] {
    return [this.open, ...this.#coded.values()];
  }

  get subscriberCount(): number {
    return this.all.reduce((sum, { live }) => sum + live.subscriberCount, 0);
  }

  /** The celebration if it is in memory. It may still be loading, so its roster may lack an existing session. */
  find(celebrationId: string): LoadedCelebration | undefined {
    return celebrationId === OPEN_CELEBRATION_ID ? this.open : this.#coded.get(celebrationId);
  }

  /** The roster of a celebration if it is in memory and completely loaded. */
  completeRosterOf(celebrationId: string): Roster | undefined {
    if (celebrationId === OPEN_CELEBRATION_ID) return this.open.roster;
    const celebration = this.#coded.get(celebrationId);
    return celebration?.isComplete ? celebration.roster : undefined;
  }

  /** Resolves when the roster of a celebration in memory is complete. @throws the error of the loading. */
  async untilLoaded(celebrationId: string): Promise<void> {
    await this.#coded.get(celebrationId)?.loaded;
  }

  /** Loads a celebration, which must exist. Callers who arrive while it is loading share it. */
  async enter(celebrationId: string): Promise<LoadedCelebration> {
    if (celebrationId === OPEN_CELEBRATION_ID) return this.open;
    const celebration = this.#coded.get(celebrationId) ?? this.#load(celebrationId);
    celebration.usedAt = this.#timers.now();
    await celebration.loaded;
    return celebration;
  }

  /**
   * Keeps a celebration with a code in memory until the returned function is called. `onDrop` is called if the
   * celebration is deleted before then, or the server closes.
   */
  async hold(
    celebrationId: string,
    onDrop: () => void,
  ): Promise<{ readonly loaded: LoadedCelebration; release(): void }> {
    const celebration = this.#coded.get(celebrationId) ?? this.#load(celebrationId);
    celebration.holders.add(onDrop);
    const release = () => {
      celebration.holders.delete(onDrop);
      celebration.usedAt = this.#timers.now();
    };
    await celebration.loaded.catch((error: unknown) => {
      release();
      throw error;
    });
    return { loaded: celebration, release };
  }

  /** Ends the streams of a celebration, and forgets its roster. */
  drop(celebrationId: string): void {
    const celebration = this.#coded.get(celebrationId);
    if (!celebration) return;
    this.#coded.delete(celebrationId);
    close(celebration);
    for (const onDrop of [...celebration.holders]) onDrop();
  }

  /** Ends all streams. Phones reconnect to this server or to another server. */
  endStreams(): void {
    let ended = 0;
    for (const { live } of this.all) ended = live.endStreams(ended);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopDropping();
    this.endStreams();
    close(this.open);
    for (const id of this.codedIds) this.drop(id);
  }

  #load(id: string): CodedCelebration {
    const fresh = this.#newCelebration(false);
    const filled = this.#deps.fill(fresh.roster, id).then(() => {
      celebration.isComplete = true;
    });
    const loaded = filled.catch((error: unknown) => {
      // The celebration may have been dropped and loaded again meanwhile.
      if (this.#coded.get(id) === celebration) this.drop(id);
      throw error;
    });
    const celebration: CodedCelebration = {
      ...{ ...fresh, loaded, isComplete: false },
      holders: new Set<() => void>(),
      usedAt: this.#timers.now(),
    };
    if (this.#isClosed) close(celebration);
    else this.#coded.set(id, celebration);
    return celebration;
  }

  #dropIdle(): void {
    const idleSince = this.#timers.now() - IDLE_MS;
    for (const [id, { live, holders, usedAt }] of this.#coded) {
      if (live.subscriberCount === 0 && holders.size === 0 && usedAt <= idleSince) this.drop(id);
    }
  }

  #newCelebration(isOpenOne: boolean): LoadedCelebration {
    const roster = new Roster(leastHoursAt(isOpenOne));
    const live = new LiveHub(roster, this.#timers, this.#deps.metrics);
    return { roster, live, figures: new FigureReader(roster, this.#deps) };
  }
}

function close({ live, figures }: LoadedCelebration): void {
  live.close();
  figures.stop();
}
