import { namesText, ratioText, valuesText, verdictText } from './format-measure.ts';
import { tableText, writeGeneratedPart } from './generated-part.ts';
import { headlineRows } from './headlines.ts';
import type { Measure } from './measure.ts';
import { lastRuns, type Run } from './results.ts';

const DOCUMENT = 'docs/benchmarks.md';
const RUNS_SHOWN = 3;

/** Writes the last three runs of a part side by side. The text around them stays. */
export function writePart(part: string): void {
  const runs = lastRuns(part, RUNS_SHOWN);
  if (runs.length > 0) writeGeneratedPart(DOCUMENT, part, tableOf(runs));
}

/** Writes every target with its last run into the document, and the headlines into the README. */
export function writeTargets(parts: readonly string[]): void {
  const measures = parts.flatMap((part) => lastRuns(part, 1)).flatMap((run) => run.measures);
  const judged = measures.filter(({ target }) => target !== null);
  if (judged.length === 0) return;
  const rows = judged.map((measure) => [titleOf(measure), measure.target ?? '', cellOf(measure)]);
  writeGeneratedPart(DOCUMENT, 'targets', tableText(['figure', 'target', 'last run'], rows));
  const headline = ['figure', 'Clink', 'yardstick', 'target'];
  writeGeneratedPart('README.md', 'headlines', tableText(headline, headlineRows(judged)));
}

function tableOf(runs: readonly Run[]): string {
  const last = runs.at(-1);
  const heads = ['figure', 'target', ...runs.map(({ at }, index) => `run ${index + 1}, ${at.slice(0, 10)}`)];
  const rows = (last?.measures ?? []).map((measure) => {
    const same = runs.map(({ measures }) => measures.find(({ name }) => name === measure.name));
    return [titleOf(measure), measure.target ?? '', ...same.map(cellOf)];
  });
  const conditions = `${last?.cores} cores, Node ${last?.node}. Medians, with the spread of the rounds in brackets.`;
  return [conditions, '', tableText(heads, rows)].join('\n');
}

function titleOf(measure: Measure): string {
  const names = namesText(measure);
  return names ? `${measure.name} (${names})` : measure.name;
}

function cellOf(measure: Measure | undefined): string {
  if (!measure) return '';
  const parts = [valuesText(measure), ratioText(measure), verdictText(measure)];
  return parts.filter(Boolean).join('; ');
}
