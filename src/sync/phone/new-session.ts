import { nextSession, write } from '../../domain/session/session-edits.ts';
import { isIdle } from '../../domain/session/session-lifetime.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import type { Random } from '../ports.ts';
import type { KnownCelebration } from './known-celebration.ts';
import { beginningOf, type Copy, type Identity } from './phone.ts';

/** Begins sessions of this phone after an earlier session. `nowMs` is on the phone's clock. */

/** The session that replaces a lost one. It has the identity `copy.next`, and all drinks except those in `lost`. */
export function nextCopy<Held extends Copy>(
  copy: Held,
  lost: SessionState | null,
  nowMs: number,
  random: Random,
): Held {
  const state = nextSession(
    copy.state,
    lost,
    { beganAt: beginningOf(copy), nowMs: nowMs + copy.setBackMs },
    newTag(random),
  );
  return { ...copy, identity: copy.next, state, acknowledged: null, next: newIdentity(random), decision: null };
}

/** The session of `copy`, moved to another celebration under a new identity that no server knows yet. */
export function elsewhere<Held extends Copy>(copy: Held, celebration: KnownCelebration | null, random: Random): Held {
  const fresh = { identity: newIdentity(random), acknowledged: null, next: newIdentity(random), decision: null };
  return { ...copy, ...fresh, celebration };
}

/** Moves the start of an old, empty session to now (docs/readings.md#expiry). */
export function freshened<Held extends Copy>(copy: Held, nowMs: number, random: Random): Held {
  const startMs = nowMs + copy.setBackMs;
  if (!isIdle(copy.state, startMs)) return copy;
  return { ...copy, state: write(copy.state, 'sessionStart', startMs, newTag(random)) };
}

/**
 * Converts `copy` to the session `sessionId`. If that is the next session of `copy`, the result contains only the
 * drinks that the server never acknowledged. Null for any other id.
 */
export function asSession(sessionId: string, copy: Copy, nowMs: number, random: Random): Copy | null {
  if (copy.identity.sessionId === sessionId) return copy;
  return copy.next.sessionId === sessionId ? nextCopy(copy, copy.acknowledged, nowMs, random) : null;
}

/** Base64url without padding. Pages over plain http lack `crypto.randomUUID` (docs/readings.md#plain-http). */
export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A new id, and a secret of 32 random bytes (docs/protocol.md#on-the-phone). */
export function newIdentity(random: Random): Identity {
  return { sessionId: toBase64Url(random.bytes(17)).slice(0, 22), writeKey: toBase64Url(random.bytes(32)) };
}

/** A random tag that distinguishes entries or changes made in the same millisecond. */
export function newTag(random: Random): string {
  return toBase64Url(random.bytes(6));
}
