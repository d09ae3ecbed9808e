import { interleave } from '../harness/interleave.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import { clink } from '../live/contenders.ts';
import type { LiveContender } from '../live/live-contender.ts';
import { type LiveResult, liveRound, type Scene } from '../live/live-round.ts';
import { startNodes } from './start-nodes.ts';

const FOLLOWING: readonly (readonly [keyof LiveResult, title: string, unit: string])[] = [
  ['lastP50Ms', 'acknowledged → held by the last phone, p50', 'ms'],
  ['lastP95Ms', 'acknowledged → held by the last phone, p95', 'ms'],
  ['lastP99Ms', 'acknowledged → held by the last phone, p99', 'ms'],
  ['cpuMs', 'processor time of all nodes for one change', 'ms'],
  ['bytes', 'bytes a phone for one change', 'B'],
];

/** From the acknowledgement of a save on one node until the last phone on the others holds it. */
export async function measureFollowing(scene: Scene, rounds: number): Promise<Measure[]> {
  const contenders = [
    { name: 'saved on A, held on B and C', run: () => liveRound(onNodes(3), scene, 0) },
    { name: 'one node on PostgreSQL', run: () => liveRound(onNodes(1), scene, 0) },
    { name: 'one node on SQLite', run: () => liveRound(clink, scene, 0) },
  ];
  const results = await interleave(contenders, rounds, ({ run }) => run());
  return FOLLOWING.map(([figure, title, unit]) =>
    measureOf({
      part: 'nodes',
      name: `${scene.phones} phones: ${title}`,
      unit,
      rounds: Object.fromEntries(Object.entries(results).map(([name, all]) => [name, all.map((one) => one[figure])])),
    }),
  );
}

/** Guests save on the first node, and phones follow on the others, if there are any. */
function onNodes(count: number): LiveContender {
  return {
    name: `${count} nodes`,
    client: 'clink',
    start: async () => {
      const { products, stop } = await startNodes(count);
      const urls = products.map(({ url }) => url);
      const [url = '', ...phoneUrls] = urls;
      const pids = products.map(({ pid }) => pid);
      return { url, ...(phoneUrls.length > 0 && { phoneUrls }), pids, stop };
    },
  };
}
