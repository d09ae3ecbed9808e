import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import type { Position } from '../../domain/location/nearby.ts';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';

const BARN = { latitude: 48.2082, longitude: 16.3738 };
/** A place `metres` north of the barn. */
const north = (metres: number): Position => ({ ...BARN, latitude: BARN.latitude + metres / 111_195 });

type Phone = ReturnType<typeof newPhone>;

/** The names that this phone sees nearby, or null if it sees everyone. */
async function seenBy({ request }: TestService, { sessionId, headers }: Phone): Promise<string[] | null> {
  const response = await request(`/api/leaderboard/guests?scope=nearby&sessionId=${sessionId}`, { headers });
  const { scope, rows } = await response.json();
  return scope === 'nearby' ? rows.map((row: { user_name: string }) => row.user_name).sort() : null;
}

function walker({ request, timers }: TestService, userName: string, address = '203.0.113.1') {
  const phone = newPhone();
  const sendPosition = async (location: Position | null, changes = {}) => {
    const save = { ...saveAt(NOON, { userName, location }), sentAt: timers.now(), ...changes };
    const response = await request(...put(phone, save), address);
    expect(response.status).toBe(200);
  };
  return { phone, sendPosition };
}

describe('guests who share where they are', () => {
  test('guests who are 40 m apart see each other, and those 1.1 km apart do not, despite the blurred positions [SPEC-7.3]', async () => {
    const service = await startTestService();
    for (let pair = 0; pair < 20; pair++) {
      const [ana, bea, cleo] = ['Ana', 'Bea', 'Cleo'].map((name) =>
        walker(service, `${name} ${pair}`, `203.0.113.${pair}`),
      );
      await ana?.sendPosition(north(pair * 5_000));
      await bea?.sendPosition(north(pair * 5_000 + 40));
      await cleo?.sendPosition(north(pair * 5_000 + 1_100));
      for (const own of [ana, bea]) {
        expect(own && (await seenBy(service, own.phone))).toEqual([`Ana ${pair}`, `Bea ${pair}`]);
      }
      expect(cleo && (await seenBy(service, cleo.phone))).toEqual([`Cleo ${pair}`]);
    }
  });

  test('guests whose move is delayed keep every drink, and appear at the new place in time without another save', async () => {
    const service = await startTestService();
    const [ana, bea] = [walker(service, 'Ana'), walker(service, 'Bea')];
    await bea.sendPosition(north(3_000));
    for (const metres of [0, 1_000, 2_000, 3_000])
      await ana.sendPosition(north(metres), { drinks: saveAt(NOON).drinks });
    const leaderboard = await (await service.request('/api/leaderboard/guests')).json();
    expect(leaderboard.rows).toMatchObject([{ total_drinks: 2 }, { total_drinks: 2 }]);
    expect(await seenBy(service, ana.phone)).toEqual(['Ana']);
    await service.timers.advance(HOUR_MS - 1);
    expect(await seenBy(service, bea.phone)).toEqual(['Bea']);
    await service.timers.advance(1);
    expect(await seenBy(service, bea.phone)).toEqual(['Ana', 'Bea']);
    expect(await seenBy(service, ana.phone)).toEqual(['Ana', 'Bea']);
  });

  test('guests cannot bypass the delay of a move by a restart of the server or by switching sharing off and on', async () => {
    const service = await startTestService();
    const ana = walker(service, 'Ana');
    for (const metres of [0, 1_000, 2_000]) await ana.sendPosition(north(metres));
    await service.restart();
    await ana.sendPosition(null);
    await ana.sendPosition(north(3_000));
    expect(await seenBy(service, ana.phone)).toBeNull();
    await service.restart();
    await service.timers.advance(HOUR_MS);
    expect(await seenBy(service, ana.phone)).toEqual(['Ana']);
  });

  test('two identical saves get the same answer, even if a move takes effect between them', async () => {
    const service = await startTestService();
    const ana = walker(service, 'Ana');
    for (const metres of [0, 1_000, 2_000]) await ana.sendPosition(north(metres));
    const save = saveAt(NOON, { location: north(3_000) });
    expect((await service.request(...put(ana.phone, save))).status).toBe(200);
    await service.timers.advance(HOUR_MS + 1);
    expect((await service.request(...put(ana.phone, save))).status).toBe(200);
    const ended = { ...save, location: null };
    expect((await service.request(...put(ana.phone, ended))).status).toBe(200);
  });

  test('guests who send many positions get the same answer each time, even for positions that are stored as one', async () => {
    const service = await startTestService();
    const { phone, sendPosition } = walker(service, 'Ana');
    await sendPosition(BARN);
    const heard = new Set<string>();
    for (let metres = -40; metres <= 40; metres += 2) {
      const response = await service.request(...put(phone, saveAt(NOON, { location: north(metres) })));
      heard.add(`${response.status} ${await response.text()}`);
    }
    expect([...heard]).toEqual([`200 {"serverTime":${NOON},"sentAt":${NOON}}`]);
  });
});

test('stored positions are blurred and have four decimals; no answer contains position or blur', async () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const service = await startTestService();
  const told = new Map<string, string[]>();
  for (const location of fc.sample(anywhere, 20)) {
    const phone = newPhone();
    told.set(phone.sessionId, await answersTo(service, phone, location));
  }
  const rows = readRows(service).filter(({ moves }) => moves !== null);
  expect(rows).toHaveLength(20);
  for (const { session_id, latitude, longitude, moves } of rows) {
    expect([latitude, longitude]).toEqual([Number(latitude.toFixed(4)), Number(longitude.toFixed(4))]);
    const secrets = [latitude, longitude, JSON.parse(moves).blurBearing].map(String).filter((text) => text.length > 4);
    for (const text of told.get(session_id) ?? []) {
      expect(text).not.toMatch(/"(latitude|longitude|blur\w*|moves|next|point|whereabouts)":/i);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  }
});

/** All answers of the server to a phone that shares its position, and to others about this phone. */
async function answersTo({ request }: TestService, phone: Phone, location: Position): Promise<string[]> {
  const save = saveAt(NOON, { location });
  const paths = ['', '/guests'].flatMap((path) => [
    `/api/leaderboard${path}`,
    `/api/leaderboard${path}?scope=nearby&sessionId=${phone.sessionId}`,
  ]);
  const answers = [
    await request(...put(phone, save)),
    await request(...put(phone, { ...save, userName: 'Bea', drinks: [] })),
    await request(...put(phone, { ...save, location: { latitude: 91, longitude: 0 } })),
    await request(...put(newPhone(), { ...save, location: null })),
  ];
  for (const path of paths) answers.push(await request(path, { headers: phone.headers }));
  return Promise.all(answers.map((answer) => answer.text()));
}

/** The rows on the disk. The server locks its file, so a copy is read. */
function readRows({ dataDir }: TestService) {
  for (const file of ['clink.sqlite', 'clink.sqlite-wal'])
    copyFileSync(join(dataDir, file), join(dataDir, `copy-${file}`));
  const db = new Database(join(dataDir, 'copy-clink.sqlite'));
  const rows = db.prepare('SELECT session_id, latitude, longitude, moves FROM drink_sessions').all();
  db.close();
  return rows as { session_id: string; latitude: number; longitude: number; moves: string }[];
}
