import { startChild } from '../../harness/child.ts';
import { sleep } from '../../harness/monotonic.ts';
import type { GuestsCalls } from '../guests.process.ts';
import type { LiveContender } from '../live-contender.ts';
import { drinkUntilHeld, type Scene, type Stage } from '../live-round.ts';
import type { PhonesCalls } from '../phones.process.ts';

const WARM_SAVES = 1_000;
const WARM_CHANGES = 15;

/**
 * Contenders that are up at the same time and get their changes in turn, half a period apart: what disturbs the machine for
 * a moment meets them all, so that even the slowest changes can be compared.
 * @returns of each, ms from acknowledgement to the last phone for every change.
 */
export async function sideBySide(
  contenders: readonly LiveContender[],
  scene: Scene,
): Promise<Record<string, number[]>> {
  console.error(`  side by side: ${contenders.map(({ name }) => name).join(', ')}`);
  const stages: Stage[] = [];
  try {
    for (const contender of contenders) stages.push(await stageFor(contender, scene));
    await inTurn(stages, { ...scene, changes: WARM_CHANGES });
    const lags = await inTurn(stages, scene);
    return Object.fromEntries(contenders.map(({ name }, index) => [name, lags[index] ?? []]));
  } finally {
    for (const stage of stages) await endStage(stage);
  }
}

function inTurn(stages: readonly Stage[], scene: Scene): Promise<number[][]> {
  const apartMs = 1_000 / scene.perSecond / stages.length;
  return Promise.all(
    stages.map(async (stage, index) => {
      await sleep(index * apartMs);
      return drinkUntilHeld(stage, scene);
    }),
  );
}

async function stageFor(contender: LiveContender, { phones, warmSaves = WARM_SAVES }: Scene): Promise<Stage> {
  const server = await contender.start(0);
  const stage = {
    server,
    phones: startChild<PhonesCalls>('live/phones'),
    guests: startChild<GuestsCalls>('live/guests'),
  };
  const setting = { client: contender.client, url: server.url, crowd: { guests: phones, atMs: Date.now() } };
  try {
    await stage.guests.call('arrive', { ...setting, warmSaves });
    await stage.phones.call('connect', { ...setting, upTo: setting.crowd.guests });
    return stage;
  } catch (error) {
    await endStage(stage);
    throw error;
  }
}

async function endStage({ server, phones, guests }: Stage): Promise<void> {
  await Promise.all([phones.stop(), guests.stop()]);
  await server.stop();
}
