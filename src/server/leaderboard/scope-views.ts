import type { Scope } from '../../domain/leaderboard/leaderboard.ts';
import { type Rankings, rankingsAmong } from '../../domain/leaderboard/rankings.ts';
import { nearbyTo } from '../../domain/location/nearby.ts';
import type { Credentials } from '../http/ownership.ts';
import type { Still } from './pause.ts';
import type { Roster } from './roster.ts';
import type { PlacedGuest } from './roster-entry.ts';

/** The guests that a caller sees at one moment. */
export interface ScopeView {
  readonly scope: Scope;
  readonly rankings: Rankings<PlacedGuest>;
  /** Whether and why the leaderboard is frozen. */
  readonly still: Still;
}

/**
 * Returns the views of all callers at the moment of `everyone`. Guests nearby are ranked among themselves. Guests nearby are
 * found by the position that is stored with the caller's session, never by a position in the request
 * (docs/readings.md#positions-stay-private). Without a stored position, a caller sees everyone (docs/protocol.md#leaderboard).
 */
export function scopeViewsOf(
  roster: Roster,
  everyone: Rankings<PlacedGuest>,
): (nearbyTo: Credentials | null) => ScopeView {
  const { still } = roster;
  return (caller) => {
    const here = caller && roster.ownGuest(caller, everyone.atMs)?.point;
    if (!here) return { scope: 'everyone', rankings: everyone, still };
    const isNear = nearbyTo(here);
    const rankings = rankingsAmong(everyone, ({ point }) => point !== null && isNear(point));
    return { scope: 'nearby', rankings, still };
  };
}
