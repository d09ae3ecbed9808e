import { toRow } from '../../src/server/store/session-row.ts';
import { openSqliteStore } from '../../src/server/store/sqlite.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { openBareEngine } from './bare-engine.ts';
import { pressOn, type Save, type SaveRate } from './pressure.ts';
import { recordsToSave } from './saves.ts';

interface Question {
  readonly dataDir: string;
  readonly inFlight: number;
  readonly forMs: number;
}

/** Gives the records in turn, each time with the next revision. */
function inTurn<T extends { readonly revision: number }>(items: readonly T[]): () => T {
  let saves = 0;
  return () => {
    const item = items[saves % items.length];
    if (!item) throw new RangeError('nothing to save');
    saves++;
    return { ...item, revision: saves };
  };
}

/** Everybody has been saved once before: what is measured replaces rows. */
async function measure({ inFlight, forMs }: Question, save: Save): Promise<SaveRate> {
  for (const _record of recordsToSave()) await save(0);
  return pressOn(inFlight, forMs, save);
}

const calls = {
  port: (question: Question) => {
    const store = openSqliteStore(question.dataDir);
    const next = inTurn(recordsToSave());
    return measure(question, () => {
      const record = next();
      return store.transact(record.sessionId, () => ({ write: { put: record }, answer: undefined }));
    });
  },
  alone: (question: Question) => {
    const engine = openBareEngine(question.dataDir);
    const next = inTurn(recordsToSave().map(toRow));
    return measure(question, () => engine.saveAlone(next()));
  },
  together: (question: Question) => {
    const engine = openBareEngine(question.dataDir);
    const next = inTurn(recordsToSave().map(toRow));
    return measure(question, () => engine.saveTogether(next()));
  },
};
export type StoreCalls = typeof calls;
serveCalls(calls);
