import { countOn, type DrinkSession, hasUnsaved, profileOf } from './drink-session.ts';
import { isAllKept, mergeKept } from './merge-kept.ts';
import type { PaceId } from './pace.ts';
import type { KeptSession } from './protocol.ts';

/** What a save tells the server of a guest. */
interface Told {
  readonly session: DrinkSession;
  readonly userName: string | null;
  readonly pace: PaceId;
}

/**
 * The phone after it has heard what the server keeps under `keptRevision` (docs/sync.md, step 7). With nothing unsaved of
 * its own it becomes the same; otherwise what it holds is counted above it and sent again, on the ground of it.
 */
export function takeIn<Phone extends Told>(phone: Phone, keptRevision: number, kept: KeptSession | undefined): Phone {
  if (phone.session.acknowledged >= keptRevision) return phone;
  if (!kept) return { ...phone, session: countOn(phone.session, keptRevision) };
  const isBehind = !hasUnsaved(phone.session);
  const session = mergeKept(phone.session, kept);
  const told = profileOf(kept.userName, kept.drinkingPace);
  if (!isBehind || !isAllKept(session, kept)) {
    return { ...phone, session: { ...countOn(session, keptRevision), acknowledged: keptRevision, told } };
  }
  const same = { ...session, revision: keptRevision, acknowledged: keptRevision, told };
  return { ...phone, userName: kept.userName, pace: kept.drinkingPace, session: same };
}
