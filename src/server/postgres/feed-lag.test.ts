import { describe, expect, test } from 'vitest';
import { createPrometheus } from '../metrics/prometheus.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

const TOKEN = 'a token that only the operator knows';

/** A server with metrics. `lag`: the counted changes of other servers, and the sum of their lags in seconds. */
async function startMetered(databaseUrl: string) {
  const service = await startTestService({ databaseUrl, metrics: createPrometheus(TOKEN) });
  const lag = async () => {
    const answer = await service.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();
    const [count, sum] = ['count', 'sum'].map((part) =>
      Number(new RegExp(`^clink_feed_lag_seconds_${part} (.*)$`, 'm').exec(text)?.[1]),
    );
    return { count, sum };
  };
  return { ...service, lag };
}

describe.skipIf(!hasPostgres)('the lag of the feed', () => {
  test('the lag of a change is counted at the server that receives it, and not at the server that made it', async () => {
    const databaseUrl = await newDatabaseUrl();
    const [a, b] = [await startMetered(databaseUrl), await startMetered(databaseUrl)];
    const guests = async () => (await (await b.request('/api/leaderboard')).json()).guests;
    // The server may begin to listen with a short delay.
    await expect
      .poll(async () => {
        await a.request(...put(newPhone(), saveAt(NOON)));
        return (await b.lag()).count;
      })
      .toBeGreaterThan(0);
    const before = await b.lag();
    await a.request(...put(newPhone(), saveAt(NOON)));
    // An earlier change may be counted late.
    await expect.poll(async () => (await b.lag()).count).toBeGreaterThan(before.count ?? 0);
    expect(await guests()).toBeGreaterThan(1);
    const { sum } = await b.lag();
    expect(sum).toBeGreaterThanOrEqual(before.sum ?? 0);
    // The test's clock of the servers stays at noon, but the lag is measured by the real clock.
    expect(sum).toBeLessThan(60);
    expect(await a.lag()).toEqual({ count: 0, sum: 0 });
  });
});
