import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { MAX_KNOCKS } from '../../domain/hosting/door.ts';
import { dayBegan } from '../../domain/protocol/earlier-drinks.ts';
import { AT_THE_CLOSED_DOOR, AT_THE_DOOR, type Moderation, UNMODERATED } from '../../domain/session/moderation.ts';
import { ApiProblem } from '../http/problem.ts';
import type { Roster } from '../leaderboard/roster.ts';
import type { Limits } from '../limits/default-limits.ts';
import { networkKey, placeThatGivesWay } from '../limits/give-way.ts';
import type { Celebrations } from './celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';

const TOO_MANY_SESSIONS = { detail: 'There are too many sessions.' };

/** Newcomers take no places at a closed door from a network that has at most this many places. */
const KNOCKS_OF_NETWORK = 10;
/** The share of places that is reserved. */
const RESERVED = 1 / 10;
/** An owner with less than this share of all sessions may use the reserved places. */
const MAY_USE_RESERVE = 1 / 40;

interface EntranceDeps {
  readonly celebrations: Pick<Celebrations, 'size' | 'sizeOf' | 'enter'>;
  readonly now: () => number;
  readonly registry: Pick<CelebrationRegistry, 'byId' | 'settingsOf' | 'ofSameOwner'>;
  /** Deletes the session of a guest who has knocked at the closed door. The phone then knocks again. */
  forgetKnock(knock: { readonly sessionId: string; readonly celebrationId: string }): Promise<void>;
}

interface Newcomer {
  readonly sessionId: string;
  readonly celebrationId: string;
  readonly address: string;
}

interface Place {
  /** If all places at the closed door were taken, frees the one that the newcomer gets. */
  takeOver(): Promise<void>;
  /** Called when the session is stored or refused. */
  free(): void;
}

interface Knock {
  readonly other: string | undefined;
  remember(): void;
}

const NO_KNOCK: Knock = { other: undefined, remember: () => {} };

type SessionLimits = Pick<
  Limits,
  'sessions' | 'sessionsOfOpenCelebration' | 'sessionsPerCelebration' | 'sessionsPerOwner'
>;

export type Entrance = ReturnType<typeof createEntrance>;

/** Decides whether a celebration accepts a session now. */
export function createEntrance({ celebrations, registry, now, forgetKnock }: EntranceDeps) {
  /** The network from which each session has knocked. Unknown after a restart. */
  const networksOn = new WeakMap<Roster, Map<string, string>>();
  /** Sessions whose place a newcomer is about to get. */
  const leaving = new Set<string>();

  /** The earliest first. */
  function knocksOn(roster: Roster) {
    const networks = networksOn.get(roster);
    return roster
      .hostedGuests(now())
      .filter(({ state, guest }) => state === 'knocked' && !leaving.has(guest.sessionId))
      .map(({ guest: { sessionId } }) => ({ sessionId, network: networks?.get(sessionId) ?? '' }));
  }

  const coming = { inAll: 0, at: new Map<string, number>() };

  function count(celebrationId: string, change: 1 | -1): void {
    coming.inAll += change;
    const here = (coming.at.get(celebrationId) ?? 0) + change;
    if (here > 0) coming.at.set(celebrationId, here);
    else coming.at.delete(celebrationId);
  }

  /**
   * Reserves a place for a new session. @throws {ApiProblem} unknown-celebration, celebration-over, door-closed if too
   * many guests have knocked at the closed door, unavailable if the celebration, its owner or this server has no space
   * for another session.
   */
  async function keepPlace(newcomer: Newcomer, limits: SessionLimits): Promise<Place> {
    const { celebrationId } = newcomer;
    requireUnfinished(celebrationId);
    const isOpenOne = celebrationId === OPEN_CELEBRATION_ID;
    const isDoorClosed = !isOpenOne && registry.settingsOf(celebrationId).door === 'closed';
    const atTheDoor = isDoorClosed ? await celebrations.enter(celebrationId) : null;
    // There is no await before the count, so that guests who knock at the same time are all counted.
    const knock = atTheDoor ? requireKnock(atTheDoor.roster, newcomer) : NO_KNOCK;
    if (!hasSpace(celebrationId, limits)) throw new ApiProblem('unavailable', TOO_MANY_SESSIONS, { limit: 'sessions' });
    count(celebrationId, 1);
    if (knock.other !== undefined) leaving.add(knock.other);
    return {
      takeOver: async () => {
        if (knock.other !== undefined) await forgetKnock({ sessionId: knock.other, celebrationId });
        knock.remember();
      },
      free: () => {
        count(celebrationId, -1);
        if (knock.other !== undefined) leaving.delete(knock.other);
      },
    };
  }

  /**
   * If all places at the closed door are taken, chooses the session whose place the newcomer gets. @throws {ApiProblem}
   * door-closed.
   */
  function requireKnock(roster: Roster, { sessionId, celebrationId, address }: Newcomer): Knock {
    const knocks = knocksOn(roster);
    const network = networkKey(address);
    const isFull = knocks.length + (coming.at.get(celebrationId) ?? 0) >= MAX_KNOCKS;
    const other = isFull ? placeThatGivesWay(knocks, network, KNOCKS_OF_NETWORK)?.sessionId : undefined;
    if (isFull && other === undefined) throw new ApiProblem('door-closed');
    return { other, remember: () => remember(roster, sessionId, network) };
  }

  /** Remembers the network of a session that knocks. Deletes the networks of guests who no longer knock. */
  function remember(roster: Roster, sessionId: string, network: string): void {
    const known = networksOn.get(roster);
    const isSmall = known && known.size < 2 * MAX_KNOCKS;
    const networks = isSmall ? known : new Map(knocksOn(roster).map((knock) => [knock.sessionId, knock.network]));
    networksOn.set(roster, networks.set(sessionId, network));
  }

  function hasSpace(celebrationId: string, limits: SessionLimits): boolean {
    const { sessions, sessionsOfOpenCelebration, sessionsPerCelebration } = limits;
    const here = sizeWithComing(celebrationId);
    const inAll = celebrations.size + coming.inAll;
    if (inAll >= sessions) return false;
    if (celebrationId === OPEN_CELEBRATION_ID) return here < sessionsOfOpenCelebration;
    return here < sessionsPerCelebration && ownerHasSpace(celebrationId, inAll, limits);
  }

  /** Whether the owner of a celebration has space for one more session, so that no owner's celebrations fill the server. */
  function ownerHasSpace(celebrationId: string, inAll: number, { sessions, sessionsPerOwner }: SessionLimits): boolean {
    const isInReserve = inAll >= sessions - Math.floor(sessions * RESERVED);
    if (!isInReserve && inAll < sessionsPerOwner) return true;
    const owned = new Set([celebrationId, ...registry.ofSameOwner(celebrationId)]);
    const size = [...owned].reduce((sum, id) => sum + sizeWithComing(id), 0);
    return size < sessionsPerOwner && (!isInReserve || size < sessions * MAY_USE_RESERVE);
  }

  function sizeWithComing(celebrationId: string): number {
    return celebrations.sizeOf(celebrationId) + (coming.at.get(celebrationId) ?? 0);
  }

  /**
   * A celebration may change while the body of a call arrives, so a save checks again.
   * @throws {ApiProblem} unknown-celebration if it was deleted, celebration-over.
   */
  function requireUnfinished(celebrationId: string): void {
    if (celebrationId === OPEN_CELEBRATION_ID) return;
    const celebration = registry.byId(celebrationId);
    if (!celebration) throw new ApiProblem('unknown-celebration');
    if (celebration.state === 'over') throw new ApiProblem('celebration-over');
  }

  /**
   * The moderation of a session at the beginning of a save. `before` is the stored moderation. For a guest who is new or has
   * knocked at the closed door, the present door setting decides. @throws {ApiProblem} unknown-celebration, celebration-over.
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

  /** The time at which the day of a celebration began, in ms. Null for the open celebration. */
  function dayBeganAt(celebrationId: string): number | null {
    if (celebrationId === OPEN_CELEBRATION_ID) return null;
    const celebration = registry.byId(celebrationId);
    return celebration ? dayBegan(celebration, now()) : 0;
  }

  /** The time at which the celebration ended, in ms. Null while the celebration continues. */
  function endedAt(celebrationId: string): number | null {
    return celebrationId === OPEN_CELEBRATION_ID ? null : registry.settingsOf(celebrationId).endedAt;
  }

  /** Whether positions of the celebration's guests are stored. The rules of the house do not apply to the open celebration. */
  function takesPositions(celebrationId: string): boolean {
    return celebrationId === OPEN_CELEBRATION_ID || registry.settingsOf(celebrationId).location !== false;
  }

  return { keepPlace, requireUnfinished, moderationOf, dayBeganAt, endedAt, takesPositions };
}
