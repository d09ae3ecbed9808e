import type { Scope, View } from '../../domain/leaderboard/leaderboard.ts';
import { PACE_REFRESH_MS } from '../../domain/limits.ts';
import type { GuestMoment } from '../../domain/moments/guest-moment.ts';
import type { Credentials } from '../http/ownership.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { eventBytes, retryBytes } from '../streams/event-bytes.ts';
import { startHeartbeats } from '../streams/heartbeats.ts';
import type { Subscriber } from '../streams/subscriber.ts';
import { runInSlices } from '../time/slices.ts';
import type { Timers } from '../time/timers.ts';
import { Channel } from './channel.ts';
import { isSameStill, RUNS } from './pause.ts';
import { Presence } from './presence.ts';
import type { Roster } from './roster.ts';
import { scopeViewsOf } from './scope-views.ts';

/**
 * The first change is broadcast immediately. The pause between later broadcasts is a multiple of the duration of a
 * broadcast, within these bounds in ms. So with hundreds of phones the next guest hardly waits, and with thousands of
 * phones several changes share one broadcast.
 */
const COALESCE_MS = { least: 25, most: 100 };
const COALESCE_FACTOR = 4;
/** The pause between two broadcasts, as a multiple of the last broadcast's duration. Saves are handled in the pause. */
const SPACING_FACTOR = 1.5;
/** When a broadcast takes longer than this, a new subscriber waits for the next one instead of starting its own. */
const CHEAP_MS = 10;

/** When the server ends all streams, the first clients reconnect after this time, and the others one after the other. */
const FIRST_RETRY_MS = 500;
const RETRIES_PER_MS = 5;

/** All streams of one celebration. Owns their timers and ends them all on `close`. */
export class LiveHub {
  readonly presence = new Presence();
  readonly #roster: Roster;
  readonly #timers: Timers;
  readonly #metrics: Pick<Metrics, 'broadcast'>;
  readonly #channels = new Map<string, Channel>();
  /** Subscribers who join with the next broadcast. They miss nothing, because they begin with a snapshot. */
  readonly #waiting = new Map<Subscriber, () => void>();
  readonly #stops: (() => void)[];
  #cancelNext: (() => void) | null = null;
  #isRunning = false;
  #stopRunning = () => {};
  #isClosed = false;
  #changes = 0;
  #isTimeDue = false;
  #broadcastAt = Number.NEGATIVE_INFINITY;
  #publishingTookMs = 0;

  constructor(roster: Roster, timers: Timers, metrics: Pick<Metrics, 'broadcast'>) {
    this.#roster = roster;
    this.#timers = timers;
    this.#metrics = metrics;
    this.#stops = [
      roster.onChange(() => this.#noteChange()),
      startHeartbeats(timers, () => this.#subscribers()),
      timers.every(PACE_REFRESH_MS, () => {
        // Nobody follows the leaderboard, so nothing must be ranked.
        if (this.#channels.size === 0) return;
        this.#isTimeDue = true;
        this.#publish();
      }),
    ];
  }

  get subscriberCount(): number {
    return this.#subscribers().length;
  }

  join(subscriber: Subscriber, scope: Scope, view: View): void {
    if (this.#isClosed) {
      subscriber.end();
      return;
    }
    const isBusy = this.#isRunning || (this.#changes > 0 && this.#publishingTookMs > CHEAP_MS);
    if (isBusy) {
      this.#waiting.set(subscriber, () => this.#admit(subscriber, scope, view));
      subscriber.onClose(() => this.#waiting.delete(subscriber));
      return;
    }
    if (this.#changes > 0) this.#publish(Number.POSITIVE_INFINITY);
    this.#admit(subscriber, scope, view);
  }

  /** Sends a moment to each guest who follows the leaderboard, unless the guest hides or is kept out. */
  tell(momentFor: (sessionId: string) => GuestMoment | null): void {
    const nowMs = this.#timers.now();
    for (const subscriber of this.#subscribers()) {
      const own = subscriber.caller && this.#roster.ownGuest(subscriber.caller, nowMs);
      const moment = own && !own.hidden ? momentFor(own.sessionId) : null;
      // A phone that is too slow gets the moment with its next save.
      if (moment && !subscriber.isBehind()) subscriber.write(eventBytes('moment', moment));
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelNext?.();
    this.#stopRunning();
    for (const stop of this.#stops) stop();
    this.endStreams();
  }

  /**
   * Ends all streams. Clients reconnect one after the other, to this server or another. `first` is the number of
   * streams that other celebrations have already ended. Returns `first` plus the number of streams ended here.
   */
  endStreams(first = 0): number {
    const subscribers = [...this.#waiting.keys(), ...this.#subscribers()];
    subscribers.forEach((subscriber, index) => {
      subscriber.write(retryBytes(FIRST_RETRY_MS + Math.floor((first + index) / RETRIES_PER_MS)));
      subscriber.end();
    });
    this.#waiting.clear();
    this.#channels.clear();
    return first + subscribers.length;
  }

  #admit(subscriber: Subscriber, scope: Scope, view: View): void {
    const nearbyTo = scope === 'nearby' ? subscriber.caller : null;
    const key = nearbyTo ? `${view} ${nearbyTo.sessionId} ${nearbyTo.writeKeyHash}` : view;
    const channel = this.#channels.get(key) ?? this.#openChannel(key, view, nearbyTo);
    channel.join(subscriber);
    const { caller } = subscriber;
    if (caller) this.presence.enter(caller.sessionId);
    subscriber.onClose(() => {
      if (caller) this.#noteLeaving(caller);
      if (channel.subscribers.size === 0 && this.#channels.get(key) === channel) this.#channels.delete(key);
    });
    subscriber.hasBegun();
  }

  #noteLeaving(caller: Credentials): void {
    const nowMs = this.#timers.now();
    this.presence.leave(caller.sessionId, this.#roster.ownGuest(caller, nowMs) ? nowMs : null);
  }

  #openChannel(key: string, view: View, nearbyTo: Credentials | null): Channel {
    const everyone = this.#roster.recentRankings(this.#timers.now());
    const scopeView = scopeViewsOf(this.#roster, everyone)(nearbyTo);
    const channel = new Channel(view, nearbyTo, (caller, nowMs) => this.#roster.ownGuest(caller, nowMs), scopeView);
    this.#channels.set(key, channel);
    return channel;
  }

  #noteChange(): void {
    if (this.#channels.size === 0) return;
    this.#changes += 1;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#cancelNext || this.#isRunning) return;
    const sinceMs = this.#timers.now() - this.#broadcastAt;
    const tookMs = this.#publishingTookMs;
    const coalesceMs = Math.min(COALESCE_MS.most, Math.max(COALESCE_MS.least, COALESCE_FACTOR * tookMs));
    const spacingMs = Math.max(coalesceMs, SPACING_FACTOR * tookMs);
    const waitMs = Math.min(spacingMs, Math.max(0, spacingMs - sinceMs));
    this.#cancelNext = this.#timers.after(waitMs, () => {
      this.#cancelNext = null;
      this.#publish();
    });
  }

  #publish(sliceMs?: number): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const changes = this.#changes;
    const onEnd = (tookMs: number) => {
      this.#isRunning = false;
      this.#publishingTookMs = tookMs;
      if (changes > 0) this.#metrics.broadcast(changes, tookMs);
      if (this.#changes > 0 || this.#isTimeDue || this.#waiting.size > 0) this.#schedule();
    };
    this.#stopRunning = runInSlices(this.#timers, this.#broadcast(), onEnd, sliceMs);
  }

  *#broadcast(): Generator<void> {
    const nowMs = this.#timers.now();
    const sendsTime = this.#isTimeDue && isSameStill(this.#roster.still, RUNS);
    // A broadcast that contains only the new time does not delay the next change.
    if (this.#changes > 0) this.#broadcastAt = nowMs;
    this.#cancelNext?.();
    this.#cancelNext = null;
    this.#changes = 0;
    this.#isTimeDue = false;
    const waiting = [...this.#waiting.keys()];
    const viewOf = scopeViewsOf(this.#roster, this.#roster.rankings(nowMs));
    yield;
    for (const channel of [...this.#channels.values()]) yield* channel.publish(viewOf, sendsTime);
    for (const subscriber of waiting) {
      const enter = this.#waiting.get(subscriber);
      this.#waiting.delete(subscriber);
      enter?.();
      yield;
    }
  }

  #subscribers(): Subscriber[] {
    return [...this.#channels.values()].flatMap((channel) => [...channel.subscribers]);
  }
}
