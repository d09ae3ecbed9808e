import type { WallMoment } from '../../domain/wall/moment.ts';
import { endsPicture, nextMoment, type Scene, sceneOf, type WallTrouble } from '../../domain/wall/scene.ts';
import type { ScreenEvent } from '../../domain/wall/screen.ts';
import { MOMENT_MS } from '../../domain/wall/wall-times.ts';
import type { KeptScreen } from './last-screen.ts';

/** Everything that a wall shows at one moment. */
export interface Picture {
  readonly scene: Scene;
  /** The moment that is being shown. */
  readonly moment: WallMoment | null;
  /** Times in ms on the server's clock. */
  readonly now: number;
  /** When the picture was live for the last time. Null while it is. */
  readonly lostAt: number | null;
  /** How long the page has been open, and for how long the evening has been over. */
  readonly openForMs: number;
  readonly overForMs: number;
}

/**
 * What a wall knows. Times are given: `clock` is this screen's, which may be wrong and may jump, and `passedMs` is how
 * long the page has been open.
 */
export function createWallState(kept: KeptScreen | null) {
  let event: ScreenEvent | null = kept ? kept.event : null;
  let skewMs = kept ? kept.skewMs : 0;
  let trouble: WallTrouble | null = null;
  let aliveAt = event ? event.at : 0;
  let isLive = false;
  let overSinceMs: number | null = null;
  let moment: WallMoment | null = null;
  let momentEndsMs = 0;
  let shownMoment = event && 'moment' in event ? event.moment?.id : undefined;

  /** A moment begins once, and ends by itself. */
  function turnMoment(scene: Scene, now: number, passedMs: number): void {
    if (passedMs >= momentEndsMs) moment = null;
    const next = moment ? null : nextMoment(scene, shownMoment, now);
    if (!next) return;
    moment = next;
    shownMoment = next.id;
    momentEndsMs = passedMs + MOMENT_MS;
  }

  return {
    receive(next: ScreenEvent, clock: number): void {
      event = next;
      skewMs = next.at - clock;
      aliveAt = next.at;
      isLive = true;
      trouble = null;
    },
    /** The stream has given a sign of life. */
    hear(clock: number): void {
      aliveAt = clock + skewMs;
      isLive = event !== null;
    },
    /** Returns whether what was shown has to be forgotten. */
    lose(reason: WallTrouble): boolean {
      isLive = false;
      trouble = reason;
      if (endsPicture(reason)) event = null;
      return event === null;
    },
    /** What may be kept for a start without network. */
    live: (): KeptScreen | null => (event && isLive ? { event, skewMs } : null),
    /** Whether a reload would interrupt nothing. */
    isQuiet: () => isLive && !moment,
    picture(clock: number, passedMs: number): Picture {
      const now = clock + skewMs;
      const scene = sceneOf(event, trouble, now);
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
