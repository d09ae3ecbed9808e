import { expect, test } from 'vitest';
import { simulateSwitching } from './switching.ts';

test('guests switch celebrations at any moment: each drink stays where it was logged, once', async () => {
  for (let seed = 1; seed <= 30; seed++) expect(await simulateSwitching(seed)).toMatchObject({ faults: [] });
});
