import { isExpired } from '../domain/drink-session.ts';
import type { SaveAnswer, SaveRequest } from '../domain/protocol.ts';
import {
  judgeSave,
  keptSessionOf,
  type SaveContext,
  type SaveVerdict,
  type Tombstone,
} from '../domain/session-record.ts';
import type { Board } from './board.ts';
import type { Asker } from './live/viewer.ts';
import { type Access, requireOwner } from './ownership.ts';
import { ApiProblem } from './problem.ts';
import type { Decision, Kept, Store } from './store/store.ts';
import type { Timers } from './timers.ts';

/** What can be done to a session (contract, HTTP). The board hears of a change only after its commit. */
export class Sessions {
  readonly #store: Store;
  readonly #board: Board;
  readonly #timers: Timers;

  constructor(store: Store, board: Board, timers: Timers) {
    this.#store = store;
    this.#board = board;
    this.#timers = timers;
  }

  /** @throws {ApiProblem} not-yours, gone. A session nobody holds yet passes. */
  async authorise(asker: Asker): Promise<void> {
    const now = this.#timers.now();
    const known = this.#board.accessOf(asker.sessionId, now);
    requireOwner(known ?? accessOf(await this.#store.read(asker.sessionId), now), asker.writeKeyHash);
  }

  /**
   * Answers with the revision kept; where that is another one than was sent, on request with the session kept as well.
   * @throws {ApiProblem} not-yours, gone, conflict.
   */
  async save(context: SaveContext, save: SaveRequest, wantsKept: boolean): Promise<SaveAnswer> {
    const verdict = await this.#store.transact(context.sessionId, (kept) => {
      const now = this.#timers.now();
      requireOwner(accessOf(kept, now), context.writeKeyHash);
      return decide(judgeSave(context, save, kept.record, now));
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

  /** @throws {ApiProblem} not-yours, gone, not-found. */
  async delete({ sessionId, writeKeyHash }: Asker): Promise<void> {
    await this.#store.transact(sessionId, (kept) => {
      requireOwner(accessOf(kept, this.#timers.now()), writeKeyHash);
      if (!kept.record) throw new ApiProblem('not-found');
      const tombstone: Tombstone = { sessionId, writeKeyHash, goneAt: this.#timers.now() };
      return { write: { bury: tombstone }, answer: undefined };
    });
    this.#board.remove([sessionId]);
  }
}

function decide(verdict: SaveVerdict): Decision<SaveVerdict> {
  return verdict.kind === 'store' ? { write: { put: verdict.record }, answer: verdict } : { answer: verdict };
}

/** An expired session is gone at once, purged or not. */
function accessOf({ record, tombstone }: Kept, nowMs: number): Access | undefined {
  if (record) return { writeKeyHash: record.writeKeyHash, isGone: isExpired(record.sessionStart, nowMs) };
  return tombstone && { writeKeyHash: tombstone.writeKeyHash, isGone: true };
}
