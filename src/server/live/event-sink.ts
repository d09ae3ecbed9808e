/**
 * Where a stream's bytes go: a port, so that the raw Node response (the cheapest there is) and a web stream (tests,
 * simulation) can both implement it.
 */
export interface EventSink {
  /** Hands one event on, in one or more parts. False when the reader is so slow that nothing more should be sent before `onDrain`. */
  write(...parts: readonly Uint8Array[]): boolean;
  onDrain(listener: () => void): void;
  /** Calls back once, when the reader is gone or the stream was ended. */
  onClose(listener: () => void): void;
  /** Ends after what was handed on. */
  end(): void;
  /** Ends now, unread or not. */
  cut(): void;
}

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;
