import { type Spread, spreadOf } from './spread.ts';

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
