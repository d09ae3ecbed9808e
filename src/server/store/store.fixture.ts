import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { judgeSave } from '../../domain/protocol/judge-save.ts';
import { UNMODERATED } from '../../domain/session/moderation.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { NOON, newPhone, saveAt } from '../testing/service.fixture.ts';
import { createSqliteStore, openSqliteStore } from './sqlite.ts';
import type { Decision, Store } from './store.ts';

export const SILENT = pino({ level: 'silent' });

/** The record of a guest who saved just now, at noon, and shares a position. */
export function newRecord(changes: Partial<SessionRecord> = {}): SessionRecord {
  const save = saveAt(NOON, { location: { latitude: 48.20821, longitude: 16.37384 } });
  const by = {
    sessionId: newPhone().sessionId,
    writeKeyHash: 'hash',
    celebrationId: OPEN_CELEBRATION_ID,
    newBearing: 123.4,
    moderation: UNMODERATED,
    asksToEnter: false,
    dayBeganAt: null,
  };
  const verdict = judgeSave(by, save, undefined, NOON);
  if (verdict.kind !== 'merged' || !verdict.record) throw new Error(`judged ${verdict.kind}`);
  return { ...verdict.record, ...changes };
}

/** A decision that always stores `put` and answers with its version. */
export function putting(put: SessionRecord): () => Decision<number> {
  return () => ({ write: { put }, answer: put.version });
}

/** A folder that is deleted after the test. */
export function newFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'clink-store-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A real SQLite store in its own folder. Both are deleted after the test. */
export function openTestStore(): Store {
  const store = openSqliteStore(newFolder(), SILENT);
  onTestFinished(() => store.close());
  return store;
}

/** A real SQLite store without a file. */
export function openStoreInMemory(): Store {
  const store = createSqliteStore(new Database(':memory:'));
  onTestFinished(() => store.close());
  return store;
}
