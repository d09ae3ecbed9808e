import { SESSION_LIFETIME_MS } from '../limits.ts';
import { agreesOnSharing, type Whereabouts, whereaboutsAfter } from '../location/whereabouts.ts';
import type { KeptSession, SaveRequest } from '../protocol.ts';
import { countAlcoholic, type DrinkEntry, lastDrinkAt } from './drink-entry.ts';
import { isExpired } from './drink-session.ts';
import type { PaceId } from './pace.ts';

/** Until hosts arrive every guest is in this one celebration (architecture, Data). */
export const OPEN_CELEBRATION = 'open';

/** A row of `drink_sessions` (spec §3). Times in ms on the server's clock; counts and expiry are the server's own. */
export interface SessionRecord {
  readonly sessionId: string;
  readonly celebrationId: string;
  readonly userName: string;
  readonly totalDrinks: number;
  readonly drinks: readonly DrinkEntry[];
  readonly sessionStart: number;
  readonly lastDrinkAt: number | null;
  readonly drinkingPace: PaceId;
  /** Null: a position was never shared. */
  readonly whereabouts: Whereabouts | null;
  /** Stands on nobody's leaderboard; the counts stay the guest's own. */
  readonly hidden: boolean;
  readonly expiresAt: number;
  readonly revision: number;
  /** SHA-256 of the secret, base64url. */
  readonly writeKeyHash: string;
  /** Server clock minus phone clock, ms: takes every stored time back to what the phone said. */
  readonly clockOffset: number;
  readonly updatedAt: number;
}

/** What remains of a deleted or expired session: enough to answer 403 and 410, and nothing about the guest. */
export interface Tombstone {
  readonly sessionId: string;
  readonly writeKeyHash: string;
  readonly goneAt: number;
  /** Gone by 'Delete my data': whatever still holds this session must not go on with its name. */
  readonly isForgotten: boolean;
}

/** A network's delay makes each measure of a phone's clock a little different; within this, the first one stays. */
const STEADY_OFFSET_MS = 5_000;

/** The record a save makes. `kept` is the one before it; `nowMs` the server's clock (readings, Clocks). */
export function recordOf(
  { sessionId, writeKeyHash, newBearing }: SaveContext,
  save: SaveRequest,
  kept: SessionRecord | undefined,
  nowMs: number,
): SessionRecord {
  const measured = nowMs - save.sentAt;
  const clockOffset = kept && Math.abs(kept.clockOffset - measured) <= STEADY_OFFSET_MS ? kept.clockOffset : measured;
  const drinks = save.drinks.map((entry) => ({ ...entry, timestamp: entry.timestamp + clockOffset }));
  const sessionStart = save.sessionStart + clockOffset;
  return {
    sessionId,
    celebrationId: OPEN_CELEBRATION,
    userName: save.userName,
    totalDrinks: countAlcoholic(drinks),
    drinks,
    sessionStart,
    lastDrinkAt: lastDrinkAt(drinks),
    drinkingPace: save.drinkingPace,
    whereabouts: whereaboutsAfter(save.location, kept?.whereabouts ?? null, newBearing, nowMs),
    hidden: save.hidden ?? kept?.hidden ?? false,
    expiresAt: sessionStart + SESSION_LIFETIME_MS,
    revision: save.revision,
    writeKeyHash,
    clockOffset,
    updatedAt: nowMs,
  };
}

export type SaveVerdict =
  | { readonly kind: 'store'; readonly record: SessionRecord }
  | { readonly kind: 'same' }
  | { readonly kind: 'overtaken'; readonly kept: SessionRecord }
  | { readonly kind: 'conflict'; readonly kept: SessionRecord }
  | { readonly kind: 'gone' };

/** Who saves, and on the ground of what. */
export interface SaveContext {
  readonly sessionId: string;
  readonly writeKeyHash: string;
  /** The last revision of the server this phone has heard of (`If-Match`); undefined when it does not say. */
  readonly baseRevision?: number | undefined;
  /** A random direction (degrees): this session's blur from its first position on. */
  readonly newBearing: number;
}

/**
 * Age and revision rules of the contract, for a save whose secret is known to be the right one. A phone that says which
 * revision it goes on from cannot overwrite one it has not heard of.
 */
export function judgeSave(
  context: SaveContext,
  save: SaveRequest,
  kept: SessionRecord | undefined,
  nowMs: number,
): SaveVerdict {
  if (isExpired(save.sessionStart, save.sentAt) || (kept && isExpired(kept.sessionStart, nowMs)))
    return { kind: 'gone' };
  if (!kept) return { kind: 'store', record: recordOf(context, save, kept, nowMs) };
  if (save.revision < kept.revision) return { kind: 'overtaken', kept };
  if (save.revision === kept.revision) return holdsSame(save, kept) ? { kind: 'same' } : { kind: 'conflict', kept };
  const isBlind = context.baseRevision !== undefined && context.baseRevision !== kept.revision;
  return isBlind ? { kind: 'conflict', kept } : { kind: 'store', record: recordOf(context, save, kept, nowMs) };
}

/** Times are compared as the phone said them: the same save sent twice differs only in when it was sent. */
function holdsSame(save: SaveRequest, kept: SessionRecord): boolean {
  return (
    save.userName === kept.userName &&
    save.drinkingPace === kept.drinkingPace &&
    (save.hidden ?? kept.hidden) === kept.hidden &&
    save.sessionStart === kept.sessionStart - kept.clockOffset &&
    save.drinks.length === kept.drinks.length &&
    save.drinks.every((entry, index) => isSameEntry(entry, kept.drinks[index], kept.clockOffset)) &&
    agreesOnSharing(save.location, kept.whereabouts)
  );
}

function isSameEntry(sent: DrinkEntry, kept: DrinkEntry | undefined, clockOffset: number): boolean {
  return (
    kept !== undefined &&
    sent.id === kept.id &&
    sent.drinkType === kept.drinkType &&
    sent.alcoholType === kept.alcoholType &&
    sent.timestamp === kept.timestamp - clockOffset
  );
}

/** The record as its own phone may see it again. */
export function keptSessionOf(record: SessionRecord): KeptSession {
  const { userName, drinks, sessionStart, drinkingPace, revision, hidden } = record;
  return { userName, drinks: [...drinks], sessionStart, drinkingPace, revision, hidden };
}
