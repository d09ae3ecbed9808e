import { acknowledge, countOn, hasUnsaved, profileOf } from '../domain/drink-session.ts';
import { isAllKept, mergeKept } from '../domain/merge-kept.ts';
import type { KeptSession } from '../domain/protocol.ts';
import type { Phone } from './session-store.ts';

/**
 * The phone after it has heard what the server keeps under `keptRevision` (docs/sync.md, step 7). With nothing unsaved of
 * its own it becomes the same; otherwise what it holds is counted above it and sent again.
 */
export function takeIn(phone: Phone, keptRevision: number, kept: KeptSession | undefined): Phone {
  if (phone.session.acknowledged >= keptRevision) return phone;
  if (!kept) return { ...phone, session: countOn(phone.session, keptRevision) };
  const isBehind = !hasUnsaved(phone.session);
  const session = mergeKept(phone.session, kept);
  const userName = isBehind ? kept.userName : phone.userName;
  const pace = isBehind ? kept.drinkingPace : phone.pace;
  if (!isBehind || !isAllKept(session, kept)) return { ...phone, session: countOn(session, keptRevision) };
  const same = { ...session, revision: Math.max(session.revision, keptRevision) };
  const sent = { ...same, told: profileOf(userName, pace) };
  return { ...phone, userName, pace, session: acknowledge(same, sent, keptRevision) };
}
