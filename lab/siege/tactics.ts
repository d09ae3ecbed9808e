import { randomBytes } from 'node:crypto';
import { newCelebrationCode } from '../../src/domain/celebration/celebration-code.ts';
import type { SaveRequest } from '../../src/domain/protocol/save-request.ts';
import { type Call, callTo } from '../../tools/call.ts';
import { type Credentials, comingFrom, newSession, saveCall, secretOf } from '../../tools/saved-guest.ts';
import { keepHostOut, makeUpEmails } from './account-tactics.ts';
import { type Attack, flatOut, holdSockets, readNothing, readOn } from './attack.ts';
import { anywhere, bringCrowd } from './crowd.ts';
import {
  crowdTheDoor,
  fillAllPlaces,
  letAllInAndOut,
  switchBoards,
  takeAllWalls,
  washDeedAway,
} from './host-tactics.ts';
import { accountCall, FALSE_HOST, headOf, saveOf } from './requests.ts';

type Tactic = (attack: Attack) => Promise<void>;

/** What a bored guest with a script may try, from the guests' network address or from other ones. */
export const TACTICS = {
  'one session saves': (attack) => {
    const own = newSession();
    return flatOut(attack, () => saveCall(own, saveOf()));
  },
  'new sessions': (attack) => flatOut(attack, () => saveCall(newSession(), saveOf())),
  'guessed secrets': (attack) =>
    flatOut(attack, () => saveCall({ ...newSession(), sessionId: attack.victim }, saveOf())),
  'guessed codes': (attack) => {
    let guesses = 0;
    const guess = () => {
      guesses += 1;
      return guesses > 100_000
        ? null
        : callTo('GET /api/celebrations/:code', { code: newCelebrationCode(randomBytes) });
    };
    const note = (status: number) => {
      attack.note(status);
      if (status === 200) attack.harm(1);
    };
    return flatOut({ ...attack, note }, guess);
  },
  'huge bodies': (attack) => flatOut(attack, () => putNew(HUGE_BODY)),
  'names of nothing but marks': (attack) => flatOut(attack, () => putNew(TOWER_OF_MARKS)),
  'nested bodies': (attack) => flatOut(attack, () => putNew(NESTED_BODY)),
  'badly escaped queries': (attack) => flatOut(attack, () => ({ path: `${BOARD.path}?${BAD_ESCAPES}` })),
  'badly escaped paths': (attack) => flatOut(attack, () => ({ path: `/x${'%FFa'.repeat(1_900)}` })),
  'badly escaped cookies': (attack) =>
    flatOut(attack, () => ({ ...callTo('GET /api/auth/settings'), headers: { cookie: BAD_COOKIES } })),
  'a flood of passwords': (attack) =>
    flatOutAnywhere(attack, (at, from) => {
      const body = { email: `eve${at}@example.org`, password: 'not the right one' };
      return accountCall(from, 'POST /api/auth/token', { body });
    }),
  'a flood of sign-ups': (attack) =>
    flatOutAnywhere(attack, (at, from) => {
      const body = { name: 'Eve', email: `eve${at}@example.org`, password: 'three words like these' };
      return accountCall(from, 'POST /api/auth/signup', { body });
    }),
  'one stranger at a host': keepHostOut,
  'made-up e-mails': makeUpEmails,
  'session growth': (attack) => {
    const { email, password } = FALSE_HOST;
    return flatOutAnywhere(attack, (_, from) =>
      accountCall(from, 'POST /api/auth/token', { body: { email, password } }),
    );
  },
  'long evenings': async (attack) => {
    await bringCrowd(attack, 2_000, { drinks: longEvening(500) });
  },
  'half-sent bodies': (attack) => holdSockets(attack, 2_000, () => `${putHead(131_072)}${HALF_BODY}`),
  'half-sent small bodies': (attack) => holdSockets(attack, 5_000, () => `${putHead(100)}{`),
  'boards switched at once': switchBoards,
  'all let in and out': letAllInAndOut,
  'a crowd at the closed door': crowdTheDoor,
  'all walls of a celebration': takeAllWalls,
  'a deed washed out of the log': washDeedAway,
  'half-sent headers': (attack) =>
    holdSockets(
      attack,
      2_000,
      () => headOf(`GET ${BOARD.path}`),
      (socket) => {
        socket.once('connect', () => {
          const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 3_000);
          socket.on('close', () => clearInterval(drip));
        });
        readOn(socket, attack);
      },
    ),
  'reading all guests': (attack) => flatOut(attack, () => GUESTS),
  'idle streams': (attack) => holdSockets(attack, 5_000, () => STREAM),
  'streams of an IPv6 /56': (attack) => holdSockets(attack, 12_000, streamFromNetwork),
  'walls from everywhere': (attack) => holdSockets(attack, 2_000, wallFromAnywhere),
  'costly streams': async (attack) => {
    const crowd = await bringCrowd(attack, 2_000, { location: { latitude: 48.2082, longitude: 16.3738 } });
    const textOf = (index: number) => costlyStream(crowd[index % crowd.length] ?? newSession());
    await holdSockets(attack, 2_400, textOf);
  },
  'readers that never read': (attack) => holdSockets(attack, 1_000, () => STREAM, readNothing),
  'lists that are never read': async (attack) => {
    await bringCrowd(attack, 2_000);
    await holdSockets(attack, 9_500, listFromAnywhere, readNothing);
  },
  'files that are never read': async (attack) => {
    const page = await fetch(attack.url).then((response) => response.text());
    const [script = '/'] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
    await holdSockets(attack, 9_500, () => `${headOf(`GET ${script}`)}\r\n`, readNothing);
  },
  'a host fills the server': fillAllPlaces,
  'many questions at once': (attack) => holdSockets(attack, 100, () => ALL_GUESTS.repeat(100)),
} satisfies Record<string, Tactic>;

export type TacticName = keyof typeof TACTICS;

const HUGE_BODY = JSON.stringify({ ...saveOf(), padding: 'x'.repeat(130_000) });
/** A text that takes quadratic time to normalise, because its combining marks have to be reordered. */
const TOWER_OF_MARKS = JSON.stringify({
  ...saveOf(),
  userName: `a${'\u0300'.repeat(32_600)}${'\u0316'.repeat(32_600)}`,
});
const NESTED_BODY = '['.repeat(65_000) + ']'.repeat(65_000);
const BAD_ESCAPES = '%ff=%ff&'.repeat(900);
const BAD_COOKIES = Array.from({ length: 300 }, (_, at) => `clink-host.${at}=%FF%FF`).join('; ');
const HALF_BODY = 'x'.repeat(60_000);
const BOARD = callTo('GET /api/leaderboard');
const GUESTS = callTo('GET /api/leaderboard/guests');
const STREAM_PATH = callTo('GET /api/leaderboard/live').path;
const STREAM = `${headOf(`GET ${STREAM_PATH}?view=all`)}\r\n`;
const ALL_GUESTS = `${headOf(`GET ${GUESTS.path}`)}\r\n`;

/** The head of a save with a body of `contentLength` bytes. */
function putHead(contentLength: number): string {
  const { method, path, headers } = saveCall(newSession(), saveOf());
  return `${headOf(`${method} ${path}`, { ...headers, 'content-length': String(contentLength) })}\r\n`;
}

const listFromAnywhere = (index: number) => `${headOf(`GET ${GUESTS.path}`, anywhere(index))}\r\n`;
const wallFromAnywhere = (index: number) => `${headOf(`GET ${STREAM_PATH}?view=screen`, anywhere(index))}\r\n`;

/** Each call comes from a different network address, so that no address reaches a limit. */
function flatOutAnywhere(attack: Attack, callAt: (at: number, from: Record<string, string>) => Call): Promise<void> {
  let sent = 0;
  return flatOut(attack, () => {
    const at = sent++;
    return callAt(at, anywhere(at));
  });
}

/** A network address for each stream, from the 256 subnets of a /56 in turn. */
function streamFromNetwork(index: number): string {
  const network = (index % 256).toString(16);
  return `${headOf(`GET ${STREAM_PATH}`, comingFrom(`2001:db8:0:${network}::1`))}\r\n`;
}

function putNew(body: string): Call {
  return { ...saveCall(newSession(), saveOf()), body };
}

/** The request for a stream that the server computes and encodes for this session alone, and completely after every change. */
function costlyStream(session: Credentials): string {
  const path = `${STREAM_PATH}?scope=nearby&view=all&deltas=0&sessionId=${session.sessionId}`;
  return `${headOf(`GET ${path}`, secretOf(session))}\r\n`;
}

/** `count` drinks, each of the largest size that the schema allows. */
function longEvening(count: number): SaveRequest['drinks'] {
  const timestamp = Date.now();
  const id = (index: number) => `${timestamp}-${String(index).padStart(64, 'x')}`;
  const drink = { drinkType: 'cocktail', alcoholType: 'whiskey', timestamp } as const;
  return Array.from({ length: count }, (_, index) => ({ id: id(index), ...drink }));
}
