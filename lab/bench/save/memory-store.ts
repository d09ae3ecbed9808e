import type { Decision, Kept, Store } from '../../../src/server/store/store.ts';

/** The store's port without a disk, so that only the path through HTTP is measured. */
export function createMemoryStore(): Store {
  const sessions = new Map<string, Kept>();
  return {
    read: async (sessionId) => sessions.get(sessionId) ?? {},
    transact: async <Answer>(sessionId: string, decide: (kept: Kept) => Decision<Answer>) => {
      const { write, answer } = decide(sessions.get(sessionId) ?? {});
      if (write && 'put' in write) sessions.set(sessionId, { record: write.put });
      if (write && 'bury' in write) sessions.set(sessionId, { tombstone: write.bury });
      return answer;
    },
    alive: async () => [],
    purge: async () => [],
    wipe: async () => {},
    close: async () => {},
  };
}
