import type { EventSink } from '../../../src/server/http/event-sink.ts';
import type { Timers } from '../../../src/server/time/timers.ts';

/** The server waits this long between two broadcasts, at least. */
const COALESCE_MS = 100;

/** Discards all bytes, so that only the server's work is measured. */
export const nowhere: EventSink = {
  write: () => true,
  onDrain: () => {},
  onClose: () => {},
  end: () => {},
  cut: () => {},
};

/** The time of a stage, which controls when the product's streams send what has changed. `startMs` is the first moment. */
export function controlledTime(startMs: number) {
  let nowMs = startMs;
  let broadcast: (() => void) | null = null;
  const timers: Timers = {
    now: () => nowMs,
    after: (_delayMs, callback) => {
      broadcast = callback;
      return () => {
        broadcast = null;
      };
    },
    every: () => () => {},
  };
  return {
    timers,
    /** Makes the change that `change` describes at the next moment at which the server may send, and lets it send. */
    broadcastAfter(change: (nowMs: number) => void): void {
      nowMs += COALESCE_MS;
      change(nowMs);
      broadcast?.();
    },
  };
}
