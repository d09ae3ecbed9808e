import { sleep } from '../../harness/monotonic.ts';
import type { LiveContender } from '../live-contender.ts';
import type { Scene } from '../live-round.ts';
import { drinkUntilHeld, openStage, type Stage } from '../stage.ts';

const WARM_SAVES = 1_000;
const WARM_CHANGES = 15;

/**
 * Runs contenders at the same time and changes them in turn, half a period apart. A short disturbance of the machine
 * then affects all of them, so that even the slowest changes can be compared.
 * @returns for each contender and change, the ms from the acknowledgement to the last phone.
 */
export async function sideBySide(
  contenders: readonly LiveContender[],
  scene: Scene,
): Promise<Record<string, number[]>> {
  console.error(`  side by side: ${contenders.map(({ name }) => name).join(', ')}`);
  const stages: Stage[] = [];
  try {
    for (const contender of contenders) {
      const stage = await openStage(contender, { guests: scene.phones, warmSaves: scene.warmSaves ?? WARM_SAVES });
      stages.push(stage);
      await stage.connect(scene.phones);
    }
    await inTurn(stages, { ...scene, changes: WARM_CHANGES });
    const lags = await inTurn(stages, scene);
    return Object.fromEntries(contenders.map(({ name }, index) => [name, lags[index] ?? []]));
  } finally {
    for (const stage of stages) await stage.end();
  }
}

function inTurn(stages: readonly Stage[], scene: Scene): Promise<number[][]> {
  const apartMs = 1_000 / scene.perSecond / stages.length;
  return Promise.all(
    stages.map(async (stage, index) => {
      await sleep(index * apartMs);
      const changes = await drinkUntilHeld(stage, scene);
      return changes.map(({ lagMs }) => lagMs);
    }),
  );
}
