import { type GuestAction, moderatedBy, takenBack } from '../../../domain/hosting/guest-action.ts';
import type { Moderation } from '../../../domain/session/moderation.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { RateLimits } from '../../limits/rate-limits.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { type ActionDetails, logTable, type NewAction, type StoredAction } from '../tables/log-table.ts';
import { type HostCall, newAction } from '../tables/logged-action.ts';
import { createGuestChanges, type Decide, type GuestChangeDeps } from './change-guest.ts';

/** How many guests are changed in one commit. Saves are committed in between. */
const CHANGED_TOGETHER = 16;

interface GuestModerationDeps extends GuestChangeDeps {
  readonly rateLimits: Pick<RateLimits, 'requireHostWork'>;
}

interface Done {
  readonly details: ActionDetails;
  readonly failure?: unknown;
}

/** The hosts' actions on guests. Each returns the id of the action in the log. */
export function createGuestModeration(deps: GuestModerationDeps) {
  const { store, celebrations, hostsDatabase, rateLimits, timers } = deps;
  const { requireGuest, change, tooLate } = createGuestChanges(deps);

  let last: Promise<unknown> = Promise.resolve();

  /** Runs changes of many guests one after the other, however many hosts request them. */
  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  /** Writes the log entry first, so that no action lacks its entry. Removes the entry if nothing was changed. */
  async function logged(action: NewAction, perform: (id: number) => Promise<Done>): Promise<number> {
    const id = await hostsDatabase.transact(() => logTable.add(action));
    const { details, failure } = await perform(id).catch(async (error: unknown) => {
      await hostsDatabase.transact(() => logTable.remove(id));
      throw error;
    });
    await hostsDatabase.transact(() => logTable.setDetails(id, details));
    if (failure !== undefined) throw failure;
    return id;
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
      return logged(entry, async (id) => {
        const guest = await change(celebrationId, guestId, decide, id);
        return { details: { guest, ...newName } };
      });
    },

    /**
     * Lets in all guests who wait at the door. @throws {ApiProblem} too-many, too-late if nobody waits, unavailable if
     * only some could be let in. The log then contains only these.
     */
    async letInAll(call: HostCall): Promise<number> {
      const { celebrationId } = call;
      const { roster } = await celebrations.enter(celebrationId);
      const letIn = async (id: number): Promise<Done> => {
        const waiting = roster.hostedGuests(timers.now()).filter(({ state }) => state === 'waiting');
        rateLimits.requireHostWork(call.host.id, waiting.length);
        const { changed, failure } = await changeEach(celebrationId, idsOf(waiting), 'waiting', 'in');
        if (changed.length === 0) throw failure ?? (await nobodyWaits(celebrationId, id));
        const isPart = failure instanceof StoreUnavailable;
        return { details: { letIn: changed }, failure: isPart ? partOf(changed.length, waiting.length) : failure };
      };
      return inTurn(() => logged(newAction(call, timers.now(), 'let-in-all'), letIn));
    },

    /** Undoes an action on guests. @throws {ApiProblem} unknown-guest, too-late. */
    async undo({ celebrationId, guestId, details }: StoredAction): Promise<void> {
      const { guest, letIn } = details;
      if (guest && guestId !== null) {
        await change(celebrationId, guestId, ({ moderation }) => takenBack(guest, moderation));
      } else if (letIn) {
        const { changed, failure } = await inTurn(() => changeEach(celebrationId, letIn, 'in', 'waiting'));
        // A second attempt changes only the guests who are left.
        if (failure !== undefined) throw failure;
        if (changed.length === 0) throw new ApiProblem('too-late', { by: null });
      }
    },
  };

  async function nobodyWaits(celebrationId: string, ownId: number): Promise<ApiProblem> {
    const last = await hostsDatabase.transact(() => logTable.lastLetIn(celebrationId, ownId));
    return new ApiProblem('too-late', { by: last?.hostName ?? null });
  }

  /**
   * Changes the admission of all guests who still have the first admission. Returns their ids, and one of the store's
   * errors, if any.
   */
  async function changeEach(
    celebrationId: string,
    guestIds: readonly string[],
    from: Moderation['admission'],
    to: Moderation['admission'],
  ): Promise<{ readonly changed: string[]; readonly failure?: unknown }> {
    const decide: Decide = ({ moderation }) =>
      moderation.admission === from ? { ...moderation, admission: to } : null;
    const results = await celebrations.longWork.run(async (nextStep) => {
      const settled: PromiseSettledResult<unknown>[] = [];
      for (let first = 0; first < guestIds.length; first += CHANGED_TOGETHER) {
        const changing = guestIds.slice(first, first + CHANGED_TOGETHER).map((id) => change(celebrationId, id, decide));
        settled.push(...(await Promise.allSettled(changing)));
        if (failureOf(settled) !== undefined) break;
        await nextStep();
      }
      return settled;
    });
    const failure = failureOf(results);
    const changed = guestIds.filter((_, index) => results[index]?.status === 'fulfilled');
    return { changed, failure };
  }
}

/** The first reason why a change could not be stored. A change that came too late, after another host's, is not a failure. */
function failureOf(results: readonly PromiseSettledResult<unknown>[]): unknown {
  return results
    .flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    .find((reason) => !(reason instanceof ApiProblem));
}

function partOf(changed: number, all: number): ApiProblem {
  const detail = `${changed} of ${all} guests were let in. Nothing can be stored for the others at the moment.`;
  return new ApiProblem('unavailable', { detail });
}

const idsOf = (guests: readonly { readonly guest: { readonly sessionId: string } }[]): string[] =>
  guests.map(({ guest }) => guest.sessionId);
