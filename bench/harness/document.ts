import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { namesText, ratioText, valuesText, verdictText } from './format-measure.ts';
import type { Measure } from './measure.ts';
import { lastRuns, type Run } from './results.ts';

const DOCUMENT = 'docs/benchmarks.md';
const RUNS_SHOWN = 3;

/** Writes the last three runs of a part side by side between its markers; what stands around them stays. */
export function writeDocument(part: string): void {
  const runs = lastRuns(part, RUNS_SHOWN);
  if (runs.length === 0) return;
  const [begin, end] = [`<!-- bench ${part} -->`, `<!-- /bench ${part} -->`];
  const [before, rest] = readFileSync(DOCUMENT, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    console.error(`${DOCUMENT} has no place for '${part}'`);
    return;
  }
  writeFileSync(DOCUMENT, `${before}${begin}\n\n${tableOf(runs)}\n\n${end}${after}`);
  spawnSync('npx', ['biome', 'format', '--write', DOCUMENT], { stdio: 'ignore' });
}

function tableOf(runs: readonly Run[]): string {
  const last = runs.at(-1);
  const heads = runs.map(({ at }, index) => `run ${index + 1}, ${at.slice(0, 10)}`);
  const rows = (last?.measures ?? []).map((measure) => {
    const same = runs.map(({ measures }) => measures.find(({ name }) => name === measure.name));
    return [`${measure.name} (${namesText(measure)})`, measure.target ?? '', ...same.map(cellOf)];
  });
  const conditions = `${last?.cores} cores, Node ${last?.node}. Medians, the spread of the rounds in brackets.`;
  return [conditions, '', line(['figure', 'target', ...heads]), line(heads.concat('', '').map(() => '---'))]
    .concat(rows.map(line))
    .join('\n');
}

function cellOf(measure: Measure | undefined): string {
  if (!measure) return '';
  const parts = [valuesText(measure), ratioText(measure), verdictText(measure)];
  return parts.filter(Boolean).join('; ');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
