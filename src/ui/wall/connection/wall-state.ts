import {
  endsPicture,
  type Happening,
  nextMoment,
  type Scene,
  sceneOf,
  stillPlaying,
  type WallTrouble,
} from '../../../domain/wall/scene.ts';
import type { ScreenEvent } from '../../../domain/wall/screen.ts';
import { ARRIVAL_MS, MOMENT_MS } from '../../../domain/wall/wall-times.ts';
import type { KeptScreen } from './last-screen.ts';

/** Several servers have a queue of moments each. The wall remembers this many moments, so that it shows none twice. */
const REMEMBERED = 8;

/** Everything that a wall shows at one moment. */
export interface Picture {
  readonly scene: Scene;
  /** The moment that is being shown. */
  readonly moment: Happening | null;
  /** All times are in ms on the server's clock. */
  readonly now: number;
  /** The time at which the picture was last live. Null while it is live. */
  readonly lostAt: number | null;
  /** The time for which the page has been open, and the time since the evening ended. */
  readonly openForMs: number;
  readonly overForMs: number;
}

/**
 * The state of a wall. `clock` is the time of this screen, which may be wrong and may jump, and `passedMs` is the time
 * since the page was opened.
 */
export function createWallState(kept: KeptScreen | null) {
  let event: ScreenEvent | null = kept ? kept.event : null;
  let skewMs = kept ? kept.skewMs : 0;
  let trouble: WallTrouble | null = null;
  let aliveAt = event ? event.at : 0;
  let isLive = false;
  let hadPicture = false;
  let sceneKind = '';
  let overSinceMs: number | null = null;
  let moment: Happening | null = null;
  let momentEndsMs = 0;
  const shownIds = kept ? kept.shownIds : [];

  /** A moment begins once, and ends by itself. */
  function turnMoment(scene: Scene, now: number, passedMs: number): void {
    if (passedMs >= momentEndsMs) moment = null;
    const next = moment ? null : nextMoment(scene, shownIds, now);
    if (!next) return;
    moment = next;
    shownIds.push(next.id);
    if (shownIds.length > REMEMBERED) shownIds.shift();
    momentEndsMs = passedMs + (next.kind === 'arrival' ? ARRIVAL_MS : MOMENT_MS);
  }

  return {
    receive(next: ScreenEvent, clock: number): void {
      event = next;
      moment = stillPlaying(moment, next);
      skewMs = next.at - clock;
      aliveAt = next.at;
      isLive = true;
      trouble = null;
    },
    /** Call this when the stream has sent something. */
    hear(clock: number): void {
      aliveAt = clock + skewMs;
      isLive = event !== null;
    },
    /** Returns whether the shown picture has to be deleted. */
    lose(reason: WallTrouble): boolean {
      isLive = false;
      hadPicture = hadPicture || event !== null;
      // The code was right, so its celebration has been deleted.
      trouble = reason === 'unknown' && hadPicture ? 'gone' : reason;
      if (endsPicture(trouble)) event = null;
      return event === null;
    },
    /** Returns what may be stored for a start without network. */
    live: (): KeptScreen | null => (event && isLive ? { event, skewMs, shownIds } : null),
    /** Whether a reload would interrupt nothing. A reload ends full screen, so full screen counts as busy all evening. */
    isQuiet: (fillsScreen: boolean) =>
      isLive && !moment && (!fillsScreen || sceneKind === 'over' || sceneKind === 'nobody'),
    picture(clock: number, passedMs: number): Picture {
      const now = clock + skewMs;
      const scene = sceneOf(event, trouble, now);
      sceneKind = scene.kind;
      turnMoment(scene, now, passedMs);
      overSinceMs = scene.kind === 'over' ? overSinceMs || passedMs : null;
      return {
        ...{ scene, moment, now },
        lostAt: isLive ? null : aliveAt,
        openForMs: passedMs,
        overForMs: overSinceMs === null ? 0 : passedMs - overSinceMs,
      };
    },
  };
}
