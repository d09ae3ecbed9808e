import { expect, test } from 'vitest';
import { lineThrough, loadOf, predictedShare, SATURDAY, saturationOf } from './load-model.ts';

test('the busiest hour has 1,000 saves a second and 125,000 open leaderboards', () => {
  const { savesPerSecond, visitsPerSecond, streams } = loadOf(SATURDAY.celebrations, 1);
  expect(savesPerSecond).toBeCloseTo(1_000);
  expect(visitsPerSecond).toBeCloseTo(2_083.3, 1);
  expect(streams * SATURDAY.celebrations).toBeCloseTo(125_000);
});

test('a change costs more when more guests look, so twice the load is more than twice the work', () => {
  const costs = { change: 0.1, changeStream: 0.01, visit: 0.05, celebrationSecond: 0, streamSecond: 0 };
  const once = predictedShare(10_000, 1, costs);
  expect(once).toBeCloseTo((1_000 * (0.1 + 0.125) + 2_083.3 * 0.05) / 1_000, 3);
  expect(predictedShare(10_000, 2, costs)).toBeGreaterThan(2 * once);
});

test('a core is full where the share reaches 1', () => {
  expect(saturationOf((multiple) => multiple ** 2 / 16)).toBeCloseTo(4, 1);
  const points = [
    { multiple: 1, share: 0.2 },
    { multiple: 2, share: 0.6 },
    { multiple: 4, share: 2.6 },
  ];
  expect(saturationOf(lineThrough(points))).toBeCloseTo(2.4, 2);
  expect(saturationOf(lineThrough(points.slice(0, 2)))).toBeCloseTo(3, 2);
});
