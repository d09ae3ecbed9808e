import type { SaveAnswer, SaveRequest } from '../domain/protocol.ts';
import { isExpired } from '../domain/session/drink-session.ts';
import {
  judgeSave,
  keptSessionOf,
  type SaveContext,
  type SaveVerdict,
  type Tombstone,
} from '../domain/session/session-record.ts';
import type { Board } from './board.ts';
import { storedBytes } from './limits/stored-bytes.ts';
import { type Access, type Credentials, requireOwner } from './ownership.ts';
import { ApiProblem } from './problem.ts';
import type { Decision, Kept, Store } from './store/store.ts';
import type { Timers } from './timers.ts';

/** What can be done to a session (contract, HTTP). The board hears of a change only after its commit. */
export class Sessions {
  readonly #store: Store;
  readonly #board: Board;
  readonly #timers: Timers;
  readonly #drawBearing: () => number;

  constructor(store: Store, board: Board, timers: Timers, drawBearing: () => number) {
    this.#store = store;
    this.#board = board;
    this.#timers = timers;
    this.#drawBearing = drawBearing;
  }

  /**
   * Whether the session exists. One that nobody holds yet passes.
   * @throws {ApiProblem} not-yours, gone.
   */
  async authorise(caller: Credentials): Promise<boolean> {
    const now = this.#timers.now();
    const known = this.#board.accessOf(caller.sessionId, now);
    const access = known ?? accessOf(await this.#store.read(caller.sessionId), now);
    requireOwner(access, caller.writeKeyHash);
    return access !== undefined;
  }

  /** @throws {ApiProblem} unavailable when there are as many sessions as can be. */
  requireRoom(maxSessions: number): void {
    if (this.#board.size >= maxSessions) throw new ApiProblem('unavailable', { detail: 'too many sessions' });
  }

  /**
   * Answers with the revision kept; where that is another one than was sent, on request with the session kept as well.
   * `requireBytes` hears what the session stores before and after, and may refuse it.
   * @throws {ApiProblem} not-yours, gone, conflict.
   */
  async save(
    by: Omit<SaveContext, 'newBearing'>,
    save: SaveRequest,
    wantsKept: boolean,
    requireBytes: (bytesBefore: number, bytes: number) => void,
  ): Promise<SaveAnswer> {
    const context = { ...by, newBearing: this.#drawBearing() };
    const verdict = await this.#store.transact(context.sessionId, (kept) => {
      const now = this.#timers.now();
      requireOwner(accessOf(kept, now), context.writeKeyHash);
      const verdict = judgeSave(context, save, kept.record, now);
      if (verdict.kind === 'store') requireBytes(storedBytes(kept.record), storedBytes(verdict.record));
      return decide(verdict);
    });
    const serverTime = this.#timers.now();
    if (verdict.kind === 'store') this.#board.apply(verdict.record);
    if (verdict.kind === 'gone') throw new ApiProblem('gone');
    if (verdict.kind === 'store' || verdict.kind === 'same') return { revision: save.revision, serverTime };
    const { revision } = verdict.kept;
    const session = wantsKept ? { session: keptSessionOf(verdict.kept) } : {};
    if (verdict.kind === 'conflict')
      throw new ApiProblem('conflict', { revision, ...(wantsKept && { serverTime }), ...session });
    return { revision, serverTime, ...session };
  }

  /**
   * Nothing of the guest stays. An id nobody holds is buried as well: a save that the deletion overtook must not bring it
   * back. @throws {ApiProblem} not-yours, gone, not-found.
   */
  async delete({ sessionId, writeKeyHash }: Credentials, isForgotten: boolean): Promise<void> {
    const isFound = await this.#store.transact(sessionId, (kept) => {
      requireOwner(accessOf(kept, this.#timers.now()), writeKeyHash);
      const tombstone: Tombstone = { sessionId, writeKeyHash, goneAt: this.#timers.now(), isForgotten };
      return { write: { bury: tombstone }, answer: kept.record !== undefined };
    });
    this.#board.remove([sessionId]);
    if (!isFound) throw new ApiProblem('not-found');
  }
}

function decide(verdict: SaveVerdict): Decision<SaveVerdict> {
  return verdict.kind === 'store' ? { write: { put: verdict.record }, answer: verdict } : { answer: verdict };
}

/** An expired session is gone at once, purged or not. */
function accessOf({ record, tombstone }: Kept, nowMs: number): Access | undefined {
  if (record) return { writeKeyHash: record.writeKeyHash, isGone: isExpired(record.sessionStart, nowMs) };
  return tombstone && { writeKeyHash: tombstone.writeKeyHash, isGone: true, isForgotten: tombstone.isForgotten };
}
