import { interleave } from '../harness/interleave.ts';
import { clink } from './contenders.ts';
import type { LiveContender } from './live-contender.ts';
import { type LiveResult, liveRound, type Scene } from './live-round.ts';

export type LiveResults = Readonly<Record<string, readonly LiveResult[]>>;

/**
 * Runs Clink and the yardsticks in turn. A yardstick that imitates Clink sends messages of Clink's size in the same
 * round.
 */
export function runScene(scene: Scene, yardsticks: readonly LiveContender[], rounds: number): Promise<LiveResults> {
  let messageBytes = 0;
  console.error(`live: ${scene.phones} phones, ${scene.perSecond} changes a second`);
  return interleave([clink, ...yardsticks], rounds, async (contender) => {
    const result = await liveRound(contender, scene, messageBytes);
    if (contender === clink) messageBytes = Math.round(result.bytes);
    return result;
  });
}

/** One figure of these contenders with one value for each round, as `measureOf` expects it. */
export function roundsOf(
  results: LiveResults,
  contenders: readonly LiveContender[],
  pick: (result: LiveResult) => number,
): Record<string, number[]> {
  return Object.fromEntries(contenders.map(({ name }) => [name, (results[name] ?? []).map(pick)]));
}
