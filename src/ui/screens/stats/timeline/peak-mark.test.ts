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
  ['the hour with the most of all drinks together', '20 11 12', 2],
  ['no hour, if two have the most', '01 20 02', null],
  ['no hour with one drink', '10 00', null],
  ['no hour of an evening without alcohol', '00 00', null],
])('the peak is %s', (_, hours, peak) => {
  expect(peakOf(evening(hours))).toBe(peak);
});

it('before the first drink there is no peak', () => {
  expect(peakOf({ ...evening('00 00'), series: [] })).toBeNull();
});
