import { valuesText, verdictText } from './format-measure.ts';
import type { Measure } from './measure.ts';

/** The figures that the README shows: what it calls them, and what the run calls them. */
const HEADLINES: readonly (readonly [title: string, figure: string])[] = [
  ['a saved change reaches the last of 500 phones (p99)', '500 phones: acknowledged → held by the last phone, p99'],
  ['bytes that each phone receives for one change', '500 phones: bytes a phone for one change'],
  ['durable saves over HTTP, 64 in flight', 'HTTP, 64 in flight: saves'],
  ['JavaScript of the first load, gzipped', 'JavaScript named by the page, gzip'],
  ['largest contentful paint on a cheap phone', 'LCP, throttled'],
];

/**
 * The README's table.
 * @throws when a run no longer has one of the figures.
 */
export function headlineRows(measures: readonly Measure[]): string[][] {
  return HEADLINES.map(([title, figure]) => {
    const measure = measures.find(({ name }) => name === figure);
    if (!measure) throw new Error(`no figure is called '${figure}' (lab/bench/harness/headlines.ts)`);
    const [product = '', yardstick] = valuesText(measure).split(' : ');
    const [, yardstickName] = Object.keys(measure.contenders);
    const beside = yardstick ? `${yardstickName}: ${yardstick}` : '';
    return [title, product, beside, [measure.target, verdictText(measure)].filter(Boolean).join('; ')];
  });
}
