import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runsNow } from '../../../scripts/turn.ts';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { startTestService } from '../testing/service.fixture.ts';
import { API_CALLS, answerTo, type Call } from './api-calls.fixture.ts';
import {
  fillMatrix,
  MATRIX,
  type MatrixWorld,
  type Named,
  SECRETS,
  SESSION_IDS,
  type Shown,
  startMatrixWorld,
} from './ownership-matrix.fixture.ts';

const CALLS = Object.entries(API_CALLS).flatMap(([route, calls]) =>
  Object.entries(calls).map(([how, call]) => [`${route}, ${how}`, call] as const),
);
const PAIRS = Object.entries(SECRETS).flatMap(([secret, shownIn]) =>
  Object.entries(SESSION_IDS).map(([id, namedIn]) => ({ name: `${secret} × ${id}`, shownIn, namedIn })),
);
const CELLS = CALLS.length * PAIRS.length;

describe('who may do what', () => {
  test('the matrix contains every route under /api and no other route [ASVS-6.1.3]', async () => {
    const { routes } = await startTestService();
    const isOfHosts = (path: string) => /^\/api\/(host|auth)/.test(path);
    const served = routes().filter(
      ({ path }) => path.startsWith('/api') && (!isOfHosts(path) || path === '/api/auth/*'),
    );
    expect(Object.keys(API_CALLS).sort()).toEqual(
      [...new Set(served.map(({ method, path }) => `${method} ${path}`))].sort(),
    );
  });

  test('docs/security.md states its size', () => {
    const document = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
    expect(document).toContain(`${CELLS.toLocaleString('en')} cells`);
  });

  test.each(CALLS.filter((_, index) => runsNow(index, 2)))(
    '%s: every secret and every session id gets the answer of docs/protocol.md [ASVS-1.1.1, 7.2.1, 8.2.1, 16.5.3]',
    async (_, call) => {
      const wrong: string[] = [];
      const world = await startMatrixWorld();
      const refused = watchRefused(world, wrong);
      for (const { name, shownIn, namedIn } of PAIRS) {
        const { status, faults } = await tryCell(world, call, shownIn(world), namedIn(world), refused, name);
        wrong.push(...faults);
        if (status === 204) await world.renewGuests();
      }
      await refused.end();
      expect(wrong).toEqual([]);
    },
    180_000,
  );
});

/** All are signed in. Marek owns the wedding and Sofie helps. Carla owns the other wedding. Olga runs the server. */
async function startWithHosts() {
  const world = await fillMatrix(await startAccounts({}, MATRIX));
  const cookies: string[] = [];
  for (const email of ['marek@example.org', 'sofie@example.org', 'carla@example.org', 'olga@example.org']) {
    const { asRequest } = await world.newHost(email);
    cookies.push(asRequest().headers.get('cookie') ?? '');
  }
  await world.sql('UPDATE hosts SET isOperator = 1 WHERE email = ?', 'olga@example.org');
  const asHost = `INSERT INTO celebration_hosts (celebration_id, host_id, role, name, email, since)
    SELECT ?, id, ?, name, email, 0 FROM hosts WHERE email = ?`;
  await world.sql(asHost, WEDDING.id, 'owner', 'marek@example.org');
  await world.sql(asHost, WEDDING.id, 'co-host', 'sofie@example.org');
  await world.sql(asHost, OTHER_WEDDING.id, 'owner', 'carla@example.org');
  return { world, cookies };
}

const WHO = ['the owner', 'a co-host', 'the owner of another wedding', 'the operator'];
const GUESTS_CALLS = CALLS.filter(([name]) => !name.includes('/api/auth'));
const GUESTS_SECRETS = [
  'no secret',
  'her secret',
  'another guest’s secret',
  'the secret of a guest of a wedding',
] as const;
const GUESTS_IDS = ['Ana’s', 'Bea’s', 'one of a wedding', 'an unknown one'] as const;

test('a host’s cookie gives no additional rights in the calls of guests', { timeout: 240_000 }, async () => {
  const wrong: string[] = [];
  const { world, cookies } = await startWithHosts();
  const refused = watchRefused(world, wrong);
  for (const [route, call] of GUESTS_CALLS) {
    for (const [index, who] of WHO.entries()) {
      const { others, deletions } = guestsCells(world, call, cookies[index]);
      // Deletions are made last, so that the guests must be renewed only once.
      for (const { where, shown, named } of [...others, ...deletions]) {
        const name = `${route}, ${where}, ${who}`;
        wrong.push(...(await tryCell(world, call, shown, named, refused, name)).faults);
      }
      await refused.end();
      if (deletions.length > 0) await world.renewGuests();
    }
  }
  expect(wrong).toEqual([]);
});

/** Every pair of a guest's secret and an id, with a host's cookie. Pairs that may delete a guest are returned separately. */
function guestsCells(world: MatrixWorld, call: Call, cookie: string | undefined) {
  const cells = GUESTS_SECRETS.flatMap((secret) =>
    GUESTS_IDS.map((id) => {
      const shown = { ...SECRETS[secret]?.(world), cookie } as Shown;
      return { where: `${secret} × ${id}`, shown, named: SESSION_IDS[id]?.(world) as Named };
    }),
  );
  const isDeletion = ({ shown, named }: (typeof cells)[number]) => call.expected(shown, named) === 204;
  return { others: cells.filter((cell) => !isDeletion(cell)), deletions: cells.filter(isDeletion) };
}

/** The caller's ranks in an answer or in a snapshot. */
const OWN_RANKS = /"you":\{"(?:total_drinks|mostDrinksRank)":/;

/** Uses a route once. `faults` says what is wrong. */
async function tryCell(
  world: MatrixWorld,
  call: Call,
  shown: Shown,
  named: Named,
  refused: ReturnType<typeof watchRefused>,
  name: string,
) {
  const expected = call.expected(shown, named);
  const isOwner = named.holder !== undefined && named.holder.writeKey === shown.writeKey;
  await (expected >= 400 ? refused.add(name) : refused.end());
  const { status, text } = await answerTo(world, call, shown, named);
  if (status !== expected) return { status, faults: [`${name}: answers ${status} instead of ${expected}`] };
  if (OWN_RANKS.test(text) !== (status === 200 && isOwner && call.tellsYou === true)) {
    return { status, faults: [`${name}: sends ranks to somebody else, or not to their owner`] };
  }
  return { status, faults: [] };
}

/**
 * Checks that refused calls change nothing. Reads all guests before and after a series of refused calls, because
 * reading costs more than a call. An allowed call ends the series.
 */
function watchRefused(world: MatrixWorld, wrong: string[]) {
  let names: string[] = [];
  let before = '';
  return {
    add: async (name: string) => {
      if (names.length === 0) before = await guestsOf(world);
      names.push(name);
    },
    end: async () => {
      if (names.length > 0 && (await guestsOf(world)) !== before) {
        wrong.push(`one of these is refused, and changes something: ${names.join('; ')}`);
      }
      names = [];
    },
  };
}

/** All guests of the open celebration and of both weddings. */
async function guestsOf({ request }: MatrixWorld): Promise<string> {
  const queries = ['', `?c=${WEDDING.code}`, `?c=${OTHER_WEDDING.code}`];
  const lists = queries.map(async (query) => (await request(`/api/leaderboard/guests${query}`)).text());
  return (await Promise.all(lists)).join();
}
