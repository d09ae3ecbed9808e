import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Figure, ratios, roundsOf } from '../harness/measure.ts';
import { interleave, type Part } from '../harness/part.ts';
import { type LiveResult, liveRound, oneServer } from './live.ts';
import type { LiveServer } from './stage.ts';

/** Ten changes a second, as in the measurements of the walls. A drink a minute from each of 500 guests would be 8 a second. */
const USUAL = { phones: 500, changes: 500, perSecond: 10, warmSaves: 1_000 };
const TINY = { phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };
const CONTENDERS = [
  { name: 'Clink', start: oneServer },
  { name: 'bare broadcast', start: bareBroadcast },
];

/**
 * Measures the time from the tap to the last phone. The clock starts when a tap is due by the plan, so a slow server cannot
 * delay it (docs/measured/benchmarks.md#from-the-tap).
 */
export const tap: Part = async ({ isSmoke, rounds = 3 }) => {
  const scene = isSmoke ? TINY : USUAL;
  const results = await interleave(CONTENDERS, isSmoke ? 1 : rounds, ({ start }) => liveRound(start, scene));
  const figure = (name: string, pick: (result: LiveResult) => number): Figure => ({
    ...{ name: `${scene.phones} phones: tap due → held by the last phone, ${name}`, unit: 'ms' },
    rounds: roundsOf(results, pick),
  });
  const { Clink: own = [], 'bare broadcast': bare = [] } = results;
  const p99 = ({ tapP99Ms }: LiveResult) => tapP99Ms;
  return [
    figure('p50', ({ tapP50Ms }) => tapP50Ms),
    { ...figure('p99', p99), target: { atMost: 60 } },
    {
      ...figure('p99, beside the broadcast', p99),
      unit: '×',
      rounds: { ratio: ratios(own.map(p99), bare.map(p99)) },
      target: { atMost: 1.3 },
    },
    figure('p99.9', ({ tapP999Ms }) => tapP999Ms),
    { ...figure('p99', ({ saveP99Ms }) => saveP99Ms), name: `${scene.phones} phones: the save alone, p99` },
  ];
};

async function bareBroadcast(): Promise<LiveServer> {
  const script = fileURLToPath(new URL('broadcast.process.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, pids: [child.pid ?? 0], stop };
}
