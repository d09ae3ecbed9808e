import { MAX_COUNTER, MAX_REMOVED, MAX_STORED_DRINKS, SESSION_LIFETIME_MS } from '../limits.ts';
import { whereaboutsAfter } from '../location/whereabouts.ts';
import { countedDrinks } from '../session/counted-drinks.ts';
import { lastDrinkAt } from '../session/drink-times.ts';
import { contains, merge } from '../session/merge.ts';
import { type Moderation, moderationAfterAsking } from '../session/moderation.ts';
import { knownPace } from '../session/pace.ts';
import { shiftedBy, withTimesOf } from '../session/session-clock.ts';
import { isExpired, startOf } from '../session/session-lifetime.ts';
import type { SessionRecord } from '../session/session-record.ts';
import {
  forEachRegister,
  REGISTERS,
  type RegisterName,
  type SessionState,
  type Stamp,
  startSession,
  UNWRITTEN,
} from '../session/session-state.ts';
import type { SaveRequest } from './save-request.ts';

/** If a save has no stamp for its start, a start that differs by less than this counts as unchanged. */
const SAME_START_MS = 5_000;

/** What a save is judged with, besides its body and the stored row. */
export interface SaveContext {
  readonly sessionId: string;
  /** Used only for a new session. */
  readonly celebrationId: string;
  readonly writeKeyHash: string;
  /** A random direction in degrees. It becomes this session's blur with its first position. */
  readonly newBearing: number;
  /** Used for a new session, and for one that has knocked at the closed door. */
  readonly moderation: Moderation;
  /** Whether a guest whom the hosts have removed or turned away asks to come in again. */
  readonly asksToEnter: boolean;
}

export type SaveVerdict =
  | { readonly kind: 'gone' }
  /** The hosts have removed the guest. Nothing is stored. */
  | { readonly kind: 'removed'; readonly mayReturn: boolean }
  | { readonly kind: 'invalid'; readonly field: string }
  /** `record`: the row to commit, if anything changed. `session`: the merged session, if the phone lacks part of it. */
  | {
      readonly kind: 'merged';
      readonly record?: SessionRecord;
      readonly session?: SessionState;
      readonly moderation: Moderation;
    };

/**
 * Merges a save into the stored row (docs/sync.md step 4). The secret has been checked. `nowMs` is the server's clock,
 * and the times of the save are shifted onto it.
 */
export function judgeSave(
  context: SaveContext,
  save: SaveRequest,
  stored: SessionRecord | undefined,
  nowMs: number,
): SaveVerdict {
  if (isExpired(save.sessionStart, save.sentAt)) return { kind: 'gone' };
  const known = stored?.moderation ?? context.moderation;
  const present = known.admission === 'knocked' ? context.moderation : known;
  const moderation = context.asksToEnter ? moderationAfterAsking(present) : present;
  const { admission } = moderation;
  if (admission === 'removed' || admission === 'barred') return { kind: 'removed', mayReturn: admission === 'removed' };
  const offsetMs = nowMs - save.sentAt;
  const sent = sentState(save, stored, offsetMs);
  // A merge also sorts, so a new session goes through one too.
  const merged = merge(stored ?? sent, sent);
  const field = faultOf(merged, stored);
  if (field) return { kind: 'invalid', field };
  const isNews = !stored || !contains(stored, sent) || save.location !== undefined || moderation !== known;
  return {
    kind: 'merged',
    moderation,
    ...(isNews && { record: recordOf({ ...context, moderation }, merged, save.location, stored, nowMs) }),
    ...(!contains(sent, merged) && { session: shiftedBy(merged, -offsetMs) }),
  };
}

/** The save as a state on the server's clock. A register that was not sent keeps its value. */
function sentState(save: SaveRequest, stored: SessionRecord | undefined, offsetMs: number): SessionState {
  const { drinks, removed = [] } = save;
  const initial = startSession(0, '');
  const values = forEachRegister((name) => save[name] ?? stored?.[name] ?? initial[name]);
  const registers = { ...values, sessionStart: save.sessionStart + offsetMs } as Pick<SessionState, RegisterName>;
  const stamps = forEachRegister((name) => save.stamps?.[name] ?? stampOf(name, registers[name], stored));
  const shifted = drinks.map((entry) => ({ ...entry, timestamp: entry.timestamp + offsetMs }));
  const sent = { ...registers, drinks: shifted, removed, stamps };
  return stored ? withTimesOf(stored, sent) : sent;
}

/**
 * The stamp for a value that was sent without one. If the value is new, it counts as the latest write. If it is the
 * same as the stored one, nothing was written.
 */
function stampOf(name: RegisterName, value: string | number | boolean, stored: SessionRecord | undefined): Stamp {
  if (stored && isSameValue(stored[name], value)) return stored.stamps[name];
  return [(stored?.stamps[name] ?? UNWRITTEN)[0] + 1, ''];
}

/** The same start may look slightly different each time it is converted, because network delays vary. */
function isSameValue(a: unknown, b: unknown): boolean {
  return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= SAME_START_MS : a === b;
}

function faultOf({ drinks, removed, stamps }: SessionState, stored: SessionRecord | undefined): string | undefined {
  if (drinks.length > MAX_STORED_DRINKS) return 'drinks';
  if (removed.length > MAX_REMOVED) return 'removed';
  const tooFar = REGISTERS.find((name) => stamps[name][0] > (stored?.stamps[name] ?? UNWRITTEN)[0] + MAX_COUNTER);
  return tooFar && `stamps.${tooFar}`;
}

function recordOf(
  { sessionId, celebrationId, writeKeyHash, newBearing, moderation }: SaveContext,
  merged: SessionState,
  location: SaveRequest['location'],
  stored: SessionRecord | undefined,
  nowMs: number,
): SessionRecord {
  const sessionStart = startOf(merged);
  return {
    ...merged,
    sessionStart,
    drinkingPace: knownPace(merged.drinkingPace),
    sessionId,
    celebrationId: stored?.celebrationId ?? celebrationId,
    totalDrinks: countedDrinks(merged.drinks),
    lastDrinkAt: lastDrinkAt(merged.drinks),
    whereabouts: whereaboutsAfter(location, stored?.whereabouts ?? null, newBearing, nowMs),
    moderation,
    expiresAt: sessionStart + SESSION_LIFETIME_MS,
    version: (stored?.version ?? 0) + 1,
    writeKeyHash,
    updatedAt: nowMs,
  };
}
