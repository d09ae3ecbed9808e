import { hasFigures } from '../../domain/leaderboard/boards.ts';
import type { Board } from '../board.ts';
import type { ServerClock } from '../server-clock.ts';
import type { Store } from '../store/store.ts';
import type { Timers } from '../timers.ts';
import type { CelebrationRegistry } from './registry.ts';

/** Sessions that are read before other work gets a turn. */
const LOAD_SLICE = 500;
/** The same for sessions with their drinks. */
const READ_SLICE = 32;

interface BoardFillerDeps {
  readonly store: Pick<Store, 'alive' | 'read'>;
  readonly timers: Pick<Timers, 'now' | 'after'>;
  readonly clock: Pick<ServerClock, 'earliestNow'>;
  readonly registry: Pick<CelebrationRegistry, 'settingsOf'>;
}

export type BoardFiller = ReturnType<typeof createBoardFiller>;

/** Fills boards from the store. */
export function createBoardFiller({ store, timers, clock, registry }: BoardFillerDeps) {
  const nextTurn = () => new Promise<void>((resolve) => timers.after(0, resolve));

  /** Commits and deletions reach the board meanwhile. It ignores rows that are older than those. */
  async function fill(board: Board, celebrationId: string): Promise<void> {
    let rows = 0;
    for await (const session of store.alive(clock.earliestNow(), celebrationId)) {
      if (rows > 0 && rows % LOAD_SLICE === 0) await nextTurn();
      board.apply(session);
      rows += 1;
    }
    await showBoards(board, celebrationId);
    const { pausedAt } = registry.settingsOf(celebrationId);
    if (pausedAt !== null) board.pause(pausedAt, timers.now());
  }

  /** The boards are read again after the drinks, because the hosts may have changed their minds meanwhile. */
  async function showBoards(board: Board, celebrationId: string): Promise<void> {
    if (hasFigures(registry.settingsOf(celebrationId).boards)) await readFigures(board);
    board.show(registry.settingsOf(celebrationId).boards);
  }

  /** The drinks of all guests, from which the figures follow. A damaged session has none until its next save. */
  async function readFigures(board: Board): Promise<void> {
    for (const [index, id] of board.beginFigures().entries()) {
      if (index > 0 && index % READ_SLICE === 0) await nextTurn();
      const { record } = await store.read(id);
      if (record) board.apply(record);
    }
  }

  return { fill, showBoards };
}
