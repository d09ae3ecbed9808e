import type { SessionRecord } from '../../domain/session/session-record.ts';
import type { ClockMark, Decision, SessionSummary, Store, Stored } from './store.ts';

/** A store without a disk, for simulations and measurements. Its data ends with the process. */
export function createMemoryStore(): Store {
  const sessions = new Map<string, Stored>();
  let clock: ClockMark | undefined;

  function transact<Answer>(sessionId: string, decide: (stored: Stored) => Decision<Answer>): Answer {
    const { write, answer } = decide(sessions.get(sessionId) ?? {});
    if (write) sessions.set(sessionId, 'put' in write ? { record: write.put } : { tombstone: write.tombstone });
    return answer;
  }

  async function* alive(nowMs: number): AsyncGenerator<SessionSummary> {
    for (const { record } of [...sessions.values()]) if (record && record.expiresAt > nowMs) yield summaryOf(record);
  }

  function purge(nowMs: number, limit: number): string[] {
    const expired = [...sessions.values()]
      .flatMap(({ record }) => (record && record.expiresAt < nowMs ? [record] : []))
      .sort((a, b) => a.expiresAt - b.expiresAt || (a.sessionId < b.sessionId ? -1 : 1))
      .slice(0, limit);
    for (const { sessionId, writeKeyHash, expiresAt } of expired) {
      sessions.set(sessionId, { tombstone: { sessionId, writeKeyHash, goneAt: expiresAt, reason: 'expired' } });
    }
    return expired.map(({ sessionId }) => sessionId);
  }

  return {
    read: async (sessionId) => sessions.get(sessionId) ?? {},
    transact: async (sessionId, decide) => transact(sessionId, decide),
    alive,
    purge: async (nowMs, limit) => purge(nowMs, limit),
    readClock: async () => clock,
    writeClock: async (mark) => {
      clock = mark;
    },
    wipe: async () => {},
    isIntact: () => true,
    close: async () => {},
  };
}

function summaryOf({
  drinks: _,
  celebrationId: __,
  updatedAt: ___,
  removed: ____,
  stamps: _____,
  ...summary
}: SessionRecord): SessionSummary {
  return summary;
}
