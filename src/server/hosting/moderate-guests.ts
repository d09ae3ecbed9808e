import { type GuestAction, moderatedBy, takenBack } from '../../domain/hosting/guest-action.ts';
import { guestStateOf, isShown, type Moderation } from '../../domain/hosting/moderation.ts';
import { isExpired } from '../../domain/session/session-clock.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { AddressAreas } from '../limits/address-areas.ts';
import { ApiProblem } from '../problem.ts';
import type { Decision, Store, Stored } from '../store/store.ts';
import type { Timers } from '../timers.ts';
import { type ActionDetails, actionTable, type NewAction, type StoredAction } from './action-table.ts';
import { type HostCall, newAction } from './log.ts';

interface GuestModerationDeps {
  readonly store: Store;
  readonly celebrations: Celebrations;
  readonly areas: Pick<AddressAreas, 'forget'>;
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Timers;
}

/** The moderation that a decision leads to. Null: it is too late for the decision. */
type Decide = (guest: SessionRecord) => Moderation | null;
interface Change {
  readonly guest: SessionRecord;
  /** The changed row. Null if it is too late. */
  readonly record: SessionRecord | null;
}
type GuestDetails = NonNullable<ActionDetails['guest']>;

/** What hosts do with guests. The answers are ids of actions in the log. */
export function createGuestModeration({ store, celebrations, areas, hostsDatabase, timers }: GuestModerationDeps) {
  /** @throws {ApiProblem} unknown-guest if the guest is in another celebration, or has left. */
  function requireGuest({ record }: Stored, celebrationId: string): SessionRecord {
    const isHere = record?.celebrationId === celebrationId && !isExpired(record.sessionStart, timers.now());
    if (!record || !isHere) throw new ApiProblem('unknown-guest');
    return record;
  }

  /** @throws {ApiProblem} unknown-guest, too-late. */
  async function change(celebrationId: string, guestId: string, decide: Decide, ownId = 0): Promise<GuestDetails> {
    const { record, guest } = await store.transact(guestId, (stored): Decision<Change> => {
      const found = requireGuest(stored, celebrationId);
      const after = decide(found);
      if (!after) return { answer: { record: null, guest: found } };
      const put = moderated(found, after);
      return { answer: { record: put, guest: found }, write: { put } };
    });
    if (!record) throw await tooLate(celebrationId, guest, ownId);
    if (!isShown(record.moderation)) areas.forget([guestId]);
    celebrations.apply(record, false);
    return { before: guest.moderation, after: record.moderation };
  }

  async function tooLate(celebrationId: string, { sessionId, moderation }: SessionRecord, ownId: number) {
    const last = await hostsDatabase.transact(() => actionTable.lastOfGuest(celebrationId, sessionId, ownId));
    return new ApiProblem('too-late', { by: last?.hostName ?? null, state: guestStateOf(moderation) });
  }

  /**
   * The log gets the action before it is done, so that no action can be missing in it. If the action is refused, the log
   * forgets it.
   */
  async function logged(action: NewAction, perform: (id: number) => Promise<ActionDetails>): Promise<number> {
    const id = await hostsDatabase.transact(() => actionTable.add(action));
    try {
      const details = await perform(id);
      await hostsDatabase.transact(() => actionTable.setDetails(id, details));
      return id;
    } catch (error) {
      await hostsDatabase.transact(() => actionTable.remove(id));
      throw error;
    }
  }

  return {
    /** @throws {ApiProblem} unknown-guest, too-late. */
    async act(call: HostCall, guestId: string, action: GuestAction): Promise<number> {
      const { celebrationId } = call;
      const decide: Decide = ({ userName: ownName, moderation }) => moderatedBy(action, { ownName, moderation });
      const guest = requireGuest(await store.read(guestId), celebrationId);
      if (!decide(guest)) throw await tooLate(celebrationId, guest, 0);
      const name = guest.moderation.name ?? guest.userName;
      const newName = action.action === 'rename' ? { newName: action.name } : {};
      const entry = newAction(call, timers.now(), action.action, { guest: { id: guestId, name } });
      return logged(entry, async (id) => ({ guest: await change(celebrationId, guestId, decide, id), ...newName }));
    },

    /** Lets everybody in who waits at the door. @throws {ApiProblem} too-late if nobody waits. */
    async letInAll(call: HostCall): Promise<number> {
      const { celebrationId } = call;
      const { board } = await celebrations.enter(celebrationId);
      const waiting = board.hostedGuests(timers.now()).filter(({ state }) => state === 'waiting');
      return logged(newAction(call, timers.now(), 'let-in-all'), async (id) => {
        const letIn = await changeEach(celebrationId, idsOf(waiting), 'waiting', 'in');
        if (letIn.length > 0) return { letIn };
        const last = await hostsDatabase.transact(() => actionTable.lastLetIn(celebrationId, id));
        throw new ApiProblem('too-late', { by: last?.hostName ?? null });
      });
    },

    /** Takes back what an action did with guests. @throws {ApiProblem} unknown-guest, too-late. */
    async undo({ celebrationId, guestId, details }: StoredAction): Promise<void> {
      const { guest, letIn } = details;
      if (guest && guestId !== null) {
        await change(celebrationId, guestId, ({ moderation }) => takenBack(guest, moderation));
      } else if (letIn) {
        const returned = await changeEach(celebrationId, letIn, 'in', 'waiting');
        if (returned.length === 0) throw new ApiProblem('too-late', { by: null });
      }
    },
  };

  /** Changes the admission of all guests who still have the first one. Returns their ids. */
  async function changeEach(
    celebrationId: string,
    guestIds: readonly string[],
    from: Moderation['admission'],
    to: Moderation['admission'],
  ): Promise<string[]> {
    const decide: Decide = ({ moderation }) =>
      moderation.admission === from ? { ...moderation, admission: to } : null;
    const results = await Promise.allSettled(guestIds.map((id) => change(celebrationId, id, decide)));
    for (const result of results) {
      if (result.status === 'rejected' && !(result.reason instanceof ApiProblem)) throw result.reason;
    }
    return guestIds.filter((_, index) => results[index]?.status === 'fulfilled');
  }
}

const idsOf = (guests: readonly { readonly guest: { readonly sessionId: string } }[]): string[] =>
  guests.map(({ guest }) => guest.sessionId);

/** The row with what the hosts decided. The position of a guest whom they remove is deleted. */
function moderated(record: SessionRecord, moderation: Moderation): SessionRecord {
  const { whereabouts, version } = record;
  const isOut = moderation.admission === 'removed' || moderation.admission === 'barred';
  const nowhere = whereabouts && { ...whereabouts, position: null, next: null, counts: false };
  return { ...record, moderation, whereabouts: isOut ? nowhere : whereabouts, version: version + 1 };
}
