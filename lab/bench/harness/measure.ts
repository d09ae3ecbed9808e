import { cpus } from 'node:os';
import { quantile } from '../../shared/quantile.ts';

/** A limit for the first contender's own value, or for its ratio to the second. */
export interface Target {
  readonly of: 'ratio' | 'value';
  readonly bound: '≤' | '≥';
  readonly limit: number;
}

/** One figure of one run. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** What each contender measured, one value for each round. */
  readonly rounds: Readonly<Record<string, readonly number[]>>;
  readonly target?: Target;
}

/** The figures of contenders, from what each measured in each round. */
export function roundsOf<Result>(
  results: Readonly<Record<string, readonly Result[]>>,
  pick: (result: Result) => number,
): Record<string, number[]> {
  return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, all.map(pick)]));
}

/** Whether a figure meets its target. Null where there is none. */
export function isMet({ rounds, target }: Figure): boolean | null {
  if (!target) return null;
  const { of, bound, limit } = target;
  const value = of === 'ratio' ? ratioOf(rounds)?.median : spreadOf(Object.values(rounds)[0] ?? []).median;
  return bound === '≤' ? Number(value ?? Number.NaN) <= limit : Number(value ?? Number.NaN) >= limit;
}

/**
 * The first contender divided by the second, within each round, so that a disturbance affects both sides of it. Null without
 * a second one, or when it is 0.
 */
export function ratioOf(rounds: Figure['rounds']): Spread | null {
  const [first = [], second] = Object.values(rounds);
  if (!second) return null;
  const ratios = first.map((value, round) => value / (second[round] ?? Number.NaN));
  return ratios.every(Number.isFinite) ? spreadOf(ratios) : null;
}

/** The values of several rounds. */
interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), min: Math.min(...values), max: Math.max(...values) };
}

/** A Markdown table of a run, as docs/measured/benchmarks.md has it. */
export function tableText(figures: readonly Figure[]): string {
  const heads = ['figure', 'target', 'measured'];
  const rows = figures.map((figure) => [titleOf(figure), targetText(figure), resultOf(figure)]);
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const conditions = `${cpus().length} cores, Node ${process.version}. Medians, with the spread of the rounds in brackets.`;
  return [conditions, '', ...lines].join('\n');
}

function titleOf({ name, rounds }: Figure): string {
  return `${name} (${Object.keys(rounds).join(' : ')})`;
}

function targetText({ target, unit }: Figure): string {
  return target ? `${target.bound} ${target.limit} ${target.of === 'ratio' ? '×' : unit}`.trim() : '';
}

/** '2.85 (2.1 – 3.4) ms : 2.3 (2 – 2.9) ms; 1.24 ×; met'. */
function resultOf(figure: Figure): string {
  const { rounds, unit } = figure;
  const values = Object.values(rounds).map((each) => `${spreadText(spreadOf(each))} ${unit}`.trim());
  const [ratio, met] = [ratioOf(rounds), isMet(figure)];
  const verdict = met === null ? '' : met ? 'met' : 'not met';
  return [values.join(' : '), ratio ? `${spreadText(ratio)} ×` : '', verdict].filter(Boolean).join('; ');
}

function spreadText({ median, min, max }: Spread): string {
  return min === max ? numberText(median) : `${numberText(median)} (${numberText(min)} – ${numberText(max)})`;
}

/** Three significant digits. */
function numberText(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
