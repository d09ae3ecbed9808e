import type { Celebration } from '../../../domain/celebration/celebration.ts';
import { endAfterMove, endAfterReopening, endOf } from '../../../domain/celebration/the-end.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import type { Work } from '../../hosts-data/work.ts';
import type { Whole } from '../tables/settings-part.ts';

/** Gives a changed celebration a future end if the change has opened it again. */
export function withEndToCome(before: Whole, after: Whole, nowMs: number): Whole {
  const ends = endAfterMove(after.ends, before, after);
  const isReopened = before.state === 'over' && after.state === 'open';
  return { ...after, ends: isReopened ? endAfterReopening({ ...after, ends }, nowMs) : ends };
}

export function* setState(id: string, state: Celebration['state'], nowMs: number): Work<void> {
  const celebration = yield* celebrationTable.byId(id);
  if (!celebration) return;
  const before = { ...celebration, ...(yield* celebrationTable.settingsOf(id)) };
  const after = withEndToCome(before, { ...before, state }, nowMs);
  yield* celebrationTable.put(after, nowMs);
  yield* celebrationTable.putSettings(id, after);
}

/** Ends a celebration whose end has passed. Returns false if another server, or a host who chose another end, was quicker. */
export function* endInTime(id: string, nowMs: number): Work<boolean> {
  const celebration = yield* celebrationTable.byId(id);
  if (!celebration) return false;
  const end = endOf({ ...celebration, ends: (yield* celebrationTable.settingsOf(id)).ends });
  return end <= nowMs && (yield* celebrationTable.end(id, end));
}
