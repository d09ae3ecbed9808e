import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface WorkAfterwards {
  /** Starts work when the answer is on its way. A failure is logged, because nobody waits for it. */
  start(work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** The work begins at any moment of this time, so that it does not always delay the very next request. */
const SPREAD_MS = 50;

/**
 * Work whose duration depends on whether an e-mail has an account. It begins after the answer, so the time of the answer
 * does not tell.
 */
export function createWorkAfterwards(log: Pick<Logger, 'error'>): WorkAfterwards {
  const running = new Set<Promise<void>>();

  async function run(work: () => Promise<void>): Promise<void> {
    await setTimeout(randomInt(SPREAD_MS));
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'a mail to a host could not be prepared');
    }
  }

  return {
    start: (work) => {
      const done = run(work).finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
