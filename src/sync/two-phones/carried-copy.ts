import { rememberMenu } from '../../domain/menu/known-menu.ts';
import type { Redeemed } from '../../domain/protocol/ticket.ts';
import type { KnownCelebration, KnownFacts } from '../phone/known-celebration.ts';
import { toBase64Url } from '../phone/new-session.ts';
import type { Copy, Identity } from '../phone/phone.ts';
import type { Random } from '../ports.ts';

/**
 * The sealed keys for a ticket. They include `next`, so that both phones continue with the same session after a 410.
 */
export function sealedKeys({ identity, next }: Copy, pad: string) {
  return {
    sealedKey: sealedWith(pad, identity.writeKey),
    next: { sessionId: next.sessionId, sealedKey: sealedWith(pad, next.writeKey) },
  };
}

/** The session of a redeemed ticket, all acknowledged, as this phone stores it. `nowMs` is on the phone's clock. */
export function carriedCopy(
  { sessionId, sealedKey, next, session, celebration, handedOverAt }: Redeemed,
  pad: string,
  nowMs: number,
): Copy {
  const unsealed = (id: string, key: string): Identity => ({ sessionId: id, writeKey: sealedWith(pad, key) });
  const known = celebration && knownFrom(celebration, nowMs);
  return {
    identity: unsealed(sessionId, sealedKey),
    next: unsealed(next.sessionId, next.sealedKey),
    state: session,
    acknowledged: session,
    setBackMs: 0,
    celebration: known,
    // Whoever redeems the ticket knows of the hand-over already.
    decision:
      handedOverAt === undefined
        ? null
        : { since: nowMs, learnedAt: nowMs, handedOverAt, toldHandedOverAt: handedOverAt },
  };
}

function knownFrom(
  { menu, formerDrinks, ...facts }: KnownFacts & { formerDrinks?: unknown },
  nowMs: number,
): KnownCelebration {
  const drinks = rememberMenu([], menu, formerDrinks);
  return { ...facts, ...(drinks.length > 0 && { menu: drinks }), learnedAt: nowMs };
}

const KEY_BYTES = 32;

/** A random pad with the length of a secret, as 43 base64url characters. Only the guest's two phones know it. */
export function newPad(random: Random): string {
  return toBase64Url(random.bytes(KEY_BYTES));
}

/**
 * Combines a secret with a pad by XOR, so that the text that the server passes on is useless without the pad. Combining
 * the result with the pad again gives the secret. `crypto.subtle` is not used, because pages over plain http lack it
 * (docs/readings.md#plain-http). Both secrets of a ticket are sealed with the same pad, which reveals only the XOR of
 * two random values.
 */
function sealedWith(pad: string, key: string): string {
  const [bytes, mask] = [bytesOf(key), bytesOf(pad)];
  return toBase64Url(bytes.map((byte, index) => byte ^ (mask[index] ?? 0)));
}

function bytesOf(text: string): Uint8Array {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
