/**
 * The port to which a stream writes. It is implemented by a raw Node response, which is the cheapest, and by a web
 * stream for tests and simulations.
 */
export interface EventSink {
  /**
   * Writes one event in one or more parts. Returns false when the reader is so slow that the next must wait for
   * `onDrain`.
   */
  write(...parts: readonly Uint8Array[]): boolean;
  onDrain(listener: () => void): void;
  /** Calls back once, when the reader has left or the stream was ended. If that has happened already, it calls back soon. */
  onClose(listener: () => void): void;
  /** Ends after everything written so far. */
  end(): void;
  /** Ends immediately, even if bytes are unread. */
  cut(): void;
}

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;
