import type { KeptSession } from '../protocol.ts';
import { countOn, type DrinkSession, hasUnsaved, profileOf } from './drink-session.ts';
import { isAllKept, mergeKept } from './merge-kept.ts';
import type { PaceId } from './pace.ts';

/** What a save tells the server of a guest. */
interface Told {
  readonly session: DrinkSession;
  readonly userName: string | null;
  readonly pace: PaceId;
}

/**
 * The phone after it has heard what the server keeps under `keptRevision` (docs/sync.md, step 7). With nothing unsaved of
 * its own it becomes the same; otherwise what it holds is counted above it and sent again, on the ground of it. `heard` is
 * what the phone had heard acknowledged when it asked: a server that keeps less has lost it.
 */
export function takeIn<Phone extends Told>(
  phone: Phone,
  heard: number,
  keptRevision: number,
  kept: KeptSession | undefined,
): Phone {
  const { acknowledged } = phone.session;
  if (keptRevision < heard && heard === acknowledged) return { ...phone, session: bringBack(phone.session, kept) };
  if (acknowledged >= keptRevision) return phone;
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

/** To a server that has lost what it acknowledged, nothing this phone holds was sent. */
function bringBack(session: DrinkSession, kept: KeptSession | undefined): DrinkSession {
  const { acknowledged } = session;
  const unsent = { ...session, acknowledged: 0, hideTurnsTold: 0 };
  const merged = kept ? mergeKept(unsent, kept) : unsent;
  // Other tabs would raise it again: what is kept is only the ground of the next save.
  return { ...countOn(merged, acknowledged), acknowledged };
}
