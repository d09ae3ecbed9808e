import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/**
 * Begins a stream as the answer to a call: on the raw Node response, or as a web stream if the app is called without a port.
 */
export function openSink(c: Context): { sink: EventSink; response: Response } {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (outgoing) return { sink: openNodeSink(outgoing), response: RESPONSE_ALREADY_SENT };
  return openWebSink(c.req.raw);
}

/** The maximum number of bytes that one reader may leave unread: several snapshots of all guests at a large wedding. */
const MAX_BUFFERED_BYTES = 256 * 1024;

const COPIED_BYTES = 16 * 1024;

/**
 * Writes to the socket of the raw response, which takes half the time and memory of a web stream
 * (docs/decisions/0003-stream-of-changes.md). The stream uses no HTTP chunks and ends with its connection. Each event
 * is therefore a single, immediate write.
 */
export function openNodeSink(response: ServerResponse): EventSink {
  response.removeHeader('transfer-encoding');
  response.writeHead(200, { ...STREAM_HEADERS, connection: 'close' });
  response.flushHeaders();
  // The socket comes from the request, because the response gives up its reference before the socket closes.
  const { socket } = response.req;
  socket.setNoDelay(true);
  return {
    write: (...parts) => {
      for (const bytes of joined(parts)) socket.write(bytes);
      return socket.writableLength <= MAX_BUFFERED_BYTES;
    },
    onDrain: (listener) => socket.on('drain', listener),
    onClose: (listener) => {
      if (socket.closed) queueMicrotask(listener);
      else socket.once('close', listener);
    },
    end: () => {
      response.end();
      socket.destroySoon();
    },
    cut: () => socket.destroy(),
  };
}

/** Joins a short event into one write. The parts of a long event are not copied, because all its readers share the bytes. */
function joined(parts: readonly Uint8Array[]): readonly Uint8Array[] {
  const isLong = parts.some(({ length }) => length > COPIED_BYTES);
  return parts.length === 1 || isLong ? parts : [Buffer.concat(parts)];
}

const MAX_QUEUED_EVENTS = 64;

/**
 * An event sink over a web stream, for an app that is called in process. The sink keeps a reference to the request, because the
 * signal of a collected request never fires.
 */
export function openWebSink(request: Pick<Request, 'signal'>): { sink: EventSink; response: Response } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isClosed = false;
  let onDrain = () => {};
  const closeListeners: (() => void)[] = [];

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    request.signal.removeEventListener('abort', close);
    for (const listener of closeListeners) listener();
  }

  function end(): void {
    if (!isClosed) controller?.close();
    close();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (started) => {
        controller = started;
      },
      pull: () => {
        if (controller?.desiredSize === MAX_QUEUED_EVENTS) onDrain();
      },
      cancel: close,
    },
    { highWaterMark: MAX_QUEUED_EVENTS },
  );
  request.signal.addEventListener('abort', close);
  if (request.signal.aborted) close();

  const sink: EventSink = {
    write: (...parts) => {
      if (isClosed) return true;
      controller?.enqueue(Buffer.concat(parts));
      return (controller?.desiredSize ?? 0) > 0;
    },
    onDrain: (listener) => {
      onDrain = listener;
    },
    onClose: (listener) => {
      if (isClosed) queueMicrotask(listener);
      else closeListeners.push(listener);
    },
    end,
    cut: end,
  };
  return { sink, response: new Response(body, { headers: STREAM_HEADERS }) };
}

/**
 * The port to which a stream writes. It is implemented by a raw Node response, which is cheapest, and by a web stream
 * for tests and simulations.
 */
export interface EventSink {
  /**
   * Writes one event in one or more parts. Returns false when the reader is so slow that the next event must wait for
   * `onDrain`.
   */
  write(...parts: readonly Uint8Array[]): boolean;
  onDrain(listener: () => void): void;
  /** Calls `listener` once when the reader has left or the stream was ended, and soon if this has already happened. */
  onClose(listener: () => void): void;
  /** Ends the stream after all written events were sent. */
  end(): void;
  /** Ends the stream immediately, even if bytes are unread. */
  cut(): void;
}

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;
