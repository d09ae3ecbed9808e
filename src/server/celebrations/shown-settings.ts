import type { Logger } from 'pino';
import { isSameBoards } from '../../domain/leaderboard/boards.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../timers.ts';
import type { RosterFiller } from './fill-roster.ts';
import type { CelebrationRegistry } from './registry.ts';
import type { Rooms } from './rooms.ts';

interface ShownSettingsDeps {
  readonly rooms: Rooms;
  readonly filler: Pick<RosterFiller, 'showBoards'>;
  readonly timers: Pick<Timers, 'now'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Applies what hosts set to the leaderboards in memory. Others get it when they are loaded. */
export class ShownSettings {
  readonly #rooms: Rooms;
  readonly #filler: ShownSettingsDeps['filler'];
  readonly #timers: ShownSettingsDeps['timers'];
  readonly #registry: ShownSettingsDeps['registry'];
  readonly #log: ShownSettingsDeps['log'];

  constructor({ rooms, filler, timers, registry, log }: ShownSettingsDeps) {
    this.#rooms = rooms;
    this.#filler = filler;
    this.#timers = timers;
    this.#registry = registry;
    this.#log = log;
  }

  /** Makes a leaderboard stand still, or run again. */
  setPaused(celebrationId: string, pausedAt: number | null): void {
    const roster = this.#rooms.find(celebrationId)?.roster;
    if (roster?.pausedAt === pausedAt) return;
    if (pausedAt === null) roster?.resume();
    else roster?.pause(pausedAt, this.#timers.now());
  }

  /**
   * Shows the leaderboards that the hosts want now. If drinks cannot be read for them, the room is dropped, and the next call
   * loads it again.
   */
  async showBoards(celebrationId: string): Promise<void> {
    const room = this.#rooms.find(celebrationId);
    try {
      await this.#rooms.untilLoaded(celebrationId);
      if (room) await this.#filler.showBoards(room.roster, celebrationId);
    } catch (error) {
      // Another room may have taken its place.
      if (this.#rooms.find(celebrationId) === room) this.#rooms.drop(celebrationId);
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  /** Applies what hosts have set by a call to another server. */
  follow(celebrationId: string): void {
    const roster = this.#rooms.find(celebrationId)?.roster;
    if (!roster) return;
    const { pausedAt, boards } = this.#registry.settingsOf(celebrationId);
    this.setPaused(celebrationId, pausedAt);
    if (isSameBoards(roster.boards, boards)) return;
    this.showBoards(celebrationId).catch((error: unknown) => {
      this.#log.error({ err: error }, 'the leaderboards that the hosts want are not shown');
    });
  }
}
