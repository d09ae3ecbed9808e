import type { Logger } from 'pino';
import { isShown } from '../../domain/session/moderation.ts';
import { isOnLeaderboard } from '../../domain/session/session-lifetime.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import { type SessionSummary, type Store, StoreUnavailable } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';

interface RoomReaderDeps {
  readonly celebrations: Pick<Celebrations, 'completeRosterOf'>;
  readonly store: Pick<Store, 'alive'>;
  readonly clock: Pick<ServerClock, 'now' | 'earliestNow'>;
  readonly log: Pick<Logger, 'error'>;
}

export type RoomReader = ReturnType<typeof createRoomReader>;

/**
 * Reads the facts of a celebration that moments need, synchronously from a leaderboard in memory, or else from the store. Rooms
 * are read one after the other, because many rooms reach midnight at the same time. While the store fails, there is no answer.
 */
export function createRoomReader({ celebrations, store, clock, log }: RoomReaderDeps) {
  let last: Promise<void> = Promise.resolve();

  function inTurn<Answer>(read: () => Promise<Answer>, use: (answer: Answer) => void): void {
    last = last
      .then(read)
      .then(use)
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'a moment was missed');
      });
  }

  async function* guestsOf(celebrationId: string): AsyncGenerator<SessionSummary> {
    for await (const session of store.alive(clock.earliestNow(), celebrationId))
      if (isOnLeaderboard(session.expiresAt, clock.now())) yield session;
  }

  /** Reads only until it finds a toast. */
  async function findToast(celebrationId: string, { sessionId, updatedAt }: SessionSummary): Promise<boolean> {
    for await (const other of guestsOf(celebrationId)) {
      const isHeard = isShown(other.moderation) && !other.hidden && !other.isQuiet;
      const isEarlier = other.lastDrinkAt !== null && other.updatedAt < updatedAt;
      if (isHeard && isEarlier && other.sessionId !== sessionId) return true;
    }
    return false;
  }

  async function countGuests(celebrationId: string): Promise<number> {
    let count = 0;
    for await (const { moderation, hidden } of guestsOf(celebrationId)) if (isShown(moderation) && !hidden) count += 1;
    return count;
  }

  return {
    /** Whether another guest who shows the numbers has saved an earlier drink. */
    hasToasted(celebrationId: string, session: SessionSummary, use: (hasToasted: boolean) => void): void {
      const roster = celebrations.completeRosterOf(celebrationId);
      if (roster) use(roster.inSight.hasToasted(session.sessionId, clock.now()));
      else inTurn(() => findToast(celebrationId, session), use);
    },
    /** The number of guests whom everybody sees. */
    guestCount(celebrationId: string, use: (count: number) => void): void {
      const roster = celebrations.completeRosterOf(celebrationId);
      if (roster) use(roster.inSight.count(clock.now()));
      else inTurn(() => countGuests(celebrationId), use);
    },
  };
}
