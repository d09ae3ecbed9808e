import { type BoardName, type Figures, figuresFor, hasFigures, showsTotals } from '../../domain/leaderboard/boards.ts';
import type { SeenGuest } from '../../domain/leaderboard/rankings.ts';
import { lastDrinkMinute } from '../../domain/leaderboard/standings.ts';
import { type SpherePoint, toSpherePoint } from '../../domain/location/nearby.ts';
import type { Whereabouts } from '../../domain/location/whereabouts.ts';
import { type GuestState, guestStateOf, isShown, servedModerationOf } from '../../domain/session/moderation.ts';
import type { ServedModeration } from '../../domain/session/served-moderation.ts';
import type { Tally } from '../../domain/wall/tally.ts';
import type { SessionSummary } from '../store/store.ts';

/** A guest with the position for `nearby`, if the session shares one. No answer contains it. */
export interface PlacedGuest extends SeenGuest {
  readonly point: SpherePoint | null;
  /** What the hosts have decided. Only the guest is told. */
  readonly ownModeration: ServedModeration | undefined;
}

/** A guest as the hosts may see one. */
export interface HostedGuest {
  readonly guest: PlacedGuest;
  /** The guest's own name, which the hosts may have replaced. */
  readonly ownName: string;
  /** Whether the guest hides. */
  readonly hides: boolean;
  readonly state: GuestState;
  readonly updatedAt: number;
}

/** What follows from a guest's drinks. */
export interface GuestFigures extends Figures {
  readonly tally: Tally;
}

/** A session on a roster. */
export interface RosterEntry extends HostedGuest {
  /** The guest with the numbers of the boards that are on, and no others. */
  readonly shown: PlacedGuest;
  /** Null if they were not needed yet. */
  readonly figures: GuestFigures | null;
  /** When the guest had the last drink, exactly. No answer contains it. */
  readonly drankAt: number | null;
  /** A move that takes effect later. */
  readonly next: Whereabouts['next'];
  readonly writeKeyHash: string;
  readonly expiresAt: number;
  readonly version: number;
}

/** `handle`: the short number of the guest in streams. `figures`: null if no board needs them. */
export function entryOf(
  record: SessionSummary,
  handle: number,
  figures: GuestFigures | null,
): Omit<RosterEntry, 'shown'> {
  const { sessionId, userName: ownName, totalDrinks, sessionStart, drinkingPace } = record;
  const { whereabouts, hidden: hides, moderation, writeKeyHash, expiresAt, version, updatedAt } = record;
  const hidden = hides || !isShown(moderation);
  const userName = moderation.name ?? ownName;
  const ownModeration = servedModerationOf(moderation);
  const placed = whereabouts?.counts && isShown(moderation) ? whereabouts : null;
  const point = placed?.position ? toSpherePoint(placed.position) : null;
  const lastDrinkAt = lastDrinkMinute(record.lastDrinkAt);
  const values = { userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace };
  const guest = { handle, point, sessionId, ...values, hidden, ownModeration };
  const state = guestStateOf(moderation);
  const next = placed?.next ?? null;
  const { lastDrinkAt: drankAt } = record;
  return { guest, figures, drankAt, ownName, hides, state, updatedAt, next, writeKeyHash, expiresAt, version };
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
