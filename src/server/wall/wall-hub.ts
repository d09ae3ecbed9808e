import type { ScreenEvent } from '../../domain/wall/screen.ts';
import type { Roster } from '../leaderboard/roster.ts';
import { eventBytes, retryBytes } from '../streams/event-bytes.ts';
import { startHeartbeats } from '../streams/heartbeats.ts';
import type { Subscriber } from '../streams/subscriber.ts';
import { runInSlices } from '../time/slices.ts';
import type { Timers } from '../time/timers.ts';

const SPACING_MS = 1_000;
/** How often the hub looks for changes without a change of the roster: settings, the end of a word, the next moment. */
const LOOK_MS = 2_000;
/** The longest time between two pictures, so that a wall knows that it is connected, and because rates change with time. */
const REFRESH_MS = 30_000;
/**
 * How long the hub runs after its last wall has left. A wall behind a proxy that holds streams back polls for single
 * pictures at shorter intervals.
 */
const LINGER_MS = 10_000;
/** A save waits at most this long for pictures that are sent to many walls. */
const SLICE_MS = 1;
/** A wall reconnects this long after the server has ended its stream. */
const RETRY_MS = 1_000;

interface WallHubDeps {
  readonly roster: Roster;
  readonly timers: Timers;
  /**
   * A text that changes if the picture may have changed although no guest has changed. Null if the data cannot be read now.
   */
  glance(): string | null;
  /** The present picture. Null if the data cannot be read now. */
  read(): ScreenEvent | null;
  onEmpty(): void;
}

/** All walls of one celebration. They share the bytes of each picture. */
export class WallHub {
  readonly #deps: WallHubDeps;
  readonly #walls = new Set<Subscriber>();
  readonly #stops: (() => void)[];
  #cancelNext: (() => void) | null = null;
  #cancelLeaving = () => {};
  #stopSending = () => {};
  #glance: string | null = null;
  /** The last picture, without its time. */
  #shown = '';
  #bytes: Uint8Array | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(deps: WallHubDeps) {
    this.#deps = deps;
    const { roster, timers } = deps;
    this.#stops = [
      roster.onChange(() => this.poke()),
      timers.every(LOOK_MS, () => this.#look()),
      startHeartbeats(timers, () => this.#walls),
    ];
    this.#draw();
  }

  get count(): number {
    return this.#walls.size;
  }

  /** Returns false, after ending the stream, if there is nothing to show. */
  join(wall: Subscriber): boolean {
    if (this.#isClosed || !this.#bytes) {
      wall.end();
      return false;
    }
    this.#walls.add(wall);
    wall.onClose(() => {
      this.#walls.delete(wall);
      if (this.#walls.size === 0 && !this.#isClosed) this.#leaveLater();
    });
    wall.onCaughtUp(() => this.#send(wall));
    this.#send(wall);
    wall.hasBegun();
    return true;
  }

  #leaveLater(): void {
    this.#cancelLeaving();
    this.#cancelLeaving = this.#deps.timers.after(LINGER_MS, () => {
      if (this.#walls.size === 0) this.#deps.onEmpty();
    });
  }

  poke(): void {
    if (this.#isClosed || this.#cancelNext) return;
    const { timers } = this.#deps;
    const waitMs = Math.max(0, Math.min(SPACING_MS, this.#sentAt + SPACING_MS - timers.now()));
    this.#cancelNext = timers.after(waitMs, () => {
      this.#cancelNext = null;
      this.#publish(false);
    });
  }

  /** Ends the streams. Walls reconnect to this server or to another server. */
  close(): void {
    this.#isClosed = true;
    this.#cancelNext?.();
    this.#cancelLeaving();
    this.#stopSending();
    for (const stop of this.#stops) stop();
    for (const wall of [...this.#walls]) {
      wall.write(retryBytes(RETRY_MS));
      wall.end();
    }
  }

  #look(): void {
    const glance = this.#deps.glance();
    if (glance !== null && glance !== this.#glance) this.poke();
    else if (this.#deps.timers.now() - this.#sentAt >= REFRESH_MS) this.#publish(true);
  }

  #publish(isRefresh: boolean): void {
    const isNews = this.#draw();
    if (!isNews && !isRefresh) return;
    this.#sentAt = this.#deps.timers.now();
    // Walls that still wait for the previous picture get only the new picture.
    this.#stopSending();
    this.#stopSending = runInSlices(this.#deps.timers, this.#sendToAll(), () => {}, SLICE_MS);
  }

  *#sendToAll(): Generator<void> {
    for (const wall of [...this.#walls]) {
      if (this.#walls.has(wall) && !wall.skipIfBehind()) this.#send(wall);
      yield;
    }
  }

  /** Returns whether the picture changed. */
  #draw(): boolean {
    this.#glance = this.#deps.glance();
    const screen = this.#deps.read();
    if (!screen) return false;
    const shown = JSON.stringify({ ...screen, at: 0 });
    const isNews = shown !== this.#shown;
    this.#shown = shown;
    this.#bytes = eventBytes('screen', screen);
    return isNews;
  }

  #send(wall: Subscriber): void {
    if (this.#bytes) wall.write(this.#bytes);
  }
}
