import type { Logger } from 'pino';
import { CELEBRATION_PARAMETER, OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { type CelebrationSettings, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { type ScreenEvent, screenOf } from '../../domain/wall/screen.ts';
import { currentWord } from '../../domain/wall/wall-settings.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { Roster } from '../leaderboard/roster.ts';
import type { Subscriber } from '../leaderboard/subscriber.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { Moments } from './moments.ts';
import { WallHub } from './wall-hub.ts';

interface WallStreamsDeps {
  readonly celebrations: Pick<Celebrations, 'enter' | 'hold' | 'countRoom'>;
  readonly registry: Pick<CelebrationRegistry, 'byId' | 'settingsOf'>;
  readonly moments: Pick<Moments, 'onWall'>;
  readonly timers: Timers;
  readonly log: Pick<Logger, 'error'>;
  /** Of the wall's pages. One in another language may be built while the server answers. */
  version(): string;
  /** Whether the open celebration has a wall. */
  readonly hasOpenWall: boolean;
}

/** A wall that asks for its stream. */
interface WallWish {
  readonly celebrationId: string;
  /**
   * Where guests open Clink now, such as `https://clink.example`. Null if the server does not know it. It is never read
   * from the call, because all walls of a celebration share what one of them has brought.
   */
  originNow(): string | null;
  readonly wall: Subscriber;
}

interface OpenWall {
  readonly hub: WallHub;
  release(): void;
}

export type WallStreams = ReturnType<typeof createWallStreams>;

/** The walls of all celebrations. A celebration stays in memory as long as it has one. */
export function createWallStreams(deps: WallStreamsDeps) {
  const { celebrations, registry, moments, timers, log, version, hasOpenWall } = deps;
  const walls = new Map<string, Promise<OpenWall>>();
  /** Of the walls above, as soon as they are open. */
  const hubs = new Map<string, WallHub>();
  let hasEnded = false;

  function settingsOf(id: string): CelebrationSettings {
    if (id !== OPEN_CELEBRATION_ID) return registry.settingsOf(id);
    return hasOpenWall ? USUAL_SETTINGS : { ...USUAL_SETTINGS, wall: 'off' };
  }

  /** The open celebration never depends on the registry. */
  const celebrationOf = (id: string) => (id === OPEN_CELEBRATION_ID ? null : (registry.byId(id) ?? null));

  function glance(id: string, origin: string | null): string {
    const now = timers.now();
    const { word, wallCodeHiddenUntil, ...settings } = settingsOf(id);
    const isHidden = wallCodeHiddenUntil !== null && wallCodeHiddenUntil > now;
    const shown = [
      celebrationOf(id),
      settings,
      currentWord(word, now),
      isHidden,
      moments.onWall(id),
      origin,
      version(),
    ];
    return JSON.stringify(shown);
  }

  function read(id: string, origin: string | null, roster: Roster): ScreenEvent {
    const at = timers.now();
    const celebration = celebrationOf(id);
    const settings = settingsOf(id);
    const address = `${origin ?? ''}/${celebration ? `?${CELEBRATION_PARAMETER}=${celebration.code}` : ''}`;
    // Phones keep an evening for its 24 hours, also when the hosts delete the celebration.
    const { deletesAt, ...room } = roster.room(at);
    return screenOf({
      ...{ at, version: version(), address, celebration, settings, rankings: roster.recentRankings(at) },
      ...room,
      moment: moments.onWall(id),
      clinks: celebration?.state === 'over' ? roster.clinks(at) : 0,
      deletesAt,
    });
  }

  /** Null while celebrations cannot be read: the walls keep their last picture. */
  function patiently<Answer>(id: string, work: () => Answer): Answer | null {
    try {
      if (id !== OPEN_CELEBRATION_ID && !registry.byId(id)) {
        // Deleted: the next call gets the right answer.
        close(id);
        return null;
      }
      return work();
    } catch (error) {
      if (error instanceof StoreUnavailable) return null;
      throw error;
    }
  }

  async function enter(id: string): Promise<{ readonly roster: Roster; release(): void }> {
    if (id === OPEN_CELEBRATION_ID) return { roster: (await celebrations.enter(id)).roster, release: () => {} };
    const { loaded, release } = await celebrations.hold(id, () => close(id));
    return { roster: loaded.roster, release };
  }

  async function open(id: string, originNow: () => string | null): Promise<OpenWall> {
    const { roster, release } = await enter(id);
    const leave = () => {
      roster.endTallies();
      release();
    };
    try {
      await celebrations.countRoom(roster);
    } catch (error) {
      leave();
      throw error;
    }
    const hub: WallHub = new WallHub({
      ...{ roster, timers },
      glance: () => patiently(id, () => glance(id, originNow())),
      read: () => patiently(id, () => read(id, originNow(), roster)),
      onEmpty: () => {
        if (hubs.get(id) === hub) close(id);
      },
    });
    return { hub, release: leave };
  }

  function close(id: string): void {
    const opened = walls.get(id);
    walls.delete(id);
    hubs.delete(id);
    void opened?.then(
      ({ hub, release }) => {
        hub.close();
        release();
      },
      () => {},
    );
  }

  async function joinHub({ celebrationId: id, originNow, wall }: WallWish): Promise<void> {
    const opened = walls.get(id) ?? open(id, originNow);
    walls.set(id, opened);
    // Meanwhile the celebration may be dropped, and another wall may open it again.
    const isOurs = () => walls.get(id) === opened;
    const { hub } = await opened.catch((error: unknown) => {
      if (isOurs()) walls.delete(id);
      throw error;
    });
    if (isOurs()) hubs.set(id, hub);
    if (!hub.join(wall) && hub.count === 0 && isOurs()) close(id);
  }

  return {
    /** Never rejects: if the wall cannot be opened, the stream ends, and the page comes back. */
    async join(wish: WallWish): Promise<void> {
      const { wall } = wish;
      if (hasEnded) return wall.end();
      try {
        await joinHub(wish);
      } catch (error) {
        wall.end();
        if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'a wall could not begin');
      }
    },
    /** What hosts set may have changed, or there is a moment. */
    poke: (id: string): void => hubs.get(id)?.poke(),
    /** Ends all streams for good. Walls come back to another server, or to the next one here. */
    endAll: (): void => {
      hasEnded = true;
      for (const id of [...walls.keys()]) close(id);
    },
  };
}
