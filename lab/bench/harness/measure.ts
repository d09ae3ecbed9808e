import { cpus } from 'node:os';

/** A limit for the ratio of product to yardstick, or for the product's own value. */
export interface Target {
  readonly of: 'ratio' | 'value';
  readonly bound: '≤' | '≥';
  readonly limit: number;
}

/** One figure of one run. In `contenders` the product is first and its yardstick second. */
export interface Measure {
  readonly part: string;
  readonly name: string;
  readonly unit: string;
  readonly contenders: Readonly<Record<string, Spread>>;
  /** Product divided by yardstick, round by round. Null without a yardstick, or when it is 0. */
  readonly ratio: Spread | null;
  readonly target: string | null;
  /** Null where there is no target. */
  readonly isMet: boolean | null;
}

export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly unit: string;
  /** What each contender measured, one value for each round. */
  readonly rounds: Readonly<Record<string, readonly number[]>>;
  readonly target?: Target;
}

/** Medians with their spread. The ratio is taken within each round, so that a disturbance affects both sides of it. */
export function measureOf({ part, name, unit, rounds, target }: Figure): Measure {
  const [product = [], yardstick] = Object.values(rounds);
  const contenders = Object.fromEntries(Object.entries(rounds).map(([who, values]) => [who, spreadOf(values)]));
  const ratio = yardstick ? ratioOf(product, yardstick) : null;
  const judged = target?.of === 'ratio' ? ratio?.median : spreadOf(product).median;
  return {
    part,
    name,
    unit,
    contenders,
    ratio,
    target: target ? textOf(target, unit) : null,
    isMet: target ? isWithin(judged ?? Number.NaN, target) : null,
  };
}

function ratioOf(product: readonly number[], yardstick: readonly number[]): Spread | null {
  const ratios = product.map((value, round) => value / (yardstick[round] ?? Number.NaN));
  return ratios.every(Number.isFinite) ? spreadOf(ratios) : null;
}

function isWithin(value: number, { bound, limit }: Target): boolean {
  return bound === '≤' ? value <= limit : value >= limit;
}

function textOf({ of, bound, limit }: Target, unit: string): string {
  return `${bound} ${limit} ${of === 'ratio' ? '×' : unit}`.trim();
}

/** The values of several rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), min: Math.min(...values), max: Math.max(...values) };
}

/**
 * The value below which `share` of all values lie, rounded up to one that was measured. The median of an even number of
 * values is the middle of two. NaN without values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return share === 0.5 ? (below + above) / 2 : above;
}

/** The message with which `work` failed. Null if it succeeded. */
export async function reasonAgainst(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Says in the results why a figure is missing. */
export function notMeasured(part: string, who: string, reason: string): Measure {
  return measureOf({ part, name: `${who}: not measured, ${reason}`, unit: '', rounds: {} });
}

/** A Markdown table of a run, as docs/measured/benchmarks.md has it. Product first, yardstick second. */
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
