import type { Measure } from './measure.ts';

export interface PartOptions {
  /** As small as possible, to prove that the part runs. Its figures mean nothing. */
  readonly isSmoke: boolean;
  /** How often each contender is measured. Undefined: the part decides. */
  readonly rounds?: number | undefined;
  /** Live: only this number of phones. Soak: how many phones. */
  readonly phones?: number | undefined;
  /** Soak: how long it runs. */
  readonly minutes?: number | undefined;
  /** Soak: changes a second. */
  readonly rate?: number | undefined;
}

/** A part of the benchmark that can be run alone. */
export type Part = (options: PartOptions) => Promise<Measure[]>;
