import { connect, type Socket } from 'node:net';
import type { Delta } from '../../../src/domain/leaderboard/delta.ts';
import type { Guest } from '../../../src/domain/leaderboard/rankings.ts';
import type { Snapshot } from '../../../src/domain/leaderboard/snapshot.ts';
import type { Totals } from './holdings.ts';

const END_OF_EVENT = '\n\n';

/** Thrown when the server has refused a stream. Contains how long to wait before the next attempt. */
export class Refused extends Error {
  readonly retryAfterMs: number;

  constructor(answer: string) {
    super(`a stream was refused: ${answer.split('\r\n')[0]}`);
    this.retryAfterMs = 1_000 * Number(/^retry-after: (\d+)/im.exec(answer)?.[1] ?? 0);
  }
}

/**
 * Reads server-sent events from a plain socket, so cheaply that thousands of readers hardly take processor time from the
 * server. `take` gets the text of one or more whole events with their HTTP framing. Resolves after the first event.
 * @throws {Refused}
 */
export function openStream(
  url: URL,
  headers: Readonly<Record<string, string>>,
  take: (text: string) => void = () => {},
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let unread = '';
    socket.setEncoding('latin1').setNoDelay(true);
    const lines = Object.entries({ host: url.hostname, accept: 'text/event-stream', ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${head}\r\n`);
    socket.once('data', (answer: string) => {
      if (answer.startsWith('HTTP/1.1 200')) return;
      reject(new Refused(answer));
      socket.destroy();
    });
    socket.on('data', (chunk: string) => {
      const text = unread + chunk;
      const end = text.lastIndexOf(END_OF_EVENT);
      unread = end < 0 ? text : text.slice(end + END_OF_EVENT.length);
      if (end < 0) return;
      take(text.slice(0, end));
      resolve(socket);
    });
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('the connection broke')));
  });
}

const EVENT = /^event: (leaderboard|change)\ndata: (.+)$/gm;
const REMEMBERED = 32;

/**
 * Finds the totals in the events of one server. Each server has its own short numbers for guests (`handle`), which its rows
 * contain. A text is parsed only once, because all phones get the same text.
 */
export function totalsReader(): (text: string) => Totals {
  const sessionIds = new Map<number, string>();
  const known = new Map<string, Totals>();

  function shownIn({ rows }: Pick<Snapshot, 'rows'>): Totals {
    return rows.map(({ handle, sessionId, totalDrinks }: Guest) => {
      sessionIds.set(handle, sessionId);
      return [sessionId, totalDrinks];
    });
  }

  function changedIn({ rows = [], drinks = {} }: Delta): Totals {
    const changed = Object.entries(drinks).flatMap(([handle, total]) => {
      const sessionId = sessionIds.get(Number(handle));
      return sessionId === undefined ? [] : [[sessionId, total] as const];
    });
    return [...shownIn({ rows }), ...changed];
  }

  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const totals = [...text.matchAll(EVENT)].flatMap(([, event, data = '']) =>
      event === 'change' ? changedIn(JSON.parse(data)) : shownIn(JSON.parse(data)),
    );
    known.set(text, totals);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return totals;
  };
}
