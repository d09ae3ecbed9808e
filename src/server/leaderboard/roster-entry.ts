import { type BoardName, type Figures, figuresFor, hasFigures, showsTotals } from '../../domain/leaderboard/boards.ts';
import { asOthersSee, type SeenGuest } from '../../domain/leaderboard/rankings.ts';
import { lastDrinkMinute } from '../../domain/leaderboard/standings.ts';
import { type SpherePoint, toSpherePoint } from '../../domain/location/nearby.ts';
import type { Whereabouts } from '../../domain/location/whereabouts.ts';
import { type GuestState, guestStateOf, isShown, servedModerationOf } from '../../domain/session/moderation.ts';
import type { ServedModeration } from '../../domain/session/served-moderation.ts';
import { isOnLeaderboard } from '../../domain/session/session-lifetime.ts';
import { handedOverAt } from '../../domain/session/write-keys.ts';
import type { Tally } from '../../domain/wall/tally.ts';
import type { SessionSummary } from '../store/store.ts';

/** A guest with the position for `nearby`, if the session shares one. No answer contains it. */
export interface PlacedGuest extends SeenGuest {
  readonly point: SpherePoint | null;
  /** The hosts' decision about the guest, which only the guest is told. */
  readonly ownModeration: ServedModeration | undefined;
}

/** The data of a guest that hosts may see. */
export interface HostedGuest {
  readonly guest: PlacedGuest;
  readonly ownName: string;
  readonly hides: boolean;
  readonly state: GuestState;
  readonly updatedAt: number;
}

/** The numbers that are computed from a guest's drinks. */
export interface GuestFigures extends Figures {
  readonly tally: Tally;
}

export interface RosterEntry extends HostedGuest {
  /** The guest with only the numbers of boards that are on. */
  readonly shown: PlacedGuest;
  /** Null if no board has needed the figures yet. */
  readonly figures: GuestFigures | null;
  /** The exact time of the guest's last drink. No answer contains it. */
  readonly drankAt: number | null;
  readonly next: Whereabouts['next'];
  readonly writeKeyHash: string;
  readonly expiresAt: number;
  readonly version: number;
  /** The time since which everybody has seen the guest with this name. */
  readonly namedAt: number;
}

/**
 * `handle`: the short number of the guest in streams. `figures`: null if no board needs them. `known`: the previous
 * entry. `readAt`: when the session was read from the store, unless it was just saved.
 */
export function entryOf(
  record: SessionSummary,
  handle: number,
  figures: GuestFigures | null,
  known?: RosterEntry,
  readAt?: number,
): Omit<RosterEntry, 'shown'> {
  const { sessionId, userName: ownName, totalDrinks, sessionStart, drinkingPace } = record;
  const { whereabouts, hidden: hides, moderation, writeKeyHash, expiresAt, version, updatedAt } = record;
  const hidden = hides || !isShown(moderation);
  const userName = moderation.name ?? ownName;
  const ownModeration = servedModerationOf(moderation, handedOverAt(writeKeyHash));
  const placed = whereabouts?.counts && isShown(moderation) ? whereabouts : null;
  const point = placed?.position ? toSpherePoint(placed.position) : null;
  const lastDrinkAt = lastDrinkMinute(record.lastDrinkAt);
  const values = { userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace };
  const guest = {
    handle,
    point,
    sessionId,
    ...values,
    ...(record.isQuiet && { isQuiet: true }),
    hidden,
    ownModeration,
  };
  const state = guestStateOf(moderation);
  const next = placed?.next ?? null;
  const { lastDrinkAt: drankAt } = record;
  // Hosts already know a name that they have given, so it does not count as a new name.
  const isSame = known?.guest.hidden === false && (known.guest.userName === userName || moderation.name !== null);
  // The time of a quiet guest's last save would reveal a drink. So for a quiet guest from the store, the time of the
  // reading is used.
  const namedAt = isSame ? known.namedAt : (record.isQuiet && readAt) || updatedAt;
  return { guest, figures, drankAt, ownName, hides, state, updatedAt, next, writeKeyHash, expiresAt, version, namedAt };
}

/** The guest as the boards that are on show them. If no board shows totals or rates, every total is sent as 0. */
export function shownOn(boards: readonly BoardName[], guest: PlacedGuest, figures: Figures | null): PlacedGuest {
  if (!hasFigures(boards)) return guest;
  return { ...guest, ...figuresFor(boards, figures), ...(!showsTotals(boards) && { totalDrinks: 0 }) };
}

/** The guest at `nowMs`, when a delayed move may have taken effect. */
export function guestAt(guest: PlacedGuest, next: RosterEntry['next'], nowMs: number): PlacedGuest {
  return next && next.from <= nowMs ? { ...guest, point: toSpherePoint(next.position) } : guest;
}

export function isSeen({ guest, expiresAt }: RosterEntry, nowMs: number): boolean {
  return !guest.hidden && isOnLeaderboard(expiresAt, nowMs);
}

/** Whether everybody may know of this guest's drinks at `nowMs`. */
export function isHeard(entry: RosterEntry, nowMs: number): boolean {
  return isSeen(entry, nowMs) && !entry.guest.isQuiet;
}

/** Whether others see no difference between two versions of an entry. The visible data of a quiet guest seldom changes. */
export function isSameToOthers(before: RosterEntry | undefined, after: RosterEntry): boolean {
  return before?.guest.isQuiet === true && asOthersRead(before) === asOthersRead(after);
}

function asOthersRead({ guest, ownName, hides, state, next }: RosterEntry): string {
  return JSON.stringify([asOthersSee(guest), ownName, hides, state, next]);
}

/** Whether everybody has seen this guest with this name for `waitMs`. */
export function isNamed({ namedAt }: RosterEntry, nowMs: number, waitMs: number): boolean {
  return namedAt <= nowMs - waitMs;
}

/** The next time at which a session ends or a delayed move takes effect. */
export function nextTurnOf(entries: Iterable<RosterEntry>, nowMs: number): number {
  let turn = Number.POSITIVE_INFINITY;
  for (const { expiresAt, next } of entries) {
    if (isOnLeaderboard(expiresAt, nowMs)) turn = Math.min(turn, expiresAt);
    if (next && next.from > nowMs) turn = Math.min(turn, next.from);
  }
  return turn;
}

/** The time of the last drink of all these guests, to within a minute. */
export function latestDrink(entries: readonly RosterEntry[]): number | null {
  return entries.reduce((latest, { guest }) => Math.max(latest, guest.lastDrinkAt ?? 0), 0) || null;
}

/** At most `most` entries with the latest names, the latest first. */
export function latestOf(entries: readonly RosterEntry[], most: number): RosterEntry[] {
  const latest: RosterEntry[] = [];
  for (const entry of entries) {
    const last = latest[most - 1];
    if (last && !isLater(entry, last)) continue;
    const place = latest.findIndex((other) => isLater(entry, other));
    latest.splice(place < 0 ? latest.length : place, 0, entry);
    latest.length = Math.min(latest.length, most);
  }
  return latest;
}

/** Of two guests who joined at the same moment, the later one has the larger handle. */
function isLater(one: RosterEntry, other: RosterEntry): boolean {
  return one.namedAt === other.namedAt ? one.guest.handle > other.guest.handle : one.namedAt > other.namedAt;
}
