import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

test('the log counts refusals by kind once a minute, and names no guest', async () => {
  const lines: string[] = [];
  const service = await startTestService({ log: createLog('info', { write: (line) => lines.push(line) }) });
  const [ana, thief] = [newPhone(), newPhone()];
  await service.request(...put(ana, saveAt(NOON)));
  for (let attempt = 0; attempt < 1_000; attempt++) {
    await service.request(`/api/sessions/${ana.sessionId}`, { method: 'DELETE', headers: thief.headers });
  }
  await service.request('/api/leaderboard?scope=nearby');
  await service.request('/api/speeches');
  await service.timers.advance(60_000);
  expect(lines.map((line) => JSON.parse(line).refused)).toEqual([
    { 'not-yours DELETE /api/sessions/:sessionId': 1_000, 'no-secret GET /api/leaderboard': 1 },
  ]);
  expect(lines.join('')).not.toContain(ana.sessionId);
  await service.timers.advance(60_000);
  expect(lines).toHaveLength(1);
});
