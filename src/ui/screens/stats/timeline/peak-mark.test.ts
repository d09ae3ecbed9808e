import { expect, it } from 'vitest';
import { peakOf } from './peak-mark.tsx';

/** The hours from 20:00, each with its beers and wines: '10 02 11'. */
const evening = (hours: string) => {
  const counts = hours.split(' ').map((hour) => [...hour].map(Number));
  const series = (['beer', 'wine'] as const).map((id, line) => ({
    id,
    counts: counts.map((hour) => hour[line] ?? 0),
    total: 0,
  }));
  return { isWhole: false, buckets: counts.map((_, at) => ({ startMs: at, hour: 20 + at })), series };
};

it.each([
  ['the hour with the most of all drinks together', '20 11 12', null, 2],
  ['the first of two', '01 20 02', null, 1],
  ["of two, the one that is called 'Peak time'", '01 20 02', 22, 2],
  ["not 'Peak time', if most of its drinks had no alcohol", '01 20 10', 22, 1],
  ['no hour with one drink', '10 00 01', 20, null],
  ['no hour of an evening without alcohol', '00 00', null, null],
])('the peak is %s', (_, hours, busiestHour, peak) => {
  expect(peakOf(evening(hours), busiestHour)).toBe(peak);
});

it('before the first drink there is no peak', () => {
  expect(peakOf({ ...evening('00 00'), series: [] }, null)).toBeNull();
});
