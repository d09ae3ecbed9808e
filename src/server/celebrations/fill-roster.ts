import { hasFigures } from '../../domain/leaderboard/boards.ts';
import type { Roster } from '../leaderboard/roster.ts';
import type { Store } from '../store/store.ts';
import type { LongWork, NextStep } from '../time/long-work.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';
import type { CelebrationRegistry } from './registry.ts';

/**
 * How many sessions are read at a time, with their drinks. A database on another computer answers several queries as
 * quickly as one.
 */
const READ_TOGETHER = 4;

interface RosterFillerDeps {
  readonly store: Pick<Store, 'alive' | 'read'>;
  readonly timers: Pick<Timers, 'now'>;
  readonly longWork: LongWork;
  readonly clock: Pick<ServerClock, 'earliestNow'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
}

export type RosterFiller = ReturnType<typeof createRosterFiller>;

/** Fills rosters from the store. Each call runs as `LongWork`. */
export function createRosterFiller({ store, timers, longWork, clock, registry }: RosterFillerDeps) {
  /** Fills a roster. Meanwhile commits and deletions also reach the roster, which then ignores older rows. */
  function fill(roster: Roster, celebrationId: string): Promise<void> {
    return longWork.run(async (nextStep) => {
      for await (const session of store.alive(clock.earliestNow(), celebrationId)) {
        roster.apply(session, timers.now());
        await nextStep();
      }
      await showWanted(roster, celebrationId, nextStep);
      roster.stand(registry.settingsOf(celebrationId), timers.now());
    });
  }

  function showBoards(roster: Roster, celebrationId: string): Promise<void> {
    return longWork.run((nextStep) => showWanted(roster, celebrationId, nextStep));
  }

  /**
   * Shows the boards that the hosts have chosen. Their choice is read again after the drinks, because they may have
   * changed it meanwhile.
   */
  async function showWanted(roster: Roster, celebrationId: string, nextStep: NextStep): Promise<void> {
    if (hasFigures(registry.settingsOf(celebrationId).boards))
      await readDrinks(roster, roster.beginFigures(), nextStep);
    roster.show(registry.settingsOf(celebrationId).boards);
  }

  function readTallies(roster: Roster): Promise<void> {
    return longWork.run(async (nextStep) => {
      await readDrinks(roster, roster.beginTallies(), nextStep);
      roster.keepFigures();
    });
  }

  /** Computes the figures from the drinks. A damaged session has no figures until its next save. */
  async function readDrinks(roster: Roster, ids: readonly string[], nextStep: NextStep): Promise<void> {
    for (let first = 0; first < ids.length; first += READ_TOGETHER) {
      const reading = ids.slice(first, first + READ_TOGETHER).map((id) => store.read(id));
      for (const { record } of await Promise.all(reading)) if (record) roster.apply(record);
      await nextStep();
    }
  }

  return { fill, showBoards, readTallies };
}
