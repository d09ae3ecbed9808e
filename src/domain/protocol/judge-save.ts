import { MAX_COUNTER, MAX_REMOVED, MAX_STORED_DRINKS, SESSION_LIFETIME_MS } from '../limits.ts';
import { whereaboutsAfter } from '../location/whereabouts.ts';
import { drinkOfId, isCorrection } from '../session/correction.ts';
import { countedDrinks } from '../session/counted-drinks.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import { lastDrinkAt } from '../session/drink-times.ts';
import { contains, merge } from '../session/merge.ts';
import { type Moderation, moderationAfterAsking } from '../session/moderation.ts';
import { knownPace } from '../session/pace.ts';
import { movedBy, shiftedBy, withTimesOf } from '../session/session-clock.ts';
import { countsFrom, isExpired, startOf } from '../session/session-lifetime.ts';
import { type SessionRecord, stateOf } from '../session/session-record.ts';
import {
  forEachRegister,
  REGISTERS,
  type RegisterName,
  type SessionState,
  type Stamp,
  startSession,
  UNWRITTEN,
} from '../session/session-state.ts';
import { type Fault, faultOfEarlier } from './earlier-drinks.ts';
import type { SaveRequest } from './save-request.ts';

/** If a save has no stamp for its start, a start that differs by less than this is treated as unchanged. */
const SAME_START_MS = 5_000;

/** Everything on which the judgement of a save depends, besides the body of the save and the stored row. */
export interface SaveContext {
  readonly sessionId: string;
  /** Used only for a new session. */
  readonly celebrationId: string;
  readonly writeKeyHash: string;
  /** A random direction in degrees. The session's first position makes it the direction of the session's blur. */
  readonly newBearing: number;
  /** The time at which the day of the celebration began, in ms on the server's clock. Null for the open celebration. */
  readonly dayBeganAt: number | null;
  /** Used for a new session, and for one that has knocked at the closed door. */
  readonly moderation: Moderation;
  /** Whether a guest whom the hosts have removed or turned away asks to come in again. */
  readonly asksToEnter: boolean;
  /** The time at which the celebration ended, in ms. Null or absent while it goes on. */
  readonly endedAt?: number | null;
}

export type SaveVerdict =
  | { readonly kind: 'gone' }
  /** The hosts have removed the guest. Nothing is stored. */
  | { readonly kind: 'removed'; readonly mayReturn: boolean }
  | ({ readonly kind: 'invalid' } & Fault)
  /**
   * `record`: the row to commit, if anything has changed. `session`: the merged session, if the phone lacks part of it.
   * `isLate`: the save also contains changes made after the end, which are not stored.
   */
  | {
      readonly kind: 'merged';
      readonly record?: SessionRecord;
      readonly session?: SessionState;
      readonly moderation: Moderation;
      readonly isLate?: true;
    };

/**
 * Merges a save into the stored row (docs/sync.md step 4). The caller has checked the secret. `nowMs` is on the
 * server's clock, and the times of the save are converted to that clock.
 */
export function judgeSave(
  context: SaveContext,
  save: SaveRequest,
  stored: SessionRecord | undefined,
  nowMs: number,
): SaveVerdict {
  if (isExpired(save.sessionStart, save.sentAt) && !startsWithEarlier(save, stored)) return { kind: 'gone' };
  const known = stored?.moderation ?? context.moderation;
  const moderation = moderationBy(known, context);
  const { admission } = moderation;
  if (admission === 'removed' || admission === 'barred') return { kind: 'removed', mayReturn: admission === 'removed' };
  const hasMoved = save.location !== undefined || moderation !== known;
  return mergeSave({ ...context, moderation, hasMoved }, save, stored, nowMs);
}

/** `hasMoved`: the save sets or removes a position, or the guest asks to come in again. */
function mergeSave(
  context: SaveContext & { readonly hasMoved: boolean },
  save: SaveRequest,
  stored: SessionRecord | undefined,
  nowMs: number,
): SaveVerdict {
  const { moderation, hasMoved, endedAt = null } = context;
  const offsetMs = nowMs - save.sentAt;
  const held = stored && stateOf(stored);
  const sent = sentState(save, held, offsetMs);
  const timely = beforeEnd(sent, held, endedAt);
  const isOver = timely !== sent;
  // A new session is merged with itself, because a merge also sorts.
  const merged = merge(held ?? timely, timely);
  const fault = faultOf(merged, held) ?? faultOfEarlier(save, idsIn(held, merged, sent), offsetMs, context.dayBeganAt);
  if (fault) return { kind: 'invalid', ...fault };
  const isNews = !held || !contains(held, timely) || (!isOver && hasMoved);
  const location = isOver ? undefined : save.location;
  return {
    kind: 'merged',
    moderation,
    ...(isNews && { record: recordOf(context, merged, location, stored, nowMs) }),
    ...(!contains(sent, merged) && { session: shiftedBy(merged, -offsetMs) }),
    ...(isOver && (hasMoved || !contains(merged, sent)) && { isLate: true }),
  };
}

function moderationBy(known: Moderation, { moderation, asksToEnter }: SaveContext): Moderation {
  const present = known.admission === 'knocked' ? moderation : known;
  return asksToEnter ? moderationAfterAsking(present) : present;
}

/**
 * The part of a save that was made before the celebration ended, because phones may send it late: drinks, and removals
 * of such drinks. Returns the whole save if the celebration is not over.
 */
function beforeEnd(sent: SessionState, stored: SessionState | undefined, endedAt: number | null): SessionState {
  if (endedAt === null || !stored) return sent;
  const drinks = sent.drinks.filter(({ timestamp, loggedAt = timestamp }) => loggedAt < endedAt);
  return { ...stored, drinks, removed: sent.removed };
}

/** The save as a session state on the server's clock. A register that was not sent keeps its stored value. */
function sentState(save: SaveRequest, stored: SessionRecord | undefined, offsetMs: number): SessionState {
  const { drinks, removed = [] } = save;
  const initial = startSession(0, '');
  const values = forEachRegister((name) => save[name] ?? stored?.[name] ?? initial[name]);
  const registers = { ...values, sessionStart: save.sessionStart + offsetMs } as Pick<SessionState, RegisterName>;
  const stamps = forEachRegister((name) => save.stamps?.[name] ?? stampOf(name, registers[name], save, stored));
  const shifted = drinks.map((entry) => movedBy(entry, offsetMs));
  const sent = { ...registers, drinks: shifted, removed, stamps };
  return stored ? withTimesOf(stored, { ...sent, drinks: withTimesOfCorrected(stored, shifted) }) : sent;
}

/** If only the kind of a drink was corrected, the drink keeps the time that the server has stored. */
function withTimesOfCorrected({ drinks }: SessionRecord, sent: readonly StoredEntry[]): readonly StoredEntry[] {
  if (!sent.some(({ id }) => isCorrection(id))) return sent;
  const times = new Map(drinks.map(({ id, timestamp }) => [drinkOfId(id), timestamp]));
  return sent.map((entry) => {
    const time = isCorrection(entry.id) ? times.get(drinkOfId(entry.id)) : undefined;
    return time !== undefined && isSameValue(time, entry.timestamp) ? { ...entry, timestamp: time } : entry;
  });
}

/** Older pages send the time of their earliest drink as the start. */
function startsWithEarlier({ drinks, sessionStart }: SaveRequest, stored: SessionRecord | undefined): boolean {
  return (
    stored !== undefined &&
    drinks.some(({ timestamp, loggedAt }) => loggedAt !== undefined && timestamp <= sessionStart)
  );
}

/**
 * The stamp for a value that was sent without one. A new value is treated as the latest write. A value that equals the
 * stored one, or that an older page leaves out, is treated as not written.
 */
function stampOf(
  name: RegisterName,
  value: string | number | boolean,
  save: SaveRequest,
  stored: SessionRecord | undefined,
): Stamp {
  if (!stored && save[name] === undefined) return UNWRITTEN;
  if (stored && isSameValue(stored[name], value)) return stored.stamps[name];
  return [(stored?.stamps[name] ?? UNWRITTEN)[0] + 1, ''];
}

/** Starts that differ by a few seconds are treated as equal, because delays of the network vary between conversions. */
function isSameValue(a: unknown, b: unknown): boolean {
  return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= SAME_START_MS : a === b;
}

function faultOf({ drinks, removed, stamps }: SessionState, stored: SessionRecord | undefined): Fault | null {
  if (drinks.length > MAX_STORED_DRINKS) return { field: 'drinks' };
  if (removed.length > MAX_REMOVED) return { field: 'removed' };
  const tooFar = REGISTERS.find((name) => stamps[name][0] > (stored?.stamps[name] ?? UNWRITTEN)[0] + MAX_COUNTER);
  return tooFar ? { field: `stamps.${tooFar}` } : null;
}

/**
 * The ids of drinks that are not judged again: stored drinks, drinks of which only the kind is corrected, and drinks
 * whose times no longer matter.
 */
function idsIn(stored: SessionState | undefined, { removed }: SessionState, sent: SessionState): ReadonlySet<string> {
  const drinks = stored?.drinks ?? [];
  const times = new Map(drinks.map(({ id, timestamp }) => [drinkOfId(id), timestamp]));
  const unmoved = sent.drinks.filter(({ id, timestamp }) => isCorrection(id) && times.get(drinkOfId(id)) === timestamp);
  return new Set([...[...drinks, ...unmoved].map(({ id }) => id), ...removed]);
}

function recordOf(
  { sessionId, celebrationId, writeKeyHash, newBearing, moderation }: SaveContext,
  merged: SessionState,
  location: SaveRequest['location'],
  stored: SessionRecord | undefined,
  nowMs: number,
): SessionRecord {
  return {
    ...merged,
    sessionStart: countsFrom(merged),
    drinkingPace: knownPace(merged.drinkingPace),
    sessionId,
    celebrationId: stored?.celebrationId ?? celebrationId,
    totalDrinks: countedDrinks(merged.drinks),
    lastDrinkAt: lastDrinkAt(merged.drinks),
    whereabouts: whereaboutsAfter(location, stored?.whereabouts ?? null, newBearing, nowMs),
    moderation,
    expiresAt: startOf(merged) + SESSION_LIFETIME_MS,
    version: (stored?.version ?? 0) + 1,
    writeKeyHash,
    updatedAt: nowMs,
  };
}
