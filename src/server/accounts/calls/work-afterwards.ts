import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface WorkAfterwards {
  /** Starts work after the answer was sent. A failure is only logged, because no caller waits for the work. */
  start(work: () => Promise<void>): void;
  /** Resolves when all started work is done. */
  settled(): Promise<void>;
}

/** The work begins after a random delay of up to this time, so that it does not always slow down the next request. */
const SPREAD_MS = 50;

/**
 * Work whose duration depends on whether an e-mail has an account. It begins after the answer, so that the response
 * time reveals nothing.
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
