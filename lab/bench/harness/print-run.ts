import { namesText, ratioText, valuesText, verdictText } from './format-measure.ts';
import type { Measure } from './measure.ts';
import type { Run } from './results.ts';

/** Prints a run: each figure's values, ratio and target. Medians, with the spread of the rounds in brackets. */
export function printRun({ part, measures }: Run): void {
  console.log(`\n${part}`);
  for (const measure of measures) {
    console.log(`  ${measure.name}`);
    const names = namesText(measure);
    if (names) console.log(`      ${names}: ${valuesText(measure)}${judgement(measure)}`);
  }
}

function judgement(measure: Measure): string {
  const parts = [ratioText(measure), measure.target && `target ${measure.target}: ${verdictText(measure)}`];
  return parts
    .filter(Boolean)
    .map((text) => `  |  ${text}`)
    .join('');
}
