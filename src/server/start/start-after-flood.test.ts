import { expect, test } from 'vitest';
import { HOUR_MS, MAX_DRINKS } from '../../domain/limits.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFolder, newRecord, putting, SILENT } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';

const SESSIONS = 2_000;
const SAVED_AT_ONCE = 100;

/** An evening with the highest number of drinks that the app can log, with long ids. */
function fullEvening(nowMs: number) {
  return Array.from({ length: MAX_DRINKS }, (_, index) => ({
    id: `${nowMs}-${'x'.repeat(60)}${index}`,
    drinkType: 'cocktail' as const,
    alcoholType: 'tequila' as const,
    timestamp: nowMs,
  }));
}

test('a server on a small machine starts again after a flood of full sessions', async () => {
  const dataDir = newFolder();
  const store = openSqliteStore(dataDir, SILENT);
  const now = Date.now();
  const drinks = fullEvening(now);
  for (let saved = 0; saved < SESSIONS; saved += SAVED_AT_ONCE) {
    await Promise.all(
      Array.from({ length: SAVED_AT_ONCE }, () => {
        const record = newRecord({ sessionStart: now, expiresAt: now + HOUR_MS, drinks });
        return store.transact(record.sessionId, putting(record));
      }),
    );
  }
  await store.close();
  const server = await startServerChild({ dataDir, nodeArgs: ['--max-old-space-size=128'] });
  const leaderboard = await fetch(`${server.url}/api/leaderboard`);
  expect((await leaderboard.json()).guests).toBe(SESSIONS);
  expect(await server.stop()).toBe(0);
});
