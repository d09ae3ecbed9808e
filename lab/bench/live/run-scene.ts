import { interleave } from '../harness/interleave.ts';
import { clink } from './contenders.ts';
import type { LiveContender } from './live-contender.ts';
import { type LiveResult, liveRound, type Scene } from './live-round.ts';

export type LiveResults = Readonly<Record<string, readonly LiveResult[]>>;

/** Clink and the yardsticks in turn. What a yardstick that imitates Clink sends is Clink's size of the same round. */
export function runScene(scene: Scene, yardsticks: readonly LiveContender[], rounds: number): Promise<LiveResults> {
  let messageBytes = 0;
  console.error(`live: ${scene.phones} phones, ${scene.perSecond} changes a second`);
  return interleave([clink, ...yardsticks], rounds, async (contender) => {
    const result = await liveRound(contender, scene, messageBytes);
    if (contender === clink) messageBytes = Math.round(result.bytes);
    return result;
  });
}

/** One figure of these contenders, a value a round, as `measureOf` takes it. */
export function roundsOf(
  results: LiveResults,
  contenders: readonly LiveContender[],
  pick: (result: LiveResult) => number,
): Record<string, number[]> {
  return Object.fromEntries(contenders.map(({ name }) => [name, (results[name] ?? []).map(pick)]));
}
