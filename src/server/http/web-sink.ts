import { type EventSink, STREAM_HEADERS } from './event-sink.ts';

const MAX_QUEUED_EVENTS = 64;

/**
 * An event sink over a web stream, for an app that is called in process. It holds the whole request: once a request is
 * collected as garbage, its signal stays silent.
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
