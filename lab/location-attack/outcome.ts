import { Dice } from '../simulation/dice.ts';
import { bisect } from './bisection.ts';
import { partition } from './partition.ts';
import type { Spot } from './plane.ts';
import { playScene, type Scene, type SceneOptions } from './scene.ts';

/** The strategies, from the simplest to the most elaborate. */
export const STRATEGIES = {
  bisection: bisect,
  'partition, seeking': (scene: Scene) => partition(scene, 'seeing'),
  'partition, learning': (scene: Scene) => partition(scene, 'learning'),
} satisfies Record<string, (scene: Scene) => Promise<Spot[]>>;
export type StrategyName = keyof typeof STRATEGIES;

/** The distance from a strategy's guess to the guest in metres, over many evenings. */
export interface Outcome {
  readonly median: number;
  readonly fifthPercentile: number;
  readonly least: number;
  /** The share of evenings in which some session saw the guest. */
  readonly found: number;
}

/** Of the ways to guess a place from the answers, the one with the lowest median counts. */
export async function outcomeOf(
  strategy: StrategyName,
  options: SceneOptions,
  { runs, seed }: { runs: number; seed: number },
): Promise<Outcome> {
  const scenes: Awaited<ReturnType<typeof playScene>>[] = [];
  for (let run = 0; run < runs; run++) {
    scenes.push(await playScene(options, new Dice(seed + run), STRATEGIES[strategy]));
  }
  const ways = (scenes[0]?.errors ?? []).map((_, way) => scenes.map(({ errors }) => errors[way] ?? 0));
  const [best = []] = ways
    .map((errors) => errors.sort((a, b) => a - b))
    .sort((a, b) => quantile(a, 0.5) - quantile(b, 0.5));
  return {
    median: quantile(best, 0.5),
    fifthPercentile: quantile(best, 0.05),
    least: quantile(best, 0),
    found: scenes.filter(({ isFound }) => isFound).length / runs,
  };
}

/** A quantile of sorted numbers. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
