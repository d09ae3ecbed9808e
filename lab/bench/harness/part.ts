import type { Measure } from './measure.ts';

export interface PartOptions {
  /** As small as possible, to prove that the part runs. Its figures mean nothing. */
  readonly isSmoke: boolean;
  /** How often each contender is measured. Undefined: the part decides. */
  readonly rounds?: number | undefined;
  /** Live: only this number of phones. */
  readonly phones?: number | undefined;
}

/** A part of the benchmark that can be run alone. */
export type Part = (options: PartOptions) => Promise<Measure[]>;
