import type { Logger } from 'pino';
import { isSameBoards } from '../../domain/leaderboard/boards.ts';
import type { Still } from '../leaderboard/pause.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { RosterFiller } from './fill-roster.ts';
import type { LoadedCelebrations } from './loaded-celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';

/** How many settings are read before other work gets a turn. */
const FOLLOW_SLICE = 50;

interface ShownSettingsDeps {
  readonly loaded: LoadedCelebrations;
  readonly filler: Pick<RosterFiller, 'showBoards'>;
  readonly timers: Pick<Timers, 'now' | 'after'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Applies the hosts' settings to the leaderboards in memory. Other leaderboards get their settings when they are loaded. */
export class ShownSettings {
  readonly #loaded: LoadedCelebrations;
  readonly #filler: ShownSettingsDeps['filler'];
  readonly #timers: ShownSettingsDeps['timers'];
  readonly #registry: ShownSettingsDeps['registry'];
  readonly #log: ShownSettingsDeps['log'];
  /** By celebration. */
  readonly #showing = new Map<string, Promise<void>>();
  /** Updates that have not begun yet. An update reads the settings when it begins, so all earlier requests share it. */
  readonly #waiting = new Map<string, Promise<void>>();

  constructor({ loaded, filler, timers, registry, log }: ShownSettingsDeps) {
    this.#loaded = loaded;
    this.#filler = filler;
    this.#timers = timers;
    this.#registry = registry;
    this.#log = log;
  }

  stand(celebrationId: string, still: Still): void {
    this.#loaded.find(celebrationId)?.roster.stand(still, this.#timers.now());
  }

  /**
   * Shows the leaderboards that the hosts have chosen. If the drinks cannot be read, the celebration is dropped, and
   * the next call loads it again.
   */
  showBoards(id: string): Promise<void> {
    const showing = this.#showing.get(id);
    if (!showing) return this.#startShowing(id);
    const start = () => {
      this.#waiting.delete(id);
      return this.#startShowing(id);
    };
    const waiting = this.#waiting.get(id) ?? showing.then(start, start);
    this.#waiting.set(id, waiting);
    return waiting;
  }

  #startShowing(id: string): Promise<void> {
    const showing = this.#show(id).finally(() => this.#showing.delete(id));
    this.#showing.set(id, showing);
    return showing;
  }

  async #show(celebrationId: string): Promise<void> {
    const celebration = this.#loaded.find(celebrationId);
    try {
      await this.#loaded.untilLoaded(celebrationId);
      if (celebration) await this.#filler.showBoards(celebration.roster, celebrationId);
    } catch (error) {
      // The celebration may have been dropped and loaded again meanwhile.
      if (this.#loaded.find(celebrationId) === celebration) this.#loaded.drop(celebrationId);
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  /** Calls `follow` for all celebrations in memory. Other work gets a turn in between. Returns their ids. */
  async followAll(): Promise<readonly string[]> {
    const ids = this.#loaded.codedIds;
    for (const [index, id] of ids.entries()) {
      if (index > 0 && index % FOLLOW_SLICE === 0) await new Promise<void>((resolve) => this.#timers.after(0, resolve));
      this.follow(id);
    }
    return ids;
  }

  /** Applies settings that hosts have changed at another server, or that an operator has changed by a command. */
  follow(celebrationId: string): void {
    const roster = this.#loaded.find(celebrationId)?.roster;
    if (!roster) return;
    const settings = this.#registry.settingsOf(celebrationId);
    roster.stand(settings, this.#timers.now());
    if (isSameBoards(roster.boards, settings.boards)) return;
    this.showBoards(celebrationId).catch((error: unknown) => {
      this.#log.error({ err: error }, 'the leaderboards that the hosts want are not shown');
    });
  }
}
