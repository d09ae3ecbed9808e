import { startChild } from '../harness/child.ts';
import { interleave } from '../harness/interleave.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import { startPostgres } from '../harness/postgres.ts';
import { quantile } from '../harness/spread.ts';
import { clink } from '../live/contenders.ts';
import type { LiveContender } from '../live/live-contender.ts';
import { liveRound, type Scene } from '../live/live-round.ts';
import type { NotifyCalls } from './notify.process.ts';
import { startNodes } from './start-nodes.ts';

interface Lags {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** From the acknowledgement of a save on one node until the last phone on the others holds it. */
export async function measureFollowing(scene: Scene, rounds: number): Promise<Measure[]> {
  const contenders = [
    { name: 'saved on A, held on B and C', run: () => lagsOf(onNodes(3), scene) },
    { name: 'one node on PostgreSQL', run: () => lagsOf(onNodes(1), scene) },
    { name: 'one node on SQLite', run: () => lagsOf(clink, scene) },
    { name: 'NOTIFY to a listener, nothing else', run: () => notifyLags(scene) },
  ];
  const results = await interleave(contenders, rounds, ({ run }) => run());
  return (['p50', 'p95', 'p99'] as const).map((figure) =>
    measureOf({
      part: 'nodes',
      name: `${scene.phones} phones: acknowledged → held by the last phone, ${figure}`,
      unit: 'ms',
      rounds: Object.fromEntries(Object.entries(results).map(([name, all]) => [name, all.map((lags) => lags[figure])])),
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

async function lagsOf(contender: LiveContender, scene: Scene): Promise<Lags> {
  const { lastP50Ms: p50, lastP95Ms: p95, lastP99Ms: p99 } = await liveRound(contender, scene, 0);
  return { p50, p95, p99 };
}

async function notifyLags({ changes, perSecond }: Scene): Promise<Lags> {
  const database = await startPostgres();
  const child = startChild<NotifyCalls>('nodes/notify');
  try {
    const lags = await child.call('measure', { databaseUrl: database.uri, notifications: changes, perSecond });
    return { p50: quantile(lags, 0.5), p95: quantile(lags, 0.95), p99: quantile(lags, 0.99) };
  } finally {
    await child.stop();
    await database.stop();
  }
}
