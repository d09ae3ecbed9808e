import type { CommitFeed } from '../../../src/server/celebrations/commit-feed.ts';
import type { Service } from '../../../src/server/start/service.ts';
import type { DatabaseLink } from './database-link.ts';
import type { SimProcess } from './sim-process.ts';

/** The same times as in src/server/main.ts, with DRAIN_SECONDS=3. */
const DRAIN_MS = 3_000;
const ANSWER_WITHIN_MS = 1_500;
const CLOSE_WITHIN_MS = 8_000;

const LOOK_MS = 20;

/** The life of a node from a start to the next end. */
export interface Life {
  readonly process: SimProcess;
  readonly link: DatabaseLink;
  readonly startedMs: number;
  /** The latest version of each session that this node's leaderboard has shown. */
  readonly seen: Map<string, number>;
  started: { readonly service: Service; readonly feed: CommitFeed } | null;
  /** While a node is draining, proxies may still send requests. While it is closing, it accepts no requests. */
  state: 'serving' | 'draining' | 'closing';
  /** Called when a save has arrived. */
  onSave(): void;
}

/**
 * Does what src/server/main.ts does after SIGTERM: the server is no longer ready, then accepts no more requests and ends the
 * streams, then answers the received requests and finishes its work. Resolves with whether it finished in time.
 */
export async function endInPeace(life: Life, service: Service): Promise<boolean> {
  const { process } = life;
  const isTooLate = process.pause(CLOSE_WITHIN_MS).then(() => false);
  const close = async () => {
    life.state = 'draining';
    service.announceClosing();
    // The server closes at the worst moment, when a save has just arrived.
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
