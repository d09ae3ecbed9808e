import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { type Browser, logLines, MAREK, startWithHouse } from './house.fixture.ts';

const CANVAS = `${'A text of a stranger, as long as it may be. '.repeat(90)}`;

/** Calls the callback with this query. Returns the address to which the browser is redirected. */
async function cameBackWith(at: Browser, query: Record<string, string>): Promise<string | null> {
  const { status, headers } = await at.get(`callback/house?${new URLSearchParams(query)}`);
  expect(status).toBe(302);
  return headers.get('location');
}

test('a made-up error text in the callback is not logged, and the call counts as refused', async () => {
  const { log, lines } = logLines();
  const { browser, timers } = await startWithHouse({ marek: MAREK }, 'open', { log });
  const at = browser();
  const begin = async () => new URL((await at.post('house')).body.url).searchParams.get('state') ?? '';
  const state = CANVAS.slice(0, 3_900);
  for (const query of [{ state }, { state, code: 'x' }, { error: state }, { state: 'x'.repeat(32), error: state }])
    expect(await cameBackWith(at, query)).toBe('https://clink.example/?host&house=failed');
  for (const error of ['constructor', '__proto__', 'toString', state.slice(0, 3_000)])
    expect(await cameBackWith(at, { state: await begin(), error })).toBe('https://clink.example/?host&house=failed');
  expect(lines().map(({ level }) => level)).toEqual([40, 40]);
  expect(JSON.stringify(lines())).not.toContain('a stranger');
  expect(JSON.stringify(lines()).length).toBeLessThan(600);
  await timers.advance(MINUTE_MS);
  expect(lines().at(-1)).toMatchObject({ refused: { 'house-fails GET /api/auth/callback/house': 8 } });
});

test('the log contains the provider’s answer in the words of the standard', async () => {
  const { log, reasons } = logLines();
  const { browser } = await startWithHouse({ marek: MAREK }, 'open', { log });
  const at = browser();
  for (const error of ['invalid_scope', 'unauthorized_client', 'invalid_scope']) {
    const state = new URL((await at.post('house')).body.url).searchParams.get('state') ?? '';
    await cameBackWith(at, { state, error });
  }
  expect(reasons()).toEqual(['The provider answers invalid_scope.', 'The provider answers unauthorized_client.']);
});

test('a sign-in that the host cancels at the provider is not logged', async () => {
  const { log, lines } = logLines();
  const { browser } = await startWithHouse({ marek: MAREK }, 'open', { log });
  const at = browser();
  const state = new URL((await at.post('house')).body.url).searchParams.get('state') ?? '';
  expect(await cameBackWith(at, { state, error: 'access_denied' })).toMatch(/&house=refused$/);
  expect(lines()).toEqual([]);
});
