import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { AT_THE_DOOR, type Moderation, UNMODERATED } from '../../domain/hosting/moderation.ts';
import type { Limits } from '../limits/default-limits.ts';
import { ApiProblem } from '../problem.ts';
import type { Celebrations } from './celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';

const TOO_MANY_SESSIONS = { detail: 'There are too many sessions.' };

interface EntranceDeps {
  readonly celebrations: Pick<Celebrations, 'size' | 'sizeOf'>;
  readonly registry: Pick<CelebrationRegistry, 'byId' | 'settingsOf'>;
}

type SessionLimits = Pick<Limits, 'sessions' | 'sessionsOfOpenCelebration' | 'sessionsPerCelebration'>;

export type Entrance = ReturnType<typeof createEntrance>;

/** Whether a celebration accepts a session now. */
export function createEntrance({ celebrations, registry }: EntranceDeps) {
  /** @throws {ApiProblem} unavailable if there is no space for another session in the celebration, or on this server. */
  function requireSpace(celebrationId: string, limits: SessionLimits): void {
    const { sessions, sessionsOfOpenCelebration, sessionsPerCelebration } = limits;
    const most = celebrationId === OPEN_CELEBRATION_ID ? sessionsOfOpenCelebration : sessionsPerCelebration;
    if (celebrations.sizeOf(celebrationId) >= most || celebrations.size >= sessions)
      throw new ApiProblem('unavailable', TOO_MANY_SESSIONS, { limit: 'sessions' });
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
   * How a new session begins: in, or waiting at the door. A session that the disk has damaged is not new.
   * @throws {ApiProblem} door-closed, unknown-celebration, celebration-over.
   */
  function requireOpenDoor(celebrationId: string): Moderation {
    requireUnfinished(celebrationId);
    if (celebrationId === OPEN_CELEBRATION_ID) return UNMODERATED;
    const { door } = registry.settingsOf(celebrationId);
    if (door === 'closed') throw new ApiProblem('door-closed');
    return door === 'ask' ? AT_THE_DOOR : UNMODERATED;
  }

  return { requireSpace, requireUnfinished, requireOpenDoor };
}
