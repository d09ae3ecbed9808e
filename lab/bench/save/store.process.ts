import { pino } from 'pino';
import { toRow } from '../../../src/server/store/session-row.ts';
import { openSqliteStore } from '../../../src/server/store/sqlite.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { openBareEngine } from './bare-engine.ts';
import { type Pressure, pressOn } from './pressure.ts';
import { recordsToSave } from './saves.ts';

interface Question extends Pressure {
  readonly dataDir: string;
}

/** Returns the records in turn, each time with the next version. */
function inTurn<T extends { readonly version: number }>(items: readonly T[]): () => T {
  let saves = 0;
  return () => {
    const item = items[saves % items.length];
    if (!item) throw new RangeError('nothing to save');
    saves++;
    return { ...item, version: saves };
  };
}

const calls = {
  port: (question: Question) => {
    const store = openSqliteStore(question.dataDir, pino({ level: 'error' }));
    const next = inTurn(recordsToSave());
    return pressOn(question, () => {
      const record = next();
      return store.transact(record.sessionId, () => ({ write: { put: record }, answer: undefined }));
    });
  },
  alone: (question: Question) => {
    const engine = openBareEngine(question.dataDir);
    const next = inTurn(recordsToSave().map(toRow));
    return pressOn(question, () => engine.saveAlone(next()));
  },
  together: (question: Question) => {
    const engine = openBareEngine(question.dataDir);
    const next = inTurn(recordsToSave().map(toRow));
    return pressOn(question, () => engine.saveTogether(next()));
  },
};
export type StoreCalls = typeof calls;
serveCalls(calls);
