import { setTimeout as sleep } from 'node:timers/promises';
import { newCelebration } from '../../../tools/new-celebration.ts';
import { comingFrom, putSave } from '../../../tools/saved-guest.ts';
import { newFolder } from '../harness/product.ts';
import { crowdOf, saveOf } from './crowd.ts';
import { oneServer } from './live.ts';
import type { LiveServer, Scene } from './stage.ts';
import { openStream } from './stream.ts';

const PATH = '/api/leaderboard/live?view=screen';

/**
 * Starts a server with two celebrations, each with half of `count` walls. One guest of the second celebration drinks as often
 * as all guests of the first. So servers with and without walls do the same work for guests.
 */
export async function withWalls(count: number): Promise<LiveServer> {
  const dataDir = newFolder();
  const code = await newCelebration(dataDir, 'Ana & Ben');
  const server = await oneServer({ DATA_DIR: dataDir });
  const beside = async (scene: Scene) => {
    // A server allows 10 walls for each network address, so each wall has a different address.
    const open = (index: number) =>
      openStream(new URL(index % 2 ? PATH : `${PATH}&c=${code}`, server.url), comingFrom(`203.0.113.${index + 1}`));
    const walls = await Promise.all(Array.from({ length: count }, (_, index) => open(index)));
    return async () => {
      await drinkIn(code, server.url, scene);
      if (walls.some(({ closed }) => closed)) throw new Error('a wall was dropped');
      for (const wall of walls) wall.destroy();
    };
  };
  return { ...server, beside };
}

async function drinkIn(code: string, url: string, { phones, changes, perSecond }: Scene): Promise<void> {
  const guest = crowdOf(phones + 1, Date.now())[phones];
  const startedAt = performance.now();
  for (let change = 1; guest && change <= changes; change++) {
    await putSave(url, code, guest, saveOf(guest, guest.total + change, change), comingFrom(guest.address));
    await sleep(startedAt + (1_000 * change) / perSecond - performance.now());
  }
}
