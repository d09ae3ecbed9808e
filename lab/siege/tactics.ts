import { randomBytes } from 'node:crypto';
import type { SaveRequest } from '../../src/domain/protocol.ts';
import { type Attack, flatOut, holdSockets, readOn } from './attack.ts';

type Tactic = (attack: Attack) => Promise<void>;

/** What a bored guest with a script may try, from the address of all the others. */
export const TACTICS = {
  'one session saves': (attack) => {
    const own = newSession();
    let revision = 0;
    return flatOut(attack, () => {
      revision += 1;
      return put(own.sessionId, own.writeKey, JSON.stringify(saveOf(revision)));
    });
  },
  'new sessions': (attack) => flatOut(attack, () => putNew(JSON.stringify(saveOf(1)))),
  'guessed secrets': (attack) =>
    flatOut(attack, () => put(attack.victim, newSession().writeKey, JSON.stringify(saveOf(1)))),
  'huge bodies': (attack) => flatOut(attack, () => putNew(HUGE_BODY)),
  'names of nothing but marks': (attack) => flatOut(attack, () => putNew(TOWER_OF_MARKS)),
  'nested bodies': (attack) => flatOut(attack, () => putNew(NESTED_BODY)),
  'badly escaped queries': (attack) => flatOut(attack, () => ({ path: `/api/leaderboard?${BAD_ESCAPES}` })),
  'half-sent bodies': (attack) =>
    holdSockets(
      attack,
      2_000,
      `${head(`PUT /api/sessions/${newSession().sessionId}`, 131_072)}\r\n${HALF_BODY}`,
      (socket) => readOn(attack, socket),
    ),
  'half-sent small bodies': (attack) =>
    holdSockets(attack, 5_000, `${head(`PUT /api/sessions/${newSession().sessionId}`, 100)}\r\n{`, (socket) =>
      readOn(attack, socket),
    ),
  'half-sent headers': (attack) =>
    holdSockets(attack, 2_000, head('GET /api/leaderboard', 0), (socket) => {
      socket.once('connect', () => {
        const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 3_000);
        socket.on('close', () => clearInterval(drip));
      });
      readOn(attack, socket);
    }),
  'reading all guests': (attack) => flatOut(attack, () => ({ path: '/api/leaderboard/guests' })),
  'idle streams': (attack) => holdSockets(attack, 5_000, STREAM, (socket) => readOn(attack, socket)),
  'readers that never read': (attack) => holdSockets(attack, 1_000, STREAM, (socket) => socket.pause()),
  'lists that are never read': (attack) => holdSockets(attack, 1_000, ALL_GUESTS, (socket) => socket.pause()),
  'many questions at once': (attack) =>
    holdSockets(attack, 100, ALL_GUESTS.repeat(100), (socket) => readOn(attack, socket)),
} satisfies Record<string, Tactic>;

export type TacticName = keyof typeof TACTICS;

const HUGE_BODY = JSON.stringify({ ...saveOf(1), padding: 'x'.repeat(130_000) });
/** Normalising it takes quadratic time: the marks have to change their order. */
const TOWER_OF_MARKS = JSON.stringify({
  ...saveOf(1),
  userName: `a${'\u0300'.repeat(32_600)}${'\u0316'.repeat(32_600)}`,
});
const NESTED_BODY = '['.repeat(65_000) + ']'.repeat(65_000);
const BAD_ESCAPES = '%ff=%ff&'.repeat(900);
const HALF_BODY = 'x'.repeat(60_000);
const STREAM = `${head('GET /api/leaderboard/live?view=all', 0)}\r\n`;
const ALL_GUESTS = `${head('GET /api/leaderboard/guests', 0)}\r\n`;

/** A request without its last line. */
function head(line: string, contentLength: number): string {
  const { writeKey } = newSession();
  const length = contentLength > 0 ? `content-length: ${contentLength}\r\ncontent-type: application/json\r\n` : '';
  return `${line} HTTP/1.1\r\nhost: clink\r\nauthorization: Bearer ${writeKey}\r\n${length}`;
}

function newSession() {
  return {
    sessionId: randomBytes(17).toString('base64url').slice(0, 22),
    writeKey: randomBytes(32).toString('base64url'),
  };
}

function put(sessionId: string, writeKey: string, body: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${writeKey}` };
  return { method: 'PUT', path: `/api/sessions/${sessionId}`, headers, body };
}

function putNew(body: string) {
  const { sessionId, writeKey } = newSession();
  return put(sessionId, writeKey, body);
}

function saveOf(revision: number): SaveRequest {
  const now = Date.now();
  return {
    userName: 'Flooder',
    drinks: [{ id: `${now}-x`, drinkType: 'beer', timestamp: now }],
    sessionStart: now,
    drinkingPace: 'catchup',
    revision,
    sentAt: now,
  };
}
