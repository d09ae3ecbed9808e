import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { MAX_KNOCKS } from '../../domain/hosting/door.ts';
import { AT_THE_CLOSED_DOOR, AT_THE_DOOR, type Moderation, UNMODERATED } from '../../domain/session/moderation.ts';
import { ApiProblem } from '../http/problem.ts';
import type { Roster } from '../leaderboard/roster.ts';
import type { Limits } from '../limits/default-limits.ts';
import type { Celebrations } from './celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';

const TOO_MANY_SESSIONS = { detail: 'There are too many sessions.' };

interface EntranceDeps {
  readonly celebrations: Pick<Celebrations, 'size' | 'sizeOf' | 'enter'>;
  readonly now: () => number;
  readonly registry: Pick<CelebrationRegistry, 'byId' | 'settingsOf'>;
}

type SessionLimits = Pick<Limits, 'sessions' | 'sessionsOfOpenCelebration' | 'sessionsPerCelebration'>;

export type Entrance = ReturnType<typeof createEntrance>;

/** Whether a celebration accepts a session now. */
export function createEntrance({ celebrations, registry, now }: EntranceDeps) {
  const knocksOn = (roster: Roster) => roster.hostedGuests(now()).filter(({ state }) => state === 'knocked').length;

  /** How many new sessions are on their way to the store, in all and by celebration. */
  const coming = { inAll: 0, at: new Map<string, number>() };

  function count(celebrationId: string, change: 1 | -1): void {
    coming.inAll += change;
    const here = (coming.at.get(celebrationId) ?? 0) + change;
    if (here > 0) coming.at.set(celebrationId, here);
    else coming.at.delete(celebrationId);
  }

  /**
   * Keeps a place for a new session while it is stored. Returns what ends this.
   * @throws {ApiProblem} unknown-celebration, celebration-over, door-closed if too many are stored who have knocked at the
   * closed door, unavailable if the celebration or this server has no space for another session.
   */
  async function keepPlace(celebrationId: string, limits: SessionLimits): Promise<() => void> {
    requireUnfinished(celebrationId);
    const { sessions, sessionsOfOpenCelebration, sessionsPerCelebration } = limits;
    const isOpenOne = celebrationId === OPEN_CELEBRATION_ID;
    const isDoorClosed = !isOpenOne && registry.settingsOf(celebrationId).door === 'closed';
    const atTheDoor = isDoorClosed ? await celebrations.enter(celebrationId) : null;
    const comingHere = coming.at.get(celebrationId) ?? 0;
    if (atTheDoor && knocksOn(atTheDoor.roster) + comingHere >= MAX_KNOCKS) throw new ApiProblem('door-closed');
    const most = isOpenOne ? sessionsOfOpenCelebration : sessionsPerCelebration;
    if (celebrations.sizeOf(celebrationId) + comingHere >= most || celebrations.size + coming.inAll >= sessions)
      throw new ApiProblem('unavailable', TOO_MANY_SESSIONS, { limit: 'sessions' });
    count(celebrationId, 1);
    return () => count(celebrationId, -1);
  }

  /**
   * A celebration may change while the body of a call arrives, so a save asks again.
   * @throws {ApiProblem} unknown-celebration if it was deleted, celebration-over.
   */
  function requireUnfinished(celebrationId: string): void {
    if (celebrationId === OPEN_CELEBRATION_ID) return;
    const celebration = registry.byId(celebrationId);
    if (!celebration) throw new ApiProblem('unknown-celebration');
    if (celebration.state === 'over') throw new ApiProblem('celebration-over');
  }

  /**
   * The moderation of a session with which a save begins. `before` is the stored one. Whoever is new, or has knocked at the
   * closed door, is where the door leads now. @throws {ApiProblem} unknown-celebration, celebration-over.
   */
  function moderationOf(celebrationId: string, before: Moderation | undefined): Moderation {
    if (before && before.admission !== 'knocked') return before;
    requireUnfinished(celebrationId);
    if (celebrationId === OPEN_CELEBRATION_ID) return UNMODERATED;
    const { door } = registry.settingsOf(celebrationId);
    if (door === 'closed') return before ?? AT_THE_CLOSED_DOOR;
    const { admission } = door === 'ask' ? AT_THE_DOOR : UNMODERATED;
    return { ...(before ?? UNMODERATED), admission };
  }

  return { keepPlace, requireUnfinished, moderationOf };
}
