import { HEARTBEAT_MS } from '../../domain/limits.ts';
import { runInSlices } from '../time/slices.ts';
import type { Timers } from '../time/timers.ts';
import { HEARTBEAT_BYTES } from './event-bytes.ts';
import type { Subscriber } from './subscriber.ts';

/** Regularly sends a heartbeat to every open stream. Returns a function that stops this. */
export function startHeartbeats(timers: Timers, subscribers: () => Iterable<Subscriber>): () => void {
  let stopRound = () => {};
  const stopRounds = timers.every(HEARTBEAT_MS, () => {
    stopRound();
    stopRound = runInSlices(timers, heartbeats(subscribers()), () => {});
  });
  return () => {
    stopRounds();
    stopRound();
  };
}

function* heartbeats(subscribers: Iterable<Subscriber>): Generator<void> {
  for (const subscriber of subscribers) {
    if (!subscriber.isBehind()) subscriber.write(HEARTBEAT_BYTES);
    yield;
  }
}
