import type { Logger } from 'pino';
import { isSameBoards } from '../../domain/leaderboard/boards.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { RosterFiller } from './fill-roster.ts';
import type { LoadedCelebrations } from './loaded-celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';

interface ShownSettingsDeps {
  readonly loaded: LoadedCelebrations;
  readonly filler: Pick<RosterFiller, 'showBoards'>;
  readonly timers: Pick<Timers, 'now'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Applies what hosts set to the leaderboards in memory. Others get it when they are loaded. */
export class ShownSettings {
  readonly #loaded: LoadedCelebrations;
  readonly #filler: ShownSettingsDeps['filler'];
  readonly #timers: ShownSettingsDeps['timers'];
  readonly #registry: ShownSettingsDeps['registry'];
  readonly #log: ShownSettingsDeps['log'];

  constructor({ loaded, filler, timers, registry, log }: ShownSettingsDeps) {
    this.#loaded = loaded;
    this.#filler = filler;
    this.#timers = timers;
    this.#registry = registry;
    this.#log = log;
  }

  /** Makes a leaderboard stand still, or run again. */
  setPaused(celebrationId: string, pausedAt: number | null): void {
    const roster = this.#loaded.find(celebrationId)?.roster;
    if (roster?.pausedAt === pausedAt) return;
    if (pausedAt === null) roster?.resume();
    else roster?.pause(pausedAt, this.#timers.now());
  }

  /**
   * Shows the leaderboards that the hosts want now. If drinks cannot be read for them, the celebration is dropped, and the
   * next call loads it again.
   */
  async showBoards(celebrationId: string): Promise<void> {
    const celebration = this.#loaded.find(celebrationId);
    try {
      await this.#loaded.untilLoaded(celebrationId);
      if (celebration) await this.#filler.showBoards(celebration.roster, celebrationId);
    } catch (error) {
      // Another celebration may have taken its place.
      if (this.#loaded.find(celebrationId) === celebration) this.#loaded.drop(celebrationId);
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  /** Applies what hosts have set by a call to another server. */
  follow(celebrationId: string): void {
    const roster = this.#loaded.find(celebrationId)?.roster;
    if (!roster) return;
    const { pausedAt, boards } = this.#registry.settingsOf(celebrationId);
    this.setPaused(celebrationId, pausedAt);
    if (isSameBoards(roster.boards, boards)) return;
    this.showBoards(celebrationId).catch((error: unknown) => {
      this.#log.error({ err: error }, 'the leaderboards that the hosts want are not shown');
    });
  }
}
