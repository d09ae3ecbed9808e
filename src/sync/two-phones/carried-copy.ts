import type { Redeemed } from '../../domain/session/ticket.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import type { Copy, Identity } from '../phone/phone.ts';
import { sealedWith } from '../phone/seal.ts';

/** The keys of a session for a ticket. They include `next`, so that both phones continue with one session after a 410. */
export function sealedKeys({ identity, next }: Copy, pad: string) {
  return {
    sealedKey: sealedWith(pad, identity.writeKey),
    next: { sessionId: next.sessionId, sealedKey: sealedWith(pad, next.writeKey) },
  };
}

/** The session of a redeemed ticket as this phone stores it. The server has all of it. `nowMs` is on the phone's clock. */
export function carriedCopy(
  { sessionId, sealedKey, next, session, celebration }: Redeemed,
  pad: string,
  nowMs: number,
): Copy {
  const unsealed = (id: string, key: string): Identity => ({ sessionId: id, writeKey: sealedWith(pad, key) });
  const known: KnownCelebration | null = celebration && { ...celebration, learnedAt: nowMs };
  return {
    identity: unsealed(sessionId, sealedKey),
    next: unsealed(next.sessionId, next.sealedKey),
    state: session,
    acknowledged: session,
    setBackMs: 0,
    celebration: known,
    decision: null,
  };
}
