import * as v from 'valibot';
import type { Position } from '../../domain/location/nearby.ts';
import { type ProblemCode, sessionIdSchema, writeKeySchema } from '../../domain/protocol/session-wire.ts';
import type { StoredEntry } from '../../domain/session/drink-entry.ts';
import { contains, merge } from '../../domain/session/merge.ts';
import { shiftedBy, withTimesOf } from '../../domain/session/session-clock.ts';
import { countsFrom, startOf } from '../../domain/session/session-lifetime.ts';
import { type SessionState, startSession } from '../../domain/session/session-state.ts';
import { type GuestView, viewOf } from '../../domain/session/session-view.ts';
import type { Decision } from './decision.ts';
import { joinedOf, type KnownCelebration, latestOf } from './known-celebration.ts';

/** The id and the secret of a session. */
export const identitySchema = v.pipe(v.object({ sessionId: sessionIdSchema, writeKey: writeKeySchema }), v.readonly());
export type Identity = v.InferOutput<typeof identitySchema>;

/** A guest's session as this phone holds it, under the key `clink` (docs/protocol.md#on-the-phone). */
export interface Copy {
  readonly identity: Identity;
  /** Times are in ms on the session clock, which is the phone's clock plus `setBackMs` and never runs backwards. */
  readonly state: SessionState;
  /** The state that the server has acknowledged. Null before the first save. */
  readonly acknowledged: SessionState | null;
  /** The time by which the phone's clock was set back since the evening began. */
  readonly setBackMs: number;
  /** The identity of the next session, after a 410. It is stored in advance, so that all tabs use the same one. */
  readonly next: Identity;
  /** Null for the open celebration. A session never changes it. */
  readonly celebration: KnownCelebration | null;
  /** The hosts' last decision about the guest. Null if there is none. */
  readonly decision: Decision | null;
}

/** The question in the next save. `entry`: whether the guest may come in. `news`: whether the server has news. */
export type Question = 'entry' | 'news';

/** The drinks that the server has refused. `mayCome`: whether a newer server may accept them. */
export interface RefusedDrinks {
  readonly drinks: readonly StoredEntry[];
  readonly mayCome: boolean;
}

/** The data that a tab keeps in memory in addition to the stored copy. */
interface TabState {
  /** False after a failed write. The app then works in memory, and logs this once in the console. */
  readonly isStored: boolean;
  /** Null: the guest does not share the position. Undefined: this page has not received it from the browser yet. */
  readonly position: Position | null | undefined;
  /** The reason why the server refused the last save permanently. */
  readonly refusedBy: ProblemCode | null;
  /** The drinks that the server named when it refused the save. */
  readonly refused: RefusedDrinks | null;
  readonly asks: Question | null;
}

/** The state of a new tab. */
export const NEW_TAB: TabState = { isStored: true, position: null, refusedBy: null, refused: null, asks: null };

/** Everything that one tab holds and shows of its guest. */
export interface Phone extends Copy, TabState, GuestView {
  /** The time at which the 24 hours of the evening began, in ms on the phone's clock. */
  readonly beganAt: number;
}

/**
 * The time at which the 24 hours began, on the session clock. In the open celebration the evening is also counted from
 * this time (docs/readings.md#an-earlier-drink).
 */
export function beginningOf({ state, celebration }: Pick<Copy, 'state' | 'celebration'>): number {
  return celebration ? startOf(state) : countsFrom(state);
}

/** Adds the view that follows from the state. */
export function withView(held: Copy & TabState): Phone {
  const view = viewOf(shiftedBy(held.state, -held.setBackMs));
  return { ...held, ...view, beganAt: beginningOf(held) - held.setBackMs };
}

/** Merges two copies of one session. */
export function mergeCopies(a: Copy, b: Copy): Copy {
  const acknowledged = a.acknowledged && b.acknowledged && merge(a.acknowledged, b.acknowledged);
  return {
    identity: a.identity,
    state: merge(a.state, b.state),
    acknowledged: acknowledged ?? a.acknowledged ?? b.acknowledged,
    setBackMs: Math.max(a.setBackMs, b.setBackMs),
    next: b.next.sessionId < a.next.sessionId ? b.next : a.next,
    celebration: joinedOf(a.celebration, b.celebration),
    decision: latestOf(a.decision, b.decision),
  };
}

/** Whether the server has acknowledged all of `state`. */
export function isSaved({ acknowledged, state }: Pick<Copy, 'acknowledged' | 'state'>): boolean {
  return acknowledged !== null && contains(acknowledged, state);
}

const NOBODY: Identity = { sessionId: '', writeKey: '' };

/** A phone whose storage has not been read: the state of the prerendered page, which is the same for everybody. */
export const UNREAD_PHONE: Phone = withView({
  identity: NOBODY,
  state: startSession(0, ''),
  acknowledged: null,
  setBackMs: 0,
  next: NOBODY,
  celebration: null,
  decision: null,
  ...NEW_TAB,
});

/**
 * `copy` after the server has stored `sent`. `answer`: the server's session, if it contains more (docs/sync.md step 5).
 */
export function withAcknowledgement<Held extends Copy>(copy: Held, sent: Copy, answer: SessionState | undefined): Held {
  const answered = withTimesOf(copy.state, answer ? shiftedBy(answer, sent.setBackMs) : sent.state);
  const held = merge(sent.state, answered);
  return {
    ...copy,
    state: merge(copy.state, answered),
    acknowledged: copy.acknowledged ? merge(copy.acknowledged, held) : held,
  };
}
