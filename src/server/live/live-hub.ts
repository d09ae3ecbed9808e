import { PACE_REFRESH_MS } from '../../domain/limits.ts';
import type { BoardView, Scope } from '../../domain/protocol.ts';
import type { Board } from '../board.ts';
import type { Timers } from '../timers.ts';
import { Channel } from './channel.ts';
import { HEARTBEAT_BYTES } from './event-sink.ts';
import { sightsOf } from './sights.ts';
import type { Asker, Viewer } from './viewer.ts';

/** The first change goes out at once, the next at most this often (architecture, The stream). */
const COALESCE_MS = 100;
/** The contract promises a sign of life every 15 s. */
const HEARTBEAT_MS = 10_000;
/** While telling everybody takes longer than this, nobody who comes sets it off. */
const CHEAP_MS = 10;

/** All streams of one celebration. Owns their timers and ends them all on `close`. */
export class LiveHub {
  readonly #board: Board;
  readonly #timers: Timers;
  readonly #channels = new Map<string, Channel>();
  readonly #stops: (() => void)[];
  #pending: (() => void) | null = null;
  #isClosed = false;
  #publishedAt = Number.NEGATIVE_INFINITY;
  /** A wedding that is too large for this machine hears of changes later: half the time stays for saves. */
  #publishingTookMs = 0;
  /** They come in after the next publication, which brings what they must not miss. */
  readonly #waiting = new Map<Viewer, () => void>();

  constructor(board: Board, timers: Timers) {
    this.#board = board;
    this.#timers = timers;
    this.#stops = [
      board.onChange(() => this.#schedule()),
      timers.every(HEARTBEAT_MS, () => this.#beat()),
      timers.every(PACE_REFRESH_MS, () => this.#publish(true)),
    ];
  }

  get viewerCount(): number {
    return this.#viewers().length;
  }

  join(viewer: Viewer, scope: Scope, view: BoardView): void {
    if (this.#isClosed) {
      viewer.end();
      return;
    }
    if (this.#pending && this.#publishingTookMs > CHEAP_MS) {
      this.#waiting.set(viewer, () => this.join(viewer, scope, view));
      viewer.onClose(() => this.#waiting.delete(viewer));
      return;
    }
    if (this.#pending) this.#publish(false);
    const nearbyTo = scope === 'nearby' ? viewer.asker : null;
    const key = nearbyTo ? `${view} ${nearbyTo.sessionId} ${nearbyTo.writeKeyHash}` : view;
    const channel = this.#channels.get(key) ?? this.#openChannel(key, view, nearbyTo);
    channel.join(viewer);
    viewer.onClose(() => {
      if (channel.viewers.size === 0) this.#channels.delete(key);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#pending?.();
    for (const stop of this.#stops) stop();
    for (const viewer of [...this.#waiting.keys(), ...this.#viewers()]) viewer.end();
    this.#waiting.clear();
    this.#channels.clear();
  }

  #openChannel(key: string, view: BoardView, nearbyTo: Asker | null): Channel {
    const sight = sightsOf(this.#board, this.#board.rankings(this.#timers.now()))(nearbyTo);
    const channel = new Channel(view, nearbyTo, (asker, nowMs) => this.#board.ownGuest(asker, nowMs), sight);
    this.#channels.set(key, channel);
    return channel;
  }

  #schedule(): void {
    if (this.#pending || this.#channels.size === 0) return;
    const waited = this.#timers.now() - this.#publishedAt;
    const spacingMs = Math.max(COALESCE_MS, 2 * this.#publishingTookMs);
    const waitMs = Math.min(spacingMs, Math.max(0, spacingMs - waited));
    this.#pending = this.#timers.after(waitMs, () => this.#publish(false));
  }

  #publish(evenTime: boolean): void {
    const nowMs = this.#timers.now();
    // That time has passed is no change: the next one need not wait for it.
    if (this.#pending) this.#publishedAt = nowMs;
    this.#pending?.();
    this.#pending = null;
    const sightOf = sightsOf(this.#board, this.#board.rankings(nowMs));
    for (const channel of this.#channels.values()) channel.publish(sightOf(channel.nearbyTo), evenTime);
    this.#publishingTookMs = this.#timers.now() - nowMs;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const join of waiting) join();
  }

  #beat(): void {
    for (const viewer of this.#viewers()) {
      if (viewer.isLost()) viewer.cut();
      else if (!viewer.isBehind()) viewer.write(HEARTBEAT_BYTES);
    }
  }

  #viewers(): Viewer[] {
    return [...this.#channels.values()].flatMap((channel) => [...channel.viewers]);
  }
}
