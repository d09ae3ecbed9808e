import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { withoutPosition } from '../../domain/location/whereabouts.ts';
import type { ToldAnswer } from '../../domain/moments/guest-moment.ts';
import { judgeSave, type SaveVerdict } from '../../domain/protocol/judge-save.ts';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import { isShown, servedModerationOf } from '../../domain/session/moderation.ts';
import { isOverAt } from '../../domain/session/session-lifetime.ts';
import type { SessionRecord, Tombstone } from '../../domain/session/session-record.ts';
import { handedOverAt, withHandOver } from '../../domain/session/write-keys.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import { createEntrance, type Entrance } from '../celebrations/entrance.ts';
import type { GuestAddresses } from '../celebrations/guest-addresses.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import { type Access, type Credentials, isKeyOf, requireOwner } from '../http/ownership.ts';
import { ApiProblem } from '../http/problem.ts';
import { judgePlace } from '../leaderboard/judge-place.ts';
import type { AddressAreas } from '../limits/address-areas.ts';
import type { RemovedSession, Store, Stored } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Moments } from '../wall/moments.ts';
import { whatCounts } from './what-counts.ts';

const TIME_IN_DOUBT = { detail: 'The time of this server is not certain yet.' };
const DOUBT_RETRY_MS = 20_000;

export interface SessionsDeps {
  readonly store: Store;
  readonly celebrations: Celebrations;
  readonly registry: Pick<CelebrationRegistry, 'byId' | 'settingsOf' | 'ofSameOwner'>;
  readonly addresses: GuestAddresses;
  readonly clock: Pick<ServerClock, 'now' | 'isInDoubt'>;
  readonly areas: AddressAreas;
  readonly drawBearing: () => number;
  readonly moments?: Pick<Moments, 'note' | 'toldTo'> | undefined;
}

export interface CelebrationCaller extends Credentials {
  readonly celebrationId: string;
}

/** The address of a save, and whether a removed guest asks the hosts to return. */
export interface SaveCaller extends CelebrationCaller {
  readonly address: string;
  readonly asksToEnter: boolean;
}

/** Saving and deleting of sessions (docs/protocol.md#save). The roster changes only after the commit. */
export class Sessions {
  readonly entrance: Entrance;
  readonly #store: Store;
  readonly #celebrations: Celebrations;
  readonly #addresses: GuestAddresses;
  readonly #clock: SessionsDeps['clock'];
  readonly #areas: AddressAreas;
  readonly #drawBearing: () => number;
  readonly #moments: SessionsDeps['moments'];

  constructor({ store, celebrations, registry, addresses, clock, areas, drawBearing, moments }: SessionsDeps) {
    this.#moments = moments;
    this.#store = store;
    this.#celebrations = celebrations;
    this.entrance = createEntrance({
      ...{ celebrations, registry, now: () => clock.now() },
      forgetKnock: (knock) => this.#forgetKnock(knock),
    });
    this.#addresses = addresses;
    this.#clock = clock;
    this.#areas = areas;
    this.#drawBearing = drawBearing;
  }

  /**
   * Checks the caller's secret and returns whether the session exists. An unused id passes. The secret is checked
   * before the celebration, so that strangers do not learn the celebration of a session. An owner's expired session
   * becomes a tombstone. `requireRead` limits reads of sessions that are not in memory. @throws {ApiProblem} not-yours,
   * gone, other-celebration, and what `requireRead` throws.
   */
  async authorise(caller: CelebrationCaller, requireRead: () => void): Promise<boolean> {
    const now = this.#clock.now();
    const access = await this.#accessOf(caller, now, requireRead);
    if (access?.gone === 'expired' && !this.#clock.isInDoubt() && isKeyOf(access.writeKeyHash, caller.writeKeyHash))
      await this.#end(caller.sessionId);
    this.#requireOwner(access, caller);
    this.#celebrations.noteCall(caller, now);
    return access !== undefined;
  }

  /**
   * The celebration of the caller's session. Null if the secret is wrong or the session has ended.
   * @throws what `requireRead` throws.
   */
  async celebrationOf({ sessionId, writeKeyHash }: Credentials, requireRead: () => void): Promise<string | null> {
    if (!this.#celebrations.isOnRoster(sessionId)) requireRead();
    const access = accessOf(await this.#store.read(sessionId), this.#clock.now());
    const isOwner = access !== undefined && isKeyOf(access.writeKeyHash, writeKeyHash) && !access.gone;
    return (isOwner && access.celebrationId) || null;
  }

  /**
   * The caller's stored session.
   * @throws {ApiProblem} not-yours, gone (also for a guest whom the hosts have removed), other-celebration, not-found.
   */
  async read(caller: CelebrationCaller): Promise<SessionRecord> {
    const stored = await this.#store.read(caller.sessionId);
    this.#requireOwner(accessOf(stored, this.#clock.now()), caller);
    const admission = stored.record?.moderation.admission;
    // A guest who knocks at the closed door has no stored drinks to read.
    if (!stored.record || admission === 'knocked') throw new ApiProblem('not-found');
    if (admission === 'removed' || admission === 'barred') throw removedBy(admission);
    return stored.record;
  }

  /**
   * Merges a save into the stored session. The answer contains the merged session if that contains more than the save.
   * `requireBytes` gets the stored sizes before and after the save, and throws to refuse the save.
   * @throws {ApiProblem} not-yours, gone, other-celebration, invalid, unknown-celebration, celebration-over, door-closed.
   */
  async save(
    caller: SaveCaller,
    save: SaveRequest,
    requireBytes: (bytesBefore: number, bytes: number) => void,
  ): Promise<ToldAnswer> {
    const newBearing = this.#drawBearing();
    const judge = (stored: Stored) => {
      const now = this.#clock.now();
      this.#requireOwner(accessOf(stored, now), caller);
      const isNew = !stored.record && !stored.unreadable;
      const before = stored.record ?? stored.unreadable;
      const moderation = this.entrance.moderationOf(caller.celebrationId, before?.moderation);
      const takesPosition = this.entrance.takesPositions(caller.celebrationId);
      const sent = whatCounts(save, { moderation, takesPosition, stored: stored.record });
      const { writeKeyHash } = before ?? caller;
      const dayBeganAt = this.entrance.dayBeganAt(caller.celebrationId);
      const endedAt = this.entrance.endedAt(caller.celebrationId);
      const context = { ...caller, writeKeyHash, newBearing, moderation, dayBeganAt, endedAt };
      const merged = requireMerged(judgeSave(context, sent, stored.record, now));
      const drankAt = stored.record?.lastDrinkAt ?? null;
      if (!merged.record) return { answer: { ...merged, isNew, drankAt, keys: writeKeyHash, stored: stored.record } };
      if (endedAt === null || !stored.record) this.entrance.requireUnfinished(caller.celebrationId);
      requireBytes(storedBytes(stored.record), storedBytes(merged.record));
      const record = judgePlace(this.#areas, merged.record, stored.record, caller.address);
      // The version must be higher than that of a damaged row, because the roster may still contain the session from
      // before the damage.
      const put = { ...record, version: record.version + (stored.unreadable?.version ?? 0) };
      return {
        answer: { ...merged, record: put, isNew, drankAt, keys: writeKeyHash, stored: undefined },
        write: { put },
      };
    };
    const saved = await this.#store.transact(caller.sessionId, judge).catch((error: unknown) => {
      this.#areas.forget([caller.sessionId]);
      throw error;
    });
    const { record, session, isNew, drankAt, stored, keys } = saved;
    const host = servedModerationOf(saved.moderation, handedOverAt(keys));
    if (record) this.#celebrations.apply(record, isNew);
    if (record) this.#moments?.note({ celebrationId: record.celebrationId, session: record, drankAt });
    // A phone has repeated a save whose answer was lost. The leaderboard here may lack that save.
    if (stored) this.#celebrations.follow({ ...stored, session: stored });
    if (saved.isLate) throw new ApiProblem('celebration-over');
    if (saved.moderation.admission === 'knocked') throw new ApiProblem('door-closed');
    if (caller.celebrationId !== OPEN_CELEBRATION_ID) this.#addresses.note(caller.celebrationId, caller.address);
    const isSeen = isShown(saved.moderation) && !(record ?? stored)?.hidden;
    const moment = isSeen ? this.#moments?.toldTo(caller.celebrationId, caller.sessionId) : null;
    return {
      ...{ serverTime: this.#clock.now(), sentAt: save.sentAt },
      ...(session && { session }),
      ...(host && { host }),
      ...(moment && { moment }),
    };
  }

  /**
   * Writes the tombstone that a purge would write. A phone that gets 410 starts another session, so the expired one
   * must not become valid again when the server's clock is corrected.
   */
  async #end(sessionId: string): Promise<void> {
    const now = this.#clock.now();
    this.#celebrations.remove(await this.#store.purgeOne(sessionId, now), now);
  }

  /**
   * Deletes a knock, unless a host has let the guest in meanwhile. The guest's phone then starts another session with
   * all its drinks.
   */
  async #forgetKnock(knock: RemovedSession): Promise<void> {
    const { sessionId } = knock;
    const isForgotten = await this.#store.transact(sessionId, ({ record }) => {
      if (record?.moderation.admission !== 'knocked') return { answer: false };
      const tombstone: Tombstone = {
        ...{ sessionId, writeKeyHash: record.writeKeyHash },
        ...{ goneAt: this.#clock.now(), reason: 'expired' },
      };
      return { write: { tombstone }, answer: true };
    });
    if (isForgotten) this.#celebrations.remove([knock], this.#clock.now());
  }

  /**
   * Deletes everything about the guest. An unused id also gets a tombstone. If the deletion arrives before the first
   * save, that save then cannot create the session.
   * @throws {ApiProblem} not-yours, gone, other-celebration, not-found.
   */
  async delete(caller: CelebrationCaller, reason: 'deleted' | 'forgotten'): Promise<void> {
    const { sessionId, celebrationId } = caller;
    const isFound = await this.#store.transact(sessionId, (stored) => {
      const now = this.#clock.now();
      this.#requireOwner(accessOf(stored, now), caller);
      const found = stored.record ?? stored.unreadable;
      const tombstone = { sessionId, writeKeyHash: (found ?? caller).writeKeyHash, goneAt: now, reason } as const;
      return { write: { tombstone }, answer: found !== undefined };
    });
    if (!isFound) throw new ApiProblem('not-found');
    this.#celebrations.remove([{ sessionId, celebrationId }], this.#clock.now());
  }

  /**
   * Adds a separate secret for another phone of the guest, when hosts move the evening to it (docs/two-phones.md). The
   * secret of the first phone remains valid. Nothing is changed if the secret was already added. @throws {ApiProblem}
   * not-yours, gone, other-celebration, not-found.
   */
  async handOver(caller: CelebrationCaller, newKeyHash: string): Promise<SessionRecord> {
    const record = await this.#store.transact(caller.sessionId, (stored) => {
      const now = this.#clock.now();
      this.#requireOwner(accessOf(stored, now), caller);
      if (!stored.record) throw new ApiProblem('not-found');
      const writeKeyHash = withHandOver(stored.record.writeKeyHash, newKeyHash, now);
      if (writeKeyHash === stored.record.writeKeyHash) return { answer: stored.record };
      // The position is deleted, so that nobody can use the new phone to find out who is near the guest.
      const whereabouts = withoutPosition(stored.record.whereabouts);
      const put = { ...stored.record, writeKeyHash, whereabouts, version: stored.record.version + 1 };
      return { answer: put, write: { put } };
    });
    this.#areas.forget([caller.sessionId]);
    this.#celebrations.apply(record, false);
    return record;
  }

  /** Sessions of the named celebration are found in its roster. All other sessions are read by id. */
  async #accessOf(
    { sessionId, celebrationId }: CelebrationCaller,
    now: number,
    requireRead: () => void,
  ): Promise<Access | undefined> {
    const known = this.#celebrations.rosterOf(celebrationId)?.accessOf(sessionId, now);
    if (known) return { ...known, celebrationId };
    requireRead();
    return accessOf(await this.#store.read(sessionId), now);
  }

  /** While the server's time is uncertain, no session counts as expired. */
  #requireOwner(access: Access | undefined, { writeKeyHash, celebrationId }: CelebrationCaller): void {
    const isDoubtful = access?.gone === 'expired' && this.#clock.isInDoubt();
    requireOwner(isDoubtful ? { writeKeyHash: access.writeKeyHash } : access, writeKeyHash);
    if (isDoubtful) throw new ApiProblem('unavailable', TIME_IN_DOUBT, { retryAfterMs: DOUBT_RETRY_MS });
    if (access && access.celebrationId !== celebrationId) throw new ApiProblem('other-celebration');
  }
}

function requireMerged(verdict: SaveVerdict): Extract<SaveVerdict, { kind: 'merged' }> {
  if (verdict.kind === 'gone') throw new ApiProblem('gone', { reason: 'expired' });
  if (verdict.kind === 'removed') throw removedBy(verdict.mayReturn ? 'removed' : 'barred');
  if (verdict.kind === 'invalid') {
    const { kind: _, ...fault } = verdict;
    throw new ApiProblem('invalid', fault);
  }
  return verdict;
}

function removedBy(admission: 'removed' | 'barred'): ApiProblem {
  return new ApiProblem('gone', { reason: 'removed', mayReturn: admission === 'removed' });
}

/** An expired session counts as gone even before it is purged. */
function accessOf({ record, unreadable, tombstone }: Stored, nowMs: number): Access | undefined {
  if (unreadable) return unreadable;
  if (!record) return tombstone && { writeKeyHash: tombstone.writeKeyHash, gone: tombstone.reason };
  const { writeKeyHash, celebrationId } = record;
  return { writeKeyHash, celebrationId, ...(isOverAt(record.expiresAt, nowMs) && { gone: 'expired' }) };
}

/** The JSON of a drink without its id: its type, a spirit and the time. */
const ENTRY_BYTES = 84;
/** The bytes of the quotes and the comma around the id of a removed drink. */
const REMOVED_BYTES = 3;

/** The approximate size of a session in the store, in bytes. */
function storedBytes(record: SessionRecord | undefined): number {
  if (!record) return 0;
  const drinks = record.drinks.reduce((bytes, { id }) => bytes + ENTRY_BYTES + id.length, 0);
  return record.removed.reduce((bytes, id) => bytes + REMOVED_BYTES + id.length, drinks);
}
