import { expect, test } from 'vitest';
import { simulateSwitching } from './switching.ts';

// It once ended with a violation. .ci/run plays new evenings with each commit.
test('a tab cannot set a drink aside when the guest switches in another tab: it stays', async () => {
  expect(await simulateSwitching(2570)).toMatchObject({ violations: [] });
});
