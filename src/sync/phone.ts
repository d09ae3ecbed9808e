import type { Position } from '../domain/location/nearby.ts';
import { contains, merge } from '../domain/session/merge.ts';
import { movedBy } from '../domain/session/session-clock.ts';
import { type SessionState, startSession } from '../domain/session/session-state.ts';
import { type GuestView, viewOf } from '../domain/session/session-view.ts';

export interface Identity {
  readonly sessionId: string;
  readonly writeKey: string;
}

/** A guest's session as this phone holds it, under the key `clink` (docs/protocol.md#on-the-phone). */
export interface Copy {
  /** Times in ms on the phone's clock plus `setBackMs`. This sum never runs backwards. */
  readonly state: SessionState;
  /** What the server has acknowledged. Null before the first save. */
  readonly acknowledged: SessionState | null;
  /** How far the phone's clock was set back since the evening began. */
  readonly setBackMs: number;
  /**
   * The identity for the next session, in case the server answers 410. It is stored in advance, so that all tabs use
   * the same one.
   */
  readonly next: Identity;
}

/** Everything that this phone stores and shows of its guest. */
export interface Phone extends Copy, GuestView {
  readonly identity: Identity;
  /** False after a failed write. The app then works in memory and says so once. */
  readonly isStored: boolean;
  /** Null: not shared. Undefined: shared, but not requested again since the page was loaded. */
  readonly position: Position | null | undefined;
}

/** The phone with another copy, and with the view that follows from it. */
export function withCopy(phone: Omit<Phone, keyof Copy | keyof GuestView>, copy: Copy): Phone {
  const { state, acknowledged, setBackMs, next } = copy;
  return { ...phone, state, acknowledged, setBackMs, next, ...viewOf(movedBy(state, -setBackMs)) };
}

/** Merges the copies of two tabs. `b` may come from a page that wrote no `next`. */
export function mergeCopies(a: Copy, b: Omit<Copy, 'next'> & { readonly next: Identity | null }): Copy {
  const acknowledged = a.acknowledged && b.acknowledged && merge(a.acknowledged, b.acknowledged);
  return {
    state: merge(a.state, b.state),
    acknowledged: acknowledged ?? a.acknowledged ?? b.acknowledged,
    setBackMs: Math.max(a.setBackMs, b.setBackMs),
    next: b.next && b.next.sessionId < a.next.sessionId ? b.next : a.next,
  };
}

/** Whether the server has acknowledged all of `state`. */
export function isSaved({ acknowledged, state }: Pick<Copy, 'acknowledged' | 'state'>): boolean {
  return acknowledged !== null && contains(acknowledged, state);
}

const NOBODY: Identity = { sessionId: '', writeKey: '' };

/** A phone whose storage has not been read: the state of the prerendered page, the same for everybody. */
export const UNREAD_PHONE: Phone = withCopy(
  { identity: NOBODY, isStored: true, position: null },
  { state: startSession(0, ''), acknowledged: null, setBackMs: 0, next: NOBODY },
);
