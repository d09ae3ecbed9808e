import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { screenWith } from '../wall.fixture.ts';
import { followScreen } from './follow-screen.ts';

const PATH = '/api/leaderboard/live?view=screen&c=K7MP3XWQ';
const encoder = new TextEncoder();

/** A server whose next answers are written by the test. */
function serve() {
  const calls: { path: string; signal: AbortSignal }[] = [];
  let answer: (signal: AbortSignal) => Promise<Response> = () => Promise.reject(new TypeError('no network'));
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (signal) calls.push({ path, signal });
    return signal ? answer(signal) : Promise.reject(new Error('no signal'));
  });
  return {
    calls,
    answerWith(next: typeof answer) {
      answer = next;
    },
    refuseWith(status: number, code: string, headers = {}) {
      answer = async () => new Response(JSON.stringify({ status, code }), { status, headers });
    },
    /** Answers with streams. The functions write into the last one. */
    stream() {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      answer = async (signal) => {
        const body = new ReadableStream<Uint8Array>({
          start(started) {
            controller = started;
            signal.addEventListener('abort', () => started.error(signal.reason));
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
      };
      return {
        write: async (text: string) => {
          controller?.enqueue(encoder.encode(text));
          await settle();
        },
        end: async () => {
          controller?.close();
          await settle();
        },
      };
    },
  };
}

/** Lets answers arrive, without time. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
}

/** Follows the stream as a wall does, and records what the wall is told. */
async function follow() {
  const heard: string[] = [];
  const hurry = followScreen(PATH, {
    screen: ({ state }) => heard.push(state),
    alive: () => heard.push('alive'),
    lost: (trouble) => heard.push(trouble),
  });
  await settle();
  return { heard, hurry };
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const news = (heard: readonly string[]) => heard.filter((what) => what !== 'alive');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

describe('the stream of the wall', () => {
  it('the stream is read even if an event arrives in parts', async () => {
    const server = serve();
    const stream = server.stream();
    const { heard } = await follow();
    const text = event('screen', screenWith({ state: 'paused' }));
    await stream.write(text.slice(0, 40));
    await stream.write(text.slice(40));
    await stream.write(':\n\n');
    expect(news(heard)).toEqual(['paused']);
    expect(server.calls.map(({ path }) => path)).toEqual([PATH]);
  });

  it('the stream may contain invalid data, which is ignored', async () => {
    const stream = serve().stream();
    const { heard } = await follow();
    await stream.write('event: screen\ndata: {"at":1,\n\ndata: null\n\ndata: "x"\n\nwhat\n\n');
    await stream.write(event('screen', screenWith()));
    expect(news(heard)).toEqual(['running']);
  });

  it('the stream counts as lost when more than three heartbeats are missing, and another one is opened', async () => {
    const server = serve();
    const stream = server.stream();
    const { heard } = await follow();
    await stream.write(event('screen', screenWith()));
    await vi.advanceTimersByTimeAsync(20_000);
    await stream.write(':\n\n');
    await vi.advanceTimersByTimeAsync(27_000);
    expect(server.calls).toHaveLength(1);
    server.answerWith(() => Promise.reject(new TypeError('no network')));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.calls).toHaveLength(2);
    expect(server.calls[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(news(heard)).toEqual(['running', 'offline']);
  });

  it('the stream is replaced by single snapshots where a proxy holds it back, and is tried again each minute', async () => {
    const server = serve();
    const single = async () => {
      const body = `${event('screen', screenWith())}retry: 4000\n\n`;
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    let isHeld = true;
    const streamOf = async (signal: AbortSignal) => {
      const body = new ReadableStream<Uint8Array>({
        start(started) {
          if (!isHeld) started.enqueue(encoder.encode(event('screen', screenWith({ state: 'paused' }))));
          signal.addEventListener('abort', () => started.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    server.answerWith((signal) => (server.calls.at(-1)?.path === PATH ? streamOf(signal) : single()));
    const { heard } = await follow();
    await vi.advanceTimersByTimeAsync(24_000);
    expect(server.calls.map(({ path }) => path)).toEqual([PATH, PATH, `${PATH}&once=1`]);
    expect(news(heard)).toEqual(['offline', 'offline', 'running']);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(server.calls).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(server.calls.filter(({ path }) => path === PATH).length).toBeGreaterThanOrEqual(5);
    // A failed trial is not visible.
    expect(new Set(news(heard).slice(2))).toEqual(new Set(['running']));
    isHeld = false;
    await vi.advanceTimersByTimeAsync(80_000);
    expect(news(heard).at(-1)).toBe('paused');
    expect(server.calls.at(-1)?.path).toBe(PATH);
  });

  it('the stream may end for a moment, as when a server restarts, and nobody sees it', async () => {
    const server = serve();
    const stream = server.stream();
    const { heard } = await follow();
    await stream.write(event('screen', screenWith()));
    await stream.end();
    await vi.advanceTimersByTimeAsync(1_000);
    await stream.write(event('screen', screenWith()));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(news(heard)).toEqual(['running', 'running']);
  });
});

test('without network the wall tries for ever: after a second, then less often, and at least every half minute', async () => {
  const server = serve();
  await follow();
  const times: number[] = [];
  for (let second = 0; second <= 123; second += 1) {
    times.push(server.calls.length);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([0, 1, 3, 7, 15, 31, 61, 91, 121].map((second) => times[second])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const before = server.calls.length;
  await vi.advanceTimersByTimeAsync(10 * 3_600_000);
  expect(server.calls.length - before).toBe(1_200);
});

test('the wall tries at once when the network is back or the page comes to the front, but keeps a stream that is alive', async () => {
  const server = serve();
  const { hurry } = await follow();
  await vi.advanceTimersByTimeAsync(100_000);
  const before = server.calls.length;
  const stream = server.stream();
  hurry();
  await settle();
  expect(server.calls).toHaveLength(before + 1);
  await stream.write(event('screen', screenWith()));
  hurry();
  await settle();
  expect(server.calls).toHaveLength(before + 1);
  await vi.advanceTimersByTimeAsync(15_000);
  hurry();
  await settle();
  expect(server.calls).toHaveLength(before + 2);
});

describe('a refusal is reported, and the wall keeps trying', () => {
  it.each([
    [404, 'unknown-celebration', 'unknown', 60_000],
    [429, 'too-many', 'busy', 60_000],
    [503, 'unavailable', 'unavailable', 1_000],
    [502, 'what', 'unavailable', 1_000],
    [404, 'not-found', 'offline', 1_000],
  ])('%d %s: %s, and again after %d ms', async (status, code, trouble, afterMs) => {
    const server = serve();
    server.refuseWith(status, code);
    const { heard } = await follow();
    expect(heard).toEqual([trouble]);
    await vi.advanceTimersByTimeAsync(afterMs - 1);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.calls).toHaveLength(2);
  });

  it('the wall does not try again before the time that the server names', async () => {
    const server = serve();
    server.refuseWith(503, 'unavailable', { 'retry-after': '20' });
    await follow();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.calls).toHaveLength(2);
  });

  it('an error page and a venue’s login page do not count as refusals', async () => {
    const server = serve();
    server.answerWith(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect((await follow()).heard).toEqual(['offline']);
    server.answerWith(async () => new Response('<html>', { status: 502 }));
    expect((await follow()).heard).toEqual(['unavailable']);
  });
});
