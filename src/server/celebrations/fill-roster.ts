import { hasFigures } from '../../domain/leaderboard/boards.ts';
import type { Roster } from '../leaderboard/roster.ts';
import type { Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';
import type { CelebrationRegistry } from './registry.ts';

/** Sessions that are read before other work gets a turn. */
const LOAD_SLICE = 500;
/** The same for sessions with their drinks. */
const READ_SLICE = 32;

interface RosterFillerDeps {
  readonly store: Pick<Store, 'alive' | 'read'>;
  readonly timers: Pick<Timers, 'now' | 'after'>;
  readonly clock: Pick<ServerClock, 'earliestNow'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
}

export type RosterFiller = ReturnType<typeof createRosterFiller>;

/** Fills rosters from the store. */
export function createRosterFiller({ store, timers, clock, registry }: RosterFillerDeps) {
  const nextTurn = () => new Promise<void>((resolve) => timers.after(0, resolve));

  /** Commits and deletions reach the roster meanwhile. It ignores rows that are older than those. */
  async function fill(roster: Roster, celebrationId: string): Promise<void> {
    let rows = 0;
    for await (const session of store.alive(clock.earliestNow(), celebrationId)) {
      if (rows > 0 && rows % LOAD_SLICE === 0) await nextTurn();
      roster.apply(session);
      rows += 1;
    }
    await showBoards(roster, celebrationId);
    roster.stand(registry.settingsOf(celebrationId), timers.now());
  }

  /** The boards are read again after the drinks, because the hosts may have changed their minds meanwhile. */
  async function showBoards(roster: Roster, celebrationId: string): Promise<void> {
    if (hasFigures(registry.settingsOf(celebrationId).boards)) await readFigures(roster);
    roster.show(registry.settingsOf(celebrationId).boards);
  }

  /** The drinks of all guests, from which the figures follow. A damaged session has none until its next save. */
  async function readFigures(roster: Roster): Promise<void> {
    await readDrinks(roster, roster.beginFigures());
  }

  /** The same for the totals of the room. */
  async function readTallies(roster: Roster): Promise<void> {
    await readDrinks(roster, roster.beginTallies());
    roster.keepFigures();
  }

  async function readDrinks(roster: Roster, ids: readonly string[]): Promise<void> {
    for (const [index, id] of ids.entries()) {
      if (index > 0 && index % READ_SLICE === 0) await nextTurn();
      const { record } = await store.read(id);
      if (record) roster.apply(record);
    }
  }

  return { fill, showBoards, readTallies };
}
