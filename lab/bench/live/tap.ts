import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Figure, ratios, roundsOf } from '../harness/measure.ts';
import { interleave, type Part } from '../harness/part.ts';
import { type LiveResult, liveRound, oneServer } from './live.ts';
import type { LiveServer } from './stage.ts';
import { withWalls } from './walls.ts';

/** Ten changes a second, a little more than one drink a minute for each of the 500 guests. */
const USUAL = { phones: 500, changes: 500, perSecond: 10, warmSaves: 1_000 };
const TINY = { phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };
const WALLS = 100;
/** The arguments that start the server with the planted defect: it sends each event 100 ms late. */
const LATE = ['--import', './lab/late-events.mjs', 'build/server/main.js'];

/**
 * Measures the time from a tap to the last phone, and the time of a save while 100 walls are open. The measurement starts when
 * the tap is due, so a slow server cannot delay the start (docs/measured/benchmarks.md#from-the-tap).
 */
export const tap: Part = async ({ isSmoke, rounds = 3, isDefective }) => {
  const scene = isSmoke ? TINY : USUAL;
  const clink = () => (isDefective ? oneServer({ LATE: '100' }, LATE) : oneServer());
  const contenders = [
    { name: 'Clink', start: clink },
    { name: 'bare broadcast', start: bareBroadcast },
    { name: 'no wall', start: () => withWalls(0) },
    { name: 'walls', start: () => withWalls(isSmoke ? 2 : WALLS) },
  ];
  const results = await interleave(contenders, isSmoke ? 1 : rounds, ({ start }) => liveRound(start, scene));
  const { Clink: own = [], 'bare broadcast': bare = [], 'no wall': none = [], walls = [] } = results;
  const figure = (name: string, of: Record<string, LiveResult[]>, pick: (result: LiveResult) => number): Figure => ({
    ...{ name: `${scene.phones} phones: ${name}`, unit: 'ms', rounds: roundsOf(of, pick) },
  });
  const ratio = (name: string, rounds: number[], atMost: number): Figure => ({
    ...{ name: `${scene.phones} phones: ${name}`, unit: '×', rounds: { ratio: rounds }, target: { atMost } },
  });
  const toLast = 'tap due → held by the last phone';
  const p99 = ({ tapP99Ms }: LiveResult) => tapP99Ms;
  const saveP99 = ({ saveP99Ms }: LiveResult) => saveP99Ms;
  const pair = { Clink: own, 'bare broadcast': bare };
  return [
    figure(`${toLast}, p50`, pair, ({ tapP50Ms }) => tapP50Ms),
    { ...figure(`${toLast}, p99`, pair, p99), target: { atMost: 60 } },
    ratio(`${toLast}, p99, beside the broadcast`, ratios(own.map(p99), bare.map(p99)), 1.3),
    figure(`${toLast}, p99.9`, pair, ({ tapP999Ms }) => tapP999Ms),
    figure('the save alone, p99', results, saveP99),
    ratio(`the save alone, p99, with ${WALLS} walls`, ratios(walls.map(saveP99), none.map(saveP99)), 1.2),
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
