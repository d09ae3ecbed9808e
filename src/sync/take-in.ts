import { countOn, hasUnsaved, profileOf } from '../domain/drink-session.ts';
import { isAllKept, mergeKept } from '../domain/merge-kept.ts';
import type { KeptSession } from '../domain/protocol.ts';
import type { Phone } from './phone.ts';

/**
 * The phone after it has heard what the server keeps under `keptRevision` (docs/sync.md, step 7). With nothing unsaved of
 * its own it becomes the same; otherwise what it holds is counted above it and sent again, on the ground of it.
 */
export function takeIn(phone: Phone, keptRevision: number, kept: KeptSession | undefined): Phone {
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
