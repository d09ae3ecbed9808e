import type { SaveAnswer } from '../domain/protocol.ts';
import type { SaveRequest } from '../domain/save-request.ts';
import { isExpired } from '../domain/session/session-clock.ts';
import { judgeSave, type SaveVerdict, type Tombstone } from '../domain/session/session-record.ts';
import type { Board } from './board.ts';
import { judgePlace } from './judge-place.ts';
import type { AddressAreas } from './limits/address-areas.ts';
import { storedBytes } from './limits/stored-bytes.ts';
import { type Access, type Credentials, isSameHash, requireOwner } from './ownership.ts';
import { ApiProblem } from './problem.ts';
import type { ServerClock } from './server-clock.ts';
import type { Store, Stored } from './store/store.ts';

const TIME_IN_DOUBT = { detail: 'The time of this server is not certain yet.' };
const DOUBT_RETRY_MS = 20_000;

export interface SessionsDeps {
  readonly store: Store;
  readonly board: Board;
  readonly clock: Pick<ServerClock, 'now' | 'isInDoubt'>;
  readonly areas: AddressAreas;
  readonly drawBearing: () => number;
}

/** Saving and deleting of sessions (docs/protocol.md#save). The board changes only after the commit. */
export class Sessions {
  readonly #store: Store;
  readonly #board: Board;
  readonly #clock: SessionsDeps['clock'];
  readonly #areas: AddressAreas;
  readonly #drawBearing: () => number;

  constructor({ store, board, clock, areas, drawBearing }: SessionsDeps) {
    this.#store = store;
    this.#board = board;
    this.#clock = clock;
    this.#areas = areas;
    this.#drawBearing = drawBearing;
  }

  /**
   * Checks the caller's secret and returns whether the session exists. An unused id passes.
   * @throws {ApiProblem} not-yours, gone.
   */
  async authorise(caller: Credentials): Promise<boolean> {
    const now = this.#clock.now();
    const known = this.#board.accessOf(caller.sessionId, now);
    const access = known ?? accessOf(await this.#store.read(caller.sessionId), now);
    if (access?.gone === 'expired' && !this.#clock.isInDoubt() && isSameHash(access.writeKeyHash, caller.writeKeyHash))
      await this.#end(caller.sessionId);
    this.#requireOwner(access, caller.writeKeyHash);
    return access !== undefined;
  }

  /** @throws {ApiProblem} unavailable if there are already `maxSessions`. */
  requireRoom(maxSessions: number): void {
    if (this.#board.size >= maxSessions)
      throw new ApiProblem('unavailable', { detail: 'There are too many sessions.' });
  }

  /**
   * Merges a save into the stored session. The answer has the merged session if it contains more than was sent.
   * `requireBytes` gets the stored size before and after, and throws to refuse the save.
   * @throws {ApiProblem} not-yours, gone, invalid.
   */
  async save(
    caller: Credentials & { readonly address: string },
    save: SaveRequest,
    requireBytes: (bytesBefore: number, bytes: number) => void,
  ): Promise<SaveAnswer> {
    const context = { ...caller, newBearing: this.#drawBearing() };
    const judge = (stored: Stored) => {
      const now = this.#clock.now();
      this.#requireOwner(accessOf(stored, now), caller.writeKeyHash);
      const merged = requireMerged(judgeSave(context, save, stored.record, now));
      if (!merged.record) return { answer: merged };
      requireBytes(storedBytes(stored.record), storedBytes(merged.record));
      const record = judgePlace(this.#areas, merged.record, stored.record, caller.address);
      // The board may still have the session from before the disk damaged it.
      const put = { ...record, version: record.version + (stored.unreadable?.version ?? 0) };
      return { answer: { ...merged, record: put }, write: { put } };
    };
    const { record, session } = await this.#store.transact(caller.sessionId, judge).catch((error: unknown) => {
      this.#areas.forget([caller.sessionId]);
      throw error;
    });
    if (record) this.#board.apply(record);
    return { serverTime: this.#clock.now(), sentAt: save.sentAt, ...(session && { session }) };
  }

  /**
   * Writes the tombstone that a purge would write. A phone that gets 410 goes on with another session, so this one must not
   * come back when the server's clock is corrected.
   */
  async #end(sessionId: string): Promise<void> {
    const now = this.#clock.now();
    await this.#store.transact(sessionId, ({ record }) => {
      if (!record || !isExpired(record.sessionStart, now)) return { answer: undefined };
      const { writeKeyHash, expiresAt: goneAt } = record;
      return { write: { tombstone: { sessionId, writeKeyHash, goneAt, reason: 'expired' } }, answer: undefined };
    });
    this.#board.remove([sessionId], now);
  }

  /**
   * Deletes everything about the guest. An unused id also gets a tombstone. If the deletion arrives before the first
   * save, that save then cannot create the session.
   * @throws {ApiProblem} not-yours, gone, not-found.
   */
  async delete({ sessionId, writeKeyHash }: Credentials, reason: 'deleted' | 'forgotten'): Promise<void> {
    const isFound = await this.#store.transact(sessionId, (stored) => {
      const now = this.#clock.now();
      this.#requireOwner(accessOf(stored, now), writeKeyHash);
      const tombstone: Tombstone = { sessionId, writeKeyHash, goneAt: now, reason };
      return { write: { tombstone }, answer: (stored.record ?? stored.unreadable) !== undefined };
    });
    this.#board.remove([sessionId], this.#clock.now());
    if (!isFound) throw new ApiProblem('not-found');
  }

  /** While the server's time is uncertain, no session counts as expired. */
  #requireOwner(access: Access | undefined, writeKeyHash: string): void {
    const isDoubtful = access?.gone === 'expired' && this.#clock.isInDoubt();
    requireOwner(isDoubtful ? { writeKeyHash: access.writeKeyHash } : access, writeKeyHash);
    if (isDoubtful) throw new ApiProblem('unavailable', TIME_IN_DOUBT, { retryAfterMs: DOUBT_RETRY_MS });
  }
}

function requireMerged(verdict: SaveVerdict): Extract<SaveVerdict, { kind: 'merged' }> {
  if (verdict.kind === 'gone') throw new ApiProblem('gone', { reason: 'expired' });
  if (verdict.kind === 'invalid') throw new ApiProblem('invalid', { field: verdict.field });
  return verdict;
}

/** An expired session is gone, even if it is not purged yet. */
function accessOf({ record, unreadable, tombstone }: Stored, nowMs: number): Access | undefined {
  if (unreadable) return { writeKeyHash: unreadable.writeKeyHash };
  if (!record) return tombstone && { writeKeyHash: tombstone.writeKeyHash, gone: tombstone.reason };
  return { writeKeyHash: record.writeKeyHash, ...(isExpired(record.sessionStart, nowMs) && { gone: 'expired' }) };
}
