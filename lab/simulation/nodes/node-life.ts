import type { CommitFeed } from '../../../src/server/celebrations/commit-feed.ts';
import type { Service } from '../../../src/server/start/service.ts';
import type { DatabaseLink } from './database-link.ts';
import type { SimProcess } from './sim-process.ts';

/** The same times as in src/server/main.ts, with DRAIN_SECONDS=3. */
const DRAIN_MS = 3_000;
const ANSWER_WITHIN_MS = 1_500;
const CLOSE_WITHIN_MS = 8_000;

const LOOK_MS = 20;

/** A node from its start to its end. */
export interface Life {
  readonly process: SimProcess;
  readonly link: DatabaseLink;
  readonly startedMs: number;
  /** The latest known version of each session that was seen on its leaderboard. */
  readonly seen: Map<string, number>;
  started: { readonly service: Service; readonly feed: CommitFeed } | null;
  /** While it is draining, a proxy may not have noticed yet that it will end. While it is closing, it accepts nothing. */
  state: 'serving' | 'draining' | 'closing';
  /** Called when a save has arrived. */
  onSave(): void;
}

/**
 * Does what src/server/main.ts does after SIGTERM: the server is no longer ready, then it accepts nothing and ends the streams,
 * then it answers the requests that have arrived and finishes its work. Resolves with whether all this was done in time.
 */
export async function endInPeace(life: Life, service: Service): Promise<boolean> {
  const { process } = life;
  const isTooLate = process.pause(CLOSE_WITHIN_MS).then(() => false);
  const close = async () => {
    life.state = 'draining';
    service.announceClosing();
    // The worst moment to close is when a save has just arrived.
    const isSaveThere = new Promise<void>((resolve) => {
      life.onSave = resolve;
    });
    await Promise.race([process.pause(DRAIN_MS), isSaveThere]);
    life.state = 'closing';
    service.drain();
    for (let leftMs = ANSWER_WITHIN_MS; leftMs > 0 && process.hasRequests; leftMs -= LOOK_MS)
      await process.pause(LOOK_MS);
    process.dropRequests();
    await service.close();
    return true;
  };
  return Promise.race([close().catch(() => false), isTooLate]);
}
