import type { Measure } from './measure.ts';

export interface PartOptions {
  /** As small as it can be: proves that the part runs, its figures mean nothing. */
  readonly isSmoke: boolean;
  /** How often each contender is measured; undefined: as often as the part thinks right. */
  readonly rounds?: number | undefined;
  /** Live and soak: this number of phones alone. */
  readonly phones?: number | undefined;
  /** Soak: how long it holds. */
  readonly minutes?: number | undefined;
  /** Soak: changes a second. */
  readonly rate?: number | undefined;
}

/** A part of the benchmark that can be run alone. */
export type Part = (options: PartOptions) => Promise<Measure[]>;
