import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { selfTimes } from '../harness/cpu-profile.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import { startProduct } from '../harness/product.ts';
import type { LiveContender } from './live-contender.ts';
import { liveRound } from './live-round.ts';

const SHOWN = 30;
const IDLE = ['(idle)', '(program)'];

/**
 * Where the server spends its time while phones follow: a profile by function, in shares of the time that it was busy.
 */
export const profile: Part = async ({ isSmoke, phones = 500, rate = 5 }) => {
  const dir = mkdtempSync(join('build', 'bench-profile-'));
  const scene = isSmoke
    ? { phones: 25, changes: 4, perSecond: 20 }
    : { phones, changes: Math.max(60, rate * 10), perSecond: rate };
  await liveRound(profiled(dir), scene, 0);
  console.error(`the profile itself, for a browser's developer tools: ${dir}`);
  const times = selfTimes(dir, (scene.changes / scene.perSecond) * 1_000).filter(({ where }) => !IDLE.includes(where));
  const busyMs = times.reduce((sum, { ms }) => sum + ms, 0);
  return times.slice(0, SHOWN).map(({ where, ms }) => share(where, (ms / busyMs) * 100));
};

function profiled(dir: string): LiveContender {
  return {
    name: 'Clink',
    client: 'clink',
    start: async () => {
      const { url, pid, stop } = await startProduct(['--cpu-prof', `--cpu-prof-dir=${dir}`]);
      return { url, pids: [pid], stop };
    },
  };
}

function share(where: string, percent: number): Measure {
  return measureOf({ part: 'profile', name: where, unit: '%', rounds: { Clink: [percent] } });
}
