import type { EventSink } from '../../../src/server/http/event-sink.ts';
import { HEARTBEAT_BYTES } from '../../../src/server/leaderboard/event-bytes.ts';

/** What all phones have received. */
export const received = { events: 0, heartbeats: 0, bytes: 0 };

/** A phone without a socket. It counts what it gets and throws it away. */
export class CountingSink implements EventSink {
  readonly #closeListeners: (() => void)[] = [];

  write(...parts: readonly Uint8Array[]): boolean {
    if (parts[0] === HEARTBEAT_BYTES) received.heartbeats++;
    else received.events++;
    for (const { length } of parts) received.bytes += length;
    return true;
  }

  onDrain(): void {}

  onClose(listener: () => void): void {
    this.#closeListeners.push(listener);
  }

  end(): void {
    for (const listener of this.#closeListeners) listener();
  }

  cut(): void {
    this.end();
  }
}
