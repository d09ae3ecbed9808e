import { expect, test } from 'vitest';
import { simulateGoingOver } from './going-over.ts';

test('guests go over at any moment: each drink stands where it was logged, once', async () => {
  for (let seed = 1; seed <= 30; seed++) expect(await simulateGoingOver(seed)).toMatchObject({ faults: [] });
});
