import type { SaveAnswer, SaveRequest } from '../domain/protocol.ts';
import { judgeSave, type SessionRecord, type Tombstone } from '../domain/session-record.ts';
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
    requireOwner(accessOf(await this.#store.read(asker.sessionId)), asker.writeKeyHash);
  }

  /** @throws {ApiProblem} not-yours, gone, conflict (with the revision kept). */
  async save({ sessionId, writeKeyHash }: Asker, save: SaveRequest): Promise<SaveAnswer> {
    const { revision, record } = await this.#store.transact(sessionId, (kept) => {
      requireOwner(accessOf(kept), writeKeyHash);
      return decideSave(judgeSave(sessionId, save, kept.record, writeKeyHash, this.#timers.now()));
    });
    if (record) this.#board.apply(record);
    return { revision, serverTime: this.#timers.now() };
  }

  /** @throws {ApiProblem} not-yours, gone, not-found. */
  async delete({ sessionId, writeKeyHash }: Asker): Promise<void> {
    await this.#store.transact(sessionId, (kept) => {
      requireOwner(accessOf(kept), writeKeyHash);
      if (!kept.record) throw new ApiProblem('not-found');
      const tombstone: Tombstone = { sessionId, writeKeyHash, goneAt: this.#timers.now() };
      return { write: { bury: tombstone }, answer: undefined };
    });
    this.#board.remove([sessionId]);
  }
}

interface Saved {
  readonly revision: number;
  readonly record?: SessionRecord;
}

function decideSave(verdict: ReturnType<typeof judgeSave>): Decision<Saved> {
  switch (verdict.kind) {
    case 'store':
      return { write: { put: verdict.record }, answer: { revision: verdict.record.revision, record: verdict.record } };
    case 'keep':
      return { answer: { revision: verdict.revision } };
    case 'conflict':
      throw new ApiProblem('conflict', { revision: verdict.revision });
    case 'gone':
      throw new ApiProblem('gone');
  }
}

function accessOf({ record, tombstone }: Kept): Access | undefined {
  if (record) return { writeKeyHash: record.writeKeyHash, isGone: false };
  return tombstone && { writeKeyHash: tombstone.writeKeyHash, isGone: true };
}
