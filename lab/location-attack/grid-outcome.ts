import { Dice } from '../simulation/dice.ts';
import { type GridOptions, type GridRun, playGrid } from './grid.ts';
import { quantile } from './outcome.ts';

/** Medians over many evenings. */
export interface GridOutcome {
  /** The distance from the attacker's guess to the guest, in metres. */
  readonly median: number;
  /** The share of evenings in which the guest was seen. */
  readonly found: number;
  readonly requests: number;
  readonly waitedMs: number;
  readonly processorMs: number;
}

export async function gridOutcomeOf(
  options: GridOptions,
  { runs, seed }: { runs: number; seed: number },
): Promise<GridOutcome> {
  const all: GridRun[] = [];
  for (let run = 0; run < runs; run++) all.push(await playGrid(options, new Dice(seed + run)));
  const medianOf = (figure: (run: GridRun) => number) =>
    quantile(
      all.map(figure).sort((a, b) => a - b),
      0.5,
    );
  return {
    median: medianOf(({ errorMetres }) => errorMetres),
    found: all.filter(({ isFound }) => isFound).length / runs,
    requests: medianOf(({ requests }) => requests),
    waitedMs: medianOf(({ waitedMs }) => waitedMs),
    processorMs: medianOf(({ processorMs }) => processorMs),
  };
}
