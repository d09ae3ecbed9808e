import type { Figure } from './measure.ts';

export interface PartOptions {
  /** Whether the part runs with the smallest size, only to prove that it runs. Its figures are then meaningless. */
  readonly isSmoke: boolean;
  /** The number of rounds. Each round measures every contender once. Undefined: the part decides. */
  readonly rounds?: number | undefined;
  /** The duration of a part whose duration can be chosen. Undefined: the part decides. */
  readonly minutes?: number | undefined;
  /** Whether the part runs with a planted defect. Then a target must fail. */
  readonly isDefective: boolean;
}

/** A part of the benchmark that can be run alone. */
export type Part = (options: PartOptions) => Promise<Figure[]>;

/** Runs the contenders in turn, round after round (A B A B …), so that a change on the machine affects all of them. */
export async function interleave<C extends { readonly name: string }, Result>(
  contenders: readonly C[],
  rounds: number,
  run: (contender: C) => Promise<Result>,
): Promise<Record<string, Result[]>> {
  const results: Record<string, Result[]> = Object.fromEntries(contenders.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const contender of contenders) {
      console.error(`  round ${round} of ${rounds}: ${contender.name}`);
      results[contender.name]?.push(await run(contender));
    }
  }
  return results;
}
