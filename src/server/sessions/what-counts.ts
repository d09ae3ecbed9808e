import { placesOf } from '../../domain/location/whereabouts.ts';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import type { Moderation } from '../../domain/session/moderation.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';

interface Here {
  readonly moderation: Moderation;
  /** Whether positions are stored here. */
  readonly takesPosition: boolean;
  readonly stored: SessionRecord | undefined;
}

export function whatCounts(save: SaveRequest, { moderation, takesPosition, stored }: Here): SaveRequest {
  if (moderation.admission === 'knocked') return knockOf(save);
  return takesPosition ? save : withoutPosition(save, stored);
}

/** The part of a save that is stored for a guest who knocks at the closed door: the name, but no drink and no position. */
function knockOf({ location, removed, ...save }: SaveRequest): SaveRequest {
  return { ...save, drinks: [] };
}

/** The save without a position. A position that was stored earlier is also deleted. */
function withoutPosition({ location, ...save }: SaveRequest, stored: SessionRecord | undefined): SaveRequest {
  return placesOf(stored?.whereabouts ?? null).length > 0 ? { ...save, location: null } : save;
}
