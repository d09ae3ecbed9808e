import type { Store } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';

const LOOK_MS = 1_000;
/** The outage after which streams are ended. A restart of the database takes less time. */
const CUT_OFF_MS = 5_000;

interface Streaming {
  endStreams(): void;
}

/**
 * Ends the streams of guests, hosts and walls when this server has not been able to save for a while. It ends them once, and
 * again only after saving has worked in between. Phones cannot know that the streams may show old numbers. When they reconnect,
 * the proxy sends them to a server that is ready, if there is one. Returns a function that stops this.
 */
export function leaveWhenCutOff({
  store,
  celebrations,
  hosting,
  walls,
  timers,
}: {
  store: Pick<Store, 'unreadyReason'>;
  celebrations: Streaming;
  hosting: Streaming;
  walls: Streaming;
  timers: Pick<Timers, 'now' | 'every'>;
}): () => void {
  let sinceMs: number | null = null;
  let hasLeft = false;
  return timers.every(LOOK_MS, () => {
    const isCutOff = store.unreadyReason() !== null;
    hasLeft &&= isCutOff;
    sinceMs = isCutOff ? (sinceMs ?? timers.now()) : null;
    if (sinceMs === null || hasLeft || timers.now() - sinceMs < CUT_OFF_MS) return;
    hasLeft = true;
    celebrations.endStreams();
    hosting.endStreams();
    walls.endStreams();
  });
}
