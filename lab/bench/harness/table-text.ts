import { cpus } from 'node:os';
import type { Measure } from './measure.ts';
import type { Spread } from './spread.ts';

/** A Markdown table of a run, as docs/benchmarks.md has it. Product first, yardstick second. */
export function tableText(measures: readonly Measure[]): string {
  const heads = ['figure', 'target', 'measured'];
  const rows = measures.map((measure) => [titleOf(measure), measure.target ?? '', resultOf(measure)]);
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const conditions = `${cpus().length} cores, Node ${process.version}. Medians, with the spread of the rounds in brackets.`;
  return [conditions, '', ...lines].join('\n');
}

function titleOf({ name, contenders }: Measure): string {
  const names = Object.keys(contenders).join(' : ');
  return names ? `${name} (${names})` : name;
}

/** '2.85 (2.1 – 3.4) ms : 2.3 (2 – 2.9) ms; 1.24 ×; met'. */
function resultOf({ contenders, unit, ratio, isMet }: Measure): string {
  const values = Object.values(contenders).map((spread) => `${spreadText(spread)} ${unit}`.trim());
  const verdict = isMet === null ? '' : isMet ? 'met' : 'not met';
  return [values.join(' : '), ratio ? `${spreadText(ratio)} ×` : '', verdict].filter(Boolean).join('; ');
}

function spreadText({ median, min, max }: Spread): string {
  return min === max ? numberText(median) : `${numberText(median)} (${numberText(min)} – ${numberText(max)})`;
}

/** Three significant digits. */
function numberText(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
