import { createParser, type ParserCallbacks } from 'eventsource-parser';
import { requestOf } from '../../domain/api/request-of.ts';
import type { Scope, View } from '../../domain/leaderboard/leaderboard.ts';
import { WRITE_KEY_HEADER } from '../../domain/protocol/session-wire.ts';
import { Refused, readProblem } from '../calls/read-answer.ts';
import type { SessionStore } from '../evening/session-store.ts';
import { celebrationQuery } from '../phone/known-celebration.ts';
import type { Clock, Fetch } from '../ports.ts';

interface StreamDeps {
  readonly store: SessionStore;
  readonly fetch: Fetch;
  readonly clock: Clock;
}

export interface StreamWish {
  readonly view: View;
  readonly scope: Scope;
  /** Whether the stream ends after the first snapshot. */
  readonly isOnce: boolean;
}

/**
 * Opens the stream as this phone's session, or as a stranger when the session is gone (docs/protocol.md#stream).
 * @throws {Refused} for any other refusal. Throws an error if the answer is a page instead of a stream.
 */
export async function openStream(
  { store, fetch, clock }: StreamDeps,
  { view, scope, isOnce }: StreamWish,
  signal: AbortSignal,
): Promise<Response> {
  const { identity, celebration } = store.getState();
  const { sessionId, writeKey } = identity;
  const common = [`view=${view}`, ...(isOnce ? ['once=1'] : [])];
  const [, path] = requestOf('GET /api/leaderboard/live', {});
  const pathWith = (...parameters: string[]) => path + celebrationQuery(celebration, [...common, ...parameters]);
  const headers = { [WRITE_KEY_HEADER]: writeKey, accept: 'text/event-stream' };
  const own = await fetch(pathWith(`scope=${scope}`, `sessionId=${sessionId}`), { headers, signal, cache: 'no-store' });
  if (own.ok) return requireStream(own);
  const problem = await readProblem(own);
  if (problem?.code !== 'gone') throw new Refused(own, clock.now());
  const asStranger = await fetch(pathWith(), { signal, cache: 'no-store' });
  if (!asStranger.ok) throw new Refused(asStranger, clock.now());
  return requireStream(asStranger);
}

/** A venue's login page answers any call with 200. */
function requireStream(response: Response): Response {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  void response.body?.cancel();
  throw new Error('the answer is not a stream: something between phone and server has answered');
}

/**
 * Reads the events of a stream. `onBytes` is called for all bytes, before their events. Returns when the server ends
 * the stream. Throws if the connection breaks or is aborted.
 */
export async function readEvents(
  response: Response,
  signal: AbortSignal,
  { onBytes, ...callbacks }: ParserCallbacks & { onBytes(): void },
): Promise<void> {
  const parser = createParser(callbacks);
  for await (const text of chunksOf(response, signal)) {
    onBytes();
    parser.feed(text);
  }
}

async function* chunksOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  try {
    while (true) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
