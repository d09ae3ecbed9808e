import type { Logger } from 'pino';
import { CELEBRATION_PARAMETER, OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { type CelebrationSettings, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import type { Welcome } from '../../domain/moments/greetings.ts';
import { isFilling, MAX_ARRIVALS, NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import { type ScreenEvent, screenOf } from '../../domain/wall/screen.ts';
import { currentWord } from '../../domain/wall/wall-settings.ts';
import { FULL_WORD_MS } from '../../domain/wall/wall-times.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { PublicAddress } from '../http/address/public-address.ts';
import type { Room } from '../leaderboard/in-sight.ts';
import type { Roster } from '../leaderboard/roster.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Halls } from '../streams/halls.ts';
import type { Subscriber } from '../streams/subscriber.ts';
import type { Timers } from '../time/timers.ts';
import { createGreeter, type Greeter } from './greeter.ts';
import type { Moments } from './moments.ts';
import { WallHub } from './wall-hub.ts';

interface WallStreamsDeps {
  readonly celebrations: Pick<Celebrations, 'enter' | 'hold' | 'countRoom'>;
  readonly registry: Pick<CelebrationRegistry, 'byId' | 'settingsOf'>;
  readonly moments: Pick<Moments, 'onWall'>;
  readonly timers: Timers;
  readonly log: Pick<Logger, 'error'>;
  /** The version of the wall's pages. A page in another language may be built while the server runs. */
  version(): string;
  readonly hasOpenWall: boolean;
  /**
   * If this returns null, each wall puts the best address that it knows into its QR code. The address is never taken
   * from a call, because all walls of a celebration share one picture.
   */
  readonly publicAddress: PublicAddress['now'];
}

interface WallWish {
  readonly celebrationId: string;
  readonly wall: Subscriber;
}

export type WallStreams = ReturnType<typeof createWallStreams>;

/** The walls of all celebrations. A celebration stays in memory as long as it has a wall. */
export function createWallStreams(deps: WallStreamsDeps) {
  const { celebrations, registry, moments, timers, log, version, hasOpenWall, publicAddress } = deps;
  const halls = new Halls<WallHub>(open, (error) => log.error({ err: error }, 'a wall could not begin'));

  function settingsOf(id: string): CelebrationSettings {
    if (id !== OPEN_CELEBRATION_ID) return registry.settingsOf(id);
    return hasOpenWall ? USUAL_SETTINGS : { ...USUAL_SETTINGS, wall: 'off' };
  }

  /** The open celebration never depends on the registry. */
  const celebrationOf = (id: string) => (id === OPEN_CELEBRATION_ID ? null : (registry.byId(id) ?? null));

  function glance(id: string): string {
    const now = timers.now();
    const { word, wallCodeHiddenUntil, ...settings } = settingsOf(id);
    const isHidden = wallCodeHiddenUntil !== null && wallCodeHiddenUntil > now;
    const shown = [celebrationOf(id), settings, currentWord(word, now), isHidden, moments.onWall(id), version()];
    return JSON.stringify(shown);
  }

  const arrivals = (roster: Roster) => roster.inSight.latestNames(timers.now(), NAME_WAITS_MS, MAX_ARRIVALS);

  /** Says how the wall greets guests who join now. Greetings wait while the wall shows a moment or a word. */
  function welcomeOf(id: string, { tasted, guests, quiet }: Room, nowMs: number): Welcome {
    const { moments: hasMoments, pausedAt, word } = settingsOf(id);
    const isFull = word !== null && currentWord(word, nowMs) !== null && nowMs - word.at < FULL_WORD_MS;
    if (!hasMoments || pausedAt !== null || isFilling(tasted, guests, quiet)) return 'pass';
    return isFull || moments.onWall(id) ? 'wait' : 'greet';
  }

  function read(id: string, roster: Roster, greeter: Greeter): ScreenEvent {
    const at = timers.now();
    const celebration = celebrationOf(id);
    const settings = settingsOf(id);
    const address = `${publicAddress()?.origin ?? ''}/${celebration ? `?${CELEBRATION_PARAMETER}=${celebration.code}` : ''}`;
    // Phones keep an evening for 24 hours, even if the hosts delete the celebration.
    const { deletesAt, ...room } = roster.inSight.room(at);
    const arrival = greeter.arrival(welcomeOf(id, { deletesAt, ...room }, at), at);
    return screenOf({
      ...{ at, version: version(), address, celebration, settings, rankings: roster.namedRankings(at, NAME_WAITS_MS) },
      ...room,
      arrivals: arrivals(roster),
      moment: moments.onWall(id),
      arrival,
      clinks: celebration?.state === 'over' ? roster.inSight.clinks(at) : 0,
      deletesAt,
    });
  }

  /** Null while celebrations cannot be read, so that walls keep their last picture. */
  function patiently<Answer>(id: string, work: () => Answer): Answer | null {
    try {
      if (id !== OPEN_CELEBRATION_ID && !registry.byId(id)) {
        // The celebration was deleted. The answer to the wall's next call says this.
        halls.close(id);
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
    const { loaded, release } = await celebrations.hold(id, () => halls.close(id));
    return { roster: loaded.roster, release };
  }

  async function open(id: string) {
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
    const greeter = createGreeter(roster, timers.now());
    const hall: WallHub = new WallHub({
      ...{ roster, timers },
      // The glance also contains names and greetings, because the roster does not change when their waiting time is over.
      glance: () => patiently(id, () => glance(id) + JSON.stringify([arrivals(roster), greeter.isDue(timers.now())])),
      read: () => patiently(id, () => read(id, roster, greeter)),
      onEmpty: () => halls.leave(id, hall),
    });
    return { hall, release: leave };
  }

  return {
    join: ({ celebrationId: id, wall }: WallWish): Promise<void> =>
      halls.join(id, wall, (hall) => {
        if (!hall.join(wall) && hall.count === 0) halls.leave(id, hall);
      }),
    /** Call it when the hosts' settings may have changed, or when there is a moment. */
    poke: (id: string): void => halls.find(id)?.poke(),
    /** Ends all streams. Walls reconnect to this server or to another server. */
    endStreams: (): void => halls.endStreams(),
    close: (): void => halls.closeAll(),
  };
}
