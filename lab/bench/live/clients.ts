import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Delta } from '../../../src/domain/leaderboard/delta.ts';
import type { Guest } from '../../../src/domain/leaderboard/rankings.ts';
import type { Snapshot } from '../../../src/domain/leaderboard/snapshot.ts';
import { MINUTE_MS } from '../../../src/domain/limits.ts';
import type { SaveRequest } from '../../../src/domain/protocol/save-request.ts';
import type { CrowdGuest } from './crowd.ts';

/** The guests' new totals that a message tells the phone: `[sessionId, total]`. */
export type Totals = readonly (readonly [sessionId: string, total: number])[];

export interface OpenPhone {
  /** Everything received so far, headers and framing included. */
  receivedBytes(): number;
}

export interface PhoneEvents {
  /** Called for every message that the phone has read, with what it now holds. Known totals may come again. */
  hold(totals: Totals): void;
  /** Called when the stream ends although nobody closed it. */
  drop(): void;
}

/** The phone's side of a contender, through its documented client. Runs in the load processes. */
export interface LiveClient {
  /** Follows the leaderboard as `guest`. Resolves once the phone holds the first snapshot. */
  connect(url: string, guest: CrowdGuest, events: PhoneEvents): Promise<OpenPhone>;
  /** Saves that `guest` has had `total` drinks. Resolves when acknowledged. `count` rises with every save. */
  save(url: string, guest: CrowdGuest, total: number, count: number): Promise<void>;
}

/** The bare broadcast: each message names a guest and a total, padded to the requested size. */
export const broadcastClient: LiveClient = {
  connect: (url, _guest, { hold, drop }) =>
    openStream({ url, path: '/live' }, { take: (text) => hold(totalsIn(text)), drop }),
  save: (url, guest, total) => putJson(new URL('/save', url), [guest.sessionId, total]),
};

const totalsIn = readOnce((text) =>
  [...text.matchAll(/"(guest-[^"]+)",(\d+)/g)].map(([, id = '', total]) => [id, Number(total)]),
);

const GAP_MS = MINUTE_MS;
const EVENT = /^event: (leaderboard|change)\ndata: (.+)$/gm;

/** By the server that the phones of this process follow. */
const readers = new Map<string, (text: string) => Totals>();

/** The product, as a phone with its own session and write key uses it. */
export const clinkClient: LiveClient = {
  connect: (url, guest, { hold, drop }) => {
    const totalsIn = readers.get(url) ?? newReader();
    readers.set(url, totalsIn);
    const path = `/api/leaderboard/live?scope=everyone&view=top&sessionId=${guest.sessionId}`;
    return openStream({ url, path, headers: secretOf(guest) }, { take: (text) => hold(totalsIn(text)), drop });
  },
  save: (url, guest, total, count) =>
    putJson(new URL(`/api/sessions/${guest.sessionId}`, url), saveOf(guest, total, count), secretOf(guest)),
};

/** Each server has its own short numbers of guests (`handle`), and gives them with its rows. */
function newReader(): (text: string) => Totals {
  const sessionIds = new Map<number, string>();

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

  return readOnce((text) =>
    [...text.matchAll(EVENT)].flatMap(([, event, data = '']) =>
      event === 'change' ? changedIn(JSON.parse(data)) : shownIn(JSON.parse(data)),
    ),
  );
}

export function secretOf({ writeKey }: CrowdGuest): Record<string, string> {
  return { authorization: `Bearer ${writeKey}` };
}

/**
 * The whole session, as the phone sends it: the guest's drinks so far, one every `GAP_MS` from the start of the evening
 * on, and the others now. The server keeps the time that it first got for a drink. A higher `count` makes it a later
 * write, which the server has to commit.
 */
export function saveOf(guest: CrowdGuest, total: number, count: number): SaveRequest {
  const { userName, sessionStartMs: sessionStart } = guest;
  const sentAt = Date.now();
  const drinks = Array.from({ length: total }, (_, index) => {
    const plannedAt = sessionStart + (index + 1) * GAP_MS;
    const timestamp = index < guest.total ? plannedAt : sentAt;
    return { id: `${plannedAt}-${index}`, drinkType: 'beer' as const, timestamp };
  });
  const written = [1, 'bench'] as [number, string];
  const stamps: SaveRequest['stamps'] = { userName: written, sessionStart: written, drinkingPace: [count, 'bench'] };
  return { userName, drinks, removed: [], sessionStart, drinkingPace: 'moderate', hidden: false, stamps, sentAt };
}

export interface StreamRequest {
  readonly url: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
}

export interface StreamEvents {
  /** The text of one or more whole events, with the HTTP framing around them. */
  take(text: string): void;
  drop(): void;
}

const END_OF_EVENT = '\n\n';

/**
 * Reads server-sent events on a bare socket, so cheaply that thousands of readers leave the processor to the server.
 * Resolves with the first whole event.
 */
export function openStream({ url, path, headers }: StreamRequest, events: StreamEvents): Promise<OpenPhone> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let unread = '';
    socket.setEncoding('latin1').setNoDelay(true);
    socket.write(requestOf(hostname, path, headers));
    socket.on('data', (chunk: string) => {
      const text = unread + chunk;
      const end = text.lastIndexOf(END_OF_EVENT);
      unread = end < 0 ? text : text.slice(end + END_OF_EVENT.length);
      if (end < 0) return;
      events.take(text.slice(0, end));
      resolve(phone);
    });
    socket.once('error', reject);
    socket.once('close', () => {
      reject(new Error('the stream was refused'));
      events.drop();
    });
    const phone: OpenPhone = { receivedBytes: () => socket.bytesRead };
  });
}

function requestOf(host: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host, accept: 'text/event-stream', ...headers }).map(([name, value]) => {
    return `${name}: ${value}\r\n`;
  });
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const agent = new Agent({ keepAlive: true, noDelay: true });

/** Resolves with the status when the answer has ended. Does not read the body. */
function put(url: URL, body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method: 'PUT', agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject).end(body);
  });
}

/**
 * Like a phone, it tries again when the connection breaks. The server may close an idle connection just as it is used.
 */
const TRIES = 3;

/** @throws when the save was not acknowledged. */
export async function putJson(url: URL, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const text = JSON.stringify(body);
  const attempt = (left: number): Promise<number> =>
    put(url, text, headers).catch((error) => (left > 1 ? attempt(left - 1) : Promise.reject(error)));
  const status = await attempt(TRIES);
  if (status !== 200) throw new Error(`a save was answered with ${status}`);
}

const REMEMBERED = 32;

/** Parses each text once. One load process acts for thousands of phones, and they all get the same text. */
export function readOnce(read: (text: string) => Totals): (text: string) => Totals {
  const known = new Map<string, Totals>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const totals = read(text);
    known.set(text, totals);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return totals;
  };
}

/** How a phone of each contender follows, and how its guests save. */
export const CLIENTS = { clink: clinkClient, broadcast: broadcastClient };

export type ClientName = keyof typeof CLIENTS;
