import { expect, test } from 'vitest';
import { MINUTE_MS, SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { newFolder } from '../store/store.fixture.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { createPrometheus } from './prometheus.ts';

const METRICS_TOKEN = 'a token that only the operator knows';
const OPERATOR = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

/** A session that ends in a minute. */
const NEARLY_OVER = saveAt(NOON, { sessionStart: NOON - SESSION_LIFETIME_MS + MINUTE_MS, drinks: [] });

/** Every sample by its name and labels. */
async function samplesIn(answer: Response): Promise<Record<string, number>> {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

const startMetered = async (options: Parameters<typeof startTestService>[0] = {}) => {
  const service = await startTestService({ ...options, metrics: createPrometheus(METRICS_TOKEN) });
  return { ...service, samples: async () => samplesIn(await service.request('/metrics', OPERATOR)) };
};

test('saves are counted by outcome, and the duration of stored saves is measured', async () => {
  const { request, samples } = await startMetered({ limits: { savesPerSession: { burst: 1, perSecond: 0.1 } } });
  const ana = newPhone();
  const save = () => request(...put(ana, saveAt(NOON)));
  expect([(await save()).status, (await save()).status, (await save()).status]).toEqual([200, 200, 429]);
  await request(...put(newPhone(), '{}'));
  expect(await samples()).toMatchObject({
    'clink_saves_total{outcome="stored"}': 2,
    'clink_saves_total{outcome="too-many"}': 1,
    'clink_saves_total{outcome="invalid"}': 1,
    clink_save_seconds_count: 2,
    'clink_save_seconds_bucket{le="+Inf"}': 2,
    'clink_refusals_total{code="too-many",limit="saves"}': 1,
    'clink_refusals_total{code="invalid",limit=""}': 1,
    clink_sessions: 1,
  });
});

test('ten changes in one broadcast are counted as ten changes and one broadcast', async () => {
  const { request, samples, timers } = await startMetered();
  const abort = new AbortController();
  await request('/api/leaderboard/live', { signal: abort.signal });
  const guests = Array.from({ length: 11 }, newPhone);
  for (const phone of guests) await request(...put(phone, saveAt(NOON)));
  await timers.advance(1_000);
  expect(await samples()).toMatchObject({
    clink_streams: 1,
    clink_boards: 1,
    clink_sessions: 11,
    clink_broadcast_changes_count: 1,
    clink_broadcast_changes_sum: 11,
    clink_broadcast_seconds_count: 1,
  });
  abort.abort();
  await expect.poll(async () => (await samples()).clink_streams).toBe(0);
});

test('each purge and each session that it deletes are counted', async () => {
  const { request, samples, timers } = await startMetered();
  for (const phone of [newPhone(), newPhone()]) await request(...put(phone, NEARLY_OVER));
  const before = await samples();
  await timers.advance(2 * MINUTE_MS);
  const after = await samples();
  const runs = 'clink_purge_runs_total{outcome="done"}';
  expect(after.clink_purged_sessions_total).toBe(2);
  expect(after[runs]).toBe((before[runs] ?? 0) + 6);
});

test('refused streams are counted by the limit that was reached', async () => {
  const { request, samples } = await startMetered({ limits: { streams: 1 } });
  const abort = new AbortController();
  await request('/api/leaderboard/live', { signal: abort.signal });
  expect((await request('/api/leaderboard/live')).status).toBe(503);
  abort.abort();
  expect((await samples())['clink_refusals_total{code="unavailable",limit="streams"}']).toBe(1);
});

test('wrong passwords of hosts are counted, and no label names the host', async () => {
  const { newHost, browser, request } = await startAccounts({}, { metrics: createPrometheus(METRICS_TOKEN) });
  await newHost('marek@example.org');
  const signIn = (password: string) => browser().post('token', { email: 'marek@example.org', password });
  expect([(await signIn('not the password')).status, (await signIn(PASSWORD)).status]).toEqual([401, 200]);
  const answer = await request('/metrics', OPERATOR);
  expect(await answer.clone().text()).not.toMatch(/marek/i);
  expect((await samplesIn(answer))['clink_host_sign_ins_refused_total{code="wrong-credentials"}']).toBe(1);
});

test('no label contains data about a guest', async () => {
  const { request } = await startMetered();
  const ana = newPhone();
  await request(...put(ana, saveAt(NOON, { userName: 'Ana' }), 'K7MP4XRT'));
  await request(...put(ana, saveAt(NOON, { userName: 'Ana' })));
  await request(`/api/leaderboard/${ana.sessionId}`);
  const text = await (await request('/metrics', OPERATOR)).text();
  const labels = [...text.matchAll(/^clink_\w+\{(.*)\}/gm)].map(([, inside = '']) => inside);
  expect(labels.length).toBeGreaterThan(20);
  expect(labels.join('\n')).not.toMatch(new RegExp(`Ana|K7MP4XRT|${ana.sessionId}|/`));
});

test('without the token a server shows no metrics, and without METRICS_TOKEN the page does not exist [ASVS-13.4.5]', async () => {
  const [metered, plain] = await Promise.all([
    startServerChild({ dataDir: newFolder(), variables: { METRICS_TOKEN } }),
    startServerChild({ dataDir: newFolder() }),
  ]);
  const ask = (authorization: string) => fetch(`${metered.url}/metrics`, { headers: { authorization } });
  for (const wrong of ['', 'Bearer', `Basic ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}s`, 'Bearer guess']) {
    const answer = await ask(wrong);
    expect([answer.status, answer.headers.get('www-authenticate'), await answer.text()]).toEqual([401, 'Bearer', '']);
  }
  expect(await samplesIn(await ask(`Bearer ${METRICS_TOKEN}`))).toMatchObject({
    clink_ready: 1,
    process_start_time_seconds: expect.any(Number),
    process_resident_memory_bytes: expect.any(Number),
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
  });
  expect((await fetch(`${plain.url}/metrics`, OPERATOR)).status).toBe(404);
});
