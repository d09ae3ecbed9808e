import { isDeepStrictEqual } from 'node:util';
import { withoutPosition } from '../../../domain/location/whereabouts.ts';
import { guestStateOf, isShown, type Moderation } from '../../../domain/session/moderation.ts';
import { isOverAt } from '../../../domain/session/session-lifetime.ts';
import type { SessionRecord } from '../../../domain/session/session-record.ts';
import type { Celebrations } from '../../celebrations/celebrations.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { AddressAreas } from '../../limits/address-areas.ts';
import { type Decision, type Store, type Stored, StoreUnavailable } from '../../store/store.ts';
import type { Timers } from '../../time/timers.ts';
import type { Moments } from '../../wall/moments.ts';
import { type ActionDetails, logTable } from '../tables/log-table.ts';

export interface GuestChangeDeps {
  readonly store: Store;
  readonly celebrations: Celebrations;
  readonly areas: Pick<AddressAreas, 'forget'>;
  readonly moments: Pick<Moments, 'noteGuest'>;
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Timers;
}

/** Returns the moderation after a decision. Null if it is too late for the decision. */
export type Decide = (guest: SessionRecord) => Moderation | null;
interface Change {
  readonly guest: SessionRecord;
  /** The changed row. Null if it is too late for the decision. */
  readonly record: SessionRecord | null;
}
type GuestDetails = NonNullable<ActionDetails['guest']>;

export function createGuestChanges({ store, celebrations, areas, moments, hostsDatabase, timers }: GuestChangeDeps) {
  /** @throws {ApiProblem} unknown-guest if the guest is in another celebration, or has left. */
  function requireGuest({ record }: Stored, celebrationId: string): SessionRecord {
    const isHere = record?.celebrationId === celebrationId && !isOverAt(record.expiresAt, timers.now());
    if (!record || !isHere) throw new ApiProblem('unknown-guest');
    return record;
  }

  /**
   * Stores a decision about a guest and puts it on the roster. `ownId` is the log entry of this decision.
   * @throws {ApiProblem} unknown-guest, too-late.
   */
  async function change(celebrationId: string, guestId: string, decide: Decide, ownId = 0): Promise<GuestDetails> {
    const decisions: Change[] = [];
    const decideOn = (stored: Stored): Decision<Change> => {
      const found = requireGuest(stored, celebrationId);
      const after = decide(found);
      const answer = { guest: found, record: after && moderated(found, after) };
      decisions.push(answer);
      return answer.record ? { answer, write: { put: answer.record } } : { answer };
    };
    const { record, guest } = await store.transact(guestId, decideOn).catch(async (error: unknown) => {
      const last = decisions.at(-1);
      if (error instanceof StoreUnavailable && last && (await isStored(last))) return last;
      throw error;
    });
    if (!record) throw await tooLate(celebrationId, guest, ownId);
    if (!isShown(record.moderation)) areas.forget([guestId]);
    celebrations.apply(record, false);
    moments.noteGuest(celebrationId, record);
    return { before: guest.moderation, after: record.moderation };
  }

  /**
   * Whether a failed change was stored after all, because a database on another computer may have committed it before
   * the answer was lost.
   */
  async function isStored({ guest, record }: Change): Promise<boolean> {
    const stored = await store.read(guest.sessionId);
    return record !== null && isDeepStrictEqual(stored.record?.moderation, record.moderation);
  }

  /** Makes a problem that names the host who was quicker. `ownId` is the log entry of the late decision. */
  async function tooLate(celebrationId: string, { sessionId, moderation }: SessionRecord, ownId: number) {
    const last = await hostsDatabase.transact(() => logTable.lastOfGuest(celebrationId, sessionId, ownId));
    return new ApiProblem('too-late', { by: last?.hostName ?? null, state: guestStateOf(moderation) });
  }

  return { requireGuest, change, tooLate };
}

/** The row with the hosts' decision. The position of a guest whom they remove is deleted. */
function moderated(record: SessionRecord, moderation: Moderation): SessionRecord {
  const { whereabouts, version } = record;
  const isOut = moderation.admission === 'removed' || moderation.admission === 'barred';
  return {
    ...record,
    moderation,
    whereabouts: isOut ? withoutPosition(whereabouts) : whereabouts,
    version: version + 1,
  };
}
