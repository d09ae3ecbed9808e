import { expect, test } from 'vitest';
import { simulateNodes } from './simulate-nodes.ts';

test('twenty evenings over several servers: each drink once, and every leaderboard equals the database', async () => {
  for (let seed = 1; seed <= 20; seed++)
    expect(await simulateNodes(seed), `seed ${seed}`).toMatchObject({ violations: [] });
});

test('the same seed plays the same evening', async () => {
  expect((await simulateNodes(16)).story).toEqual((await simulateNodes(16)).story);
});
