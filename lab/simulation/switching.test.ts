import { expect, test } from 'vitest';
import { simulateSwitching } from './switching.ts';

test('guests switch celebrations at any moment: each drink stays where it was logged, once', async () => {
  for (let seed = 1; seed <= 30; seed++) expect(await simulateSwitching(seed)).toMatchObject({ violations: [] });
});

test('a tab cannot set a drink aside when the guest switches in another tab: it stays', async () => {
  expect(await simulateSwitching(2570)).toMatchObject({ violations: [] });
});
