import type { WallTrouble } from '../../../domain/wall/scene.ts';
import type { ScreenEvent } from '../../../domain/wall/screen.ts';
import {
  AGAIN_MS,
  GRACE_MS,
  HELD_MS,
  retryAfter,
  SILENCE_MS,
  STREAM_AGAIN_MS,
} from '../../../domain/wall/wall-times.ts';
import { createTimer, quietly } from '../parts/elements.ts';

interface Listener {
  screen(event: ScreenEvent): void;
  /** The server has sent something, so the picture is live. */
  alive(): void;
  /** The connection has failed, so the picture may be old. */
  lost(trouble: WallTrouble): void;
}

/** How a connection ended. */
interface End {
  readonly trouble: WallTrouble;
  readonly isSlow?: boolean;
  readonly wantedMs?: number;
}

/** A page that comes to the front looks at once whether its stream has slept. */
const ASLEEP_MS = 10_000;

/**
 * Follows the stream of the wall for ever (docs/protocol.md#the-wall). It is read with `fetch`, because an
 * `EventSource` hides the heartbeats and the status of a refusal. The returned function makes the next attempt at once.
 */
export function followScreen(path: string, listener: Listener): () => void {
  const retry = createTimer();
  const silence = createTimer();
  const grace = createTimer();
  let failures = 0;
  let isLive = false;
  let aliveAt = 0;
  /** The controller of the running attempt. */
  let running: AbortController | null = null;
  /** The number of streams in a row that sent nothing. A proxy may hold them back until they end. */
  let held = 0;
  /** The time until which the wall requests single snapshots. */
  let singleUntil = 0;

  function start(): void {
    if (running) running.abort();
    retry.clear();
    const attempt = new AbortController();
    running = attempt;
    const isSingle = performance.now() < singleUntil;
    let hasBegun = false;
    const stop = () => attempt.abort();
    const holdBack = () => {
      stop();
      held += 1;
      if (held > 1) singleUntil = performance.now() + STREAM_AGAIN_MS;
    };
    const alive = () => {
      if (running !== attempt) return;
      hasBegun = true;
      if (!isSingle) held = 0;
      silence.set(SILENCE_MS, stop);
      grace.clear();
      failures = 0;
      isLive = true;
      aliveAt = performance.now();
      listener.alive();
    };
    silence.set(HELD_MS, isSingle ? stop : holdBack);
    read(isSingle ? `${path}&once=1` : path, attempt.signal, alive, listener.screen)
      .catch((): End => ({ trouble: 'offline' }))
      .then((end) => {
        if (running !== attempt) return;
        running = null;
        silence.clear();
        // The picture counts as live until the next one.
        if (isSingle && hasBegun) retry.set(AGAIN_MS, start);
        else finish(end);
      });
  }

  function finish(end: End): void {
    retry.set(retryAfter(failures, Math.random(), end), start);
    failures += 1;
    const wasLive = isLive;
    isLive = false;
    if (wasLive && end.trouble === 'offline') {
      // A server that restarts is back before anybody notices.
      grace.set(GRACE_MS, () => listener.lost('offline'));
    } else if (aliveAt === 0 || end.trouble !== 'offline') {
      // In all other cases the grace period is running, or the listener has already been told.
      grace.clear();
      listener.lost(end.trouble);
    }
  }

  start();
  return () => {
    if (running && performance.now() - aliveAt < ASLEEP_MS) return;
    failures = 0;
    start();
  };
}

async function read(
  path: string,
  signal: AbortSignal,
  onBytes: () => void,
  onScreen: (event: ScreenEvent) => void,
): Promise<End> {
  const response = await fetch(path, { cache: 'no-store', signal });
  if (!response.ok) return refusalOf(response);
  const type = response.headers.get('content-type') || '';
  // A venue's login page answers anything with 200.
  if (!response.body || type.indexOf('text/event-stream') !== 0) return { trouble: 'offline' };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { trouble: 'offline' };
    onBytes();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() as string;
    for (const screen of lines.map(screenIn)) if (screen) onScreen(screen);
  }
}

/** An event of this stream has one line of data, and there are no other events. */
function screenIn(line: string): ScreenEvent | null {
  return line.slice(0, 5) === 'data:' ? parseScreen(line.slice(5)) : null;
}

/** Reads a snapshot, and ignores anything else. A schema would need more bytes than all drawings. */
export function parseScreen(text: string): ScreenEvent | null {
  const event: ScreenEvent | null = quietly(() => JSON.parse(text));
  return event && (event.state === 'off' || Array.isArray(event.boards)) ? event : null;
}

async function refusalOf(response: Response): Promise<End> {
  const { status, headers } = response;
  const wantedMs = 1_000 * (Number(headers.get('retry-after')) || 0);
  const problem = await response.json().catch(() => 0);
  const trouble = TROUBLES[problem.code] || (status < 500 ? 'offline' : 'unavailable');
  return { trouble, isSlow: status < 500 && trouble !== 'offline', wantedMs };
}

const TROUBLES: Readonly<Record<string, WallTrouble>> = {
  'unknown-celebration': 'unknown',
  'too-many': 'busy',
};
