import type { Life, Started } from './node-life.ts';

/** As in src/server/main.ts, with DRAIN_SECONDS=3. */
const DRAIN_MS = 3_000;
const ANSWER_WITHIN_MS = 1_500;
const CLOSE_WITHIN_MS = 8_000;

const LOOK_MS = 20;

/**
 * What src/server/main.ts does from SIGTERM on: the server is not ready any more, then it accepts nothing and ends the streams,
 * then it answers what has arrived and finishes its work. Resolves with whether that was done in time.
 */
export async function endInPeace(life: Life, { service }: Started): Promise<boolean> {
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
