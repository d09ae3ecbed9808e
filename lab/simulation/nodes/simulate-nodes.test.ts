import { expect, test } from 'vitest';
import { simulateNodes } from './simulate-nodes.ts';

test('the same seed plays the same evening', async () => {
  const [first, second] = [await simulateNodes(16), await simulateNodes(16)];
  expect(first.story).toEqual(second.story);
  expect(first.violations).toEqual([]);
});
