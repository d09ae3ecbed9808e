import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { compareText } from '../../domain/compare-text.ts';
import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import {
  type ClockMark,
  type Decision,
  isInSummary,
  type RemovedSession,
  type SessionSummary,
  type Store,
  type Stored,
} from './store.ts';

/** A store without a disk, for simulations and measurements. Its data ends with the process. */
export function createMemoryStore(): Store {
  const sessions = new Map<string, Stored>();
  let clock: ClockMark | undefined;

  function transact<Answer>(sessionId: string, decide: (stored: Stored) => Decision<Answer>): Answer {
    const { write, answer } = decide(sessions.get(sessionId) ?? {});
    if (write) sessions.set(sessionId, 'put' in write ? { record: write.put } : { tombstone: write.tombstone });
    return answer;
  }

  const records = () => [...sessions.values()].flatMap(({ record }) => (record ? [record] : []));

  async function* alive(nowMs: number, celebrationId?: string): AsyncGenerator<SessionSummary> {
    for (const record of records()) {
      const isWanted = celebrationId === undefined || record.celebrationId === celebrationId;
      if (isWanted && record.expiresAt > nowMs) yield summaryOf(record);
    }
  }

  function countCoded(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { celebrationId } of records()) {
      if (celebrationId !== OPEN_CELEBRATION_ID) counts.set(celebrationId, (counts.get(celebrationId) ?? 0) + 1);
    }
    return counts;
  }

  function purge(nowMs: number, limit: number): RemovedSession[] {
    return records()
      .filter(({ expiresAt }) => expiresAt < nowMs)
      .sort((a, b) => a.expiresAt - b.expiresAt || compareText(a.sessionId, b.sessionId))
      .slice(0, limit)
      .map((record) => remove(record, record.expiresAt, 'expired'));
  }

  function deleteCelebration(celebrationId: string, nowMs: number, limit: number): RemovedSession[] {
    return records()
      .filter((record) => record.celebrationId === celebrationId && celebrationId !== OPEN_CELEBRATION_ID)
      .slice(0, limit)
      .map((record) => remove(record, nowMs, 'deleted'));
  }

  function remove(record: SessionRecord, goneAt: number, reason: GoneReason): RemovedSession {
    const { sessionId, celebrationId, writeKeyHash } = record;
    sessions.set(sessionId, { tombstone: { sessionId, writeKeyHash, goneAt, reason } });
    return { sessionId, celebrationId };
  }

  return {
    read: async (sessionId) => sessions.get(sessionId) ?? {},
    transact: async (sessionId, decide) => transact(sessionId, decide),
    alive,
    countCoded: async () => countCoded(),
    purge: async (nowMs, limit) => purge(nowMs, limit),
    deleteCelebration: async (celebrationId, nowMs, limit) => deleteCelebration(celebrationId, nowMs, limit),
    readClock: async () => clock,
    writeClock: async (mark) => {
      clock = mark;
    },
    wipe: async () => {},
    unreadyReason: () => null,
    close: async () => {},
  };
}

function summaryOf(record: SessionRecord): SessionSummary {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => isInSummary(field)),
  ) as unknown as SessionSummary;
}
