import { cpus } from 'node:os';
import { quantile } from '../../../tools/quantile.ts';

/** One figure of one run. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** The values measured for each contender, one for each round. */
  readonly rounds: Readonly<Record<string, readonly number[]>>;
  /** The bound for the median of the first contender. */
  readonly target?: { readonly atMost: number } | { readonly atLeast: number };
}

/** Turns the result of each contender in each round into figures. */
export function roundsOf<Result>(
  results: Readonly<Record<string, readonly Result[]>>,
  pick: (result: Result) => number,
): Record<string, number[]> {
  return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, all.map(pick)]));
}

/** The ratio in each round. A disturbance affects both values of a round, and so hardly changes their ratio. */
export function ratios(values: readonly number[], others: readonly number[]): number[] {
  return values.map((value, round) => value / (others[round] ?? Number.NaN));
}

/** Whether the figure meets its target. Null if it has none. */
export function isMet({ rounds, target }: Figure): boolean | null {
  const median = quantile(Object.values(rounds)[0] ?? [], 0.5);
  if (!target) return null;
  return 'atMost' in target ? median <= target.atMost : median >= target.atLeast;
}

/** A Markdown table of a run, in the form of docs/measured/benchmarks.md. */
export function tableText(figures: readonly Figure[]): string {
  const heads = ['figure', 'target', 'measured'];
  const rows = figures.map((figure) => [titleOf(figure), targetText(figure), resultOf(figure)]);
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const conditions = `${cpus().length} cores, Node ${process.version}. Medians, with the spread of the rounds in brackets.`;
  return [conditions, '', ...lines].join('\n');
}

function titleOf({ name, rounds }: Figure): string {
  const contenders = Object.keys(rounds);
  return contenders.length > 1 ? `${name} (${contenders.join(' : ')})` : name;
}

function targetText({ target, unit }: Figure): string {
  if (!target) return '';
  return `${'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`} ${unit}`.trim();
}

/** '2.85 (2.1 – 3.4) ms : 2.3 (2 – 2.9) ms; met'. */
function resultOf(figure: Figure): string {
  const values = Object.values(figure.rounds).map((each) => `${spreadText(each)} ${figure.unit}`.trim());
  const met = isMet(figure);
  return `${values.join(' : ')}${met === null ? '' : met ? '; met' : '; not met'}`;
}

function spreadText(values: readonly number[]): string {
  const [median, least, most] = [quantile(values, 0.5), Math.min(...values), Math.max(...values)];
  return least === most ? numberText(median) : `${numberText(median)} (${numberText(least)} – ${numberText(most)})`;
}

/** Writes a number with three significant digits. */
function numberText(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
