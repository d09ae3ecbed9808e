import { cpuMs } from '../harness/usage.ts';
import type { UnitCosts } from './load-model.ts';
import type { SaturdayStage } from './saturday-stage.ts';

const [FEW, MANY] = [4, 24];
const IDLE_MS = 120_000;
/** Longer than the server waits between two broadcasts. */
const PAUSE_MS = 100;
/** As in the load model, nearly. */
const VISITS_A_CHANGE = 2;

/** Processor time of this process while `work` runs, ms. */
export function spentMs(work: () => void): number {
  const before = cpuMs([process.pid]);
  work();
  return cpuMs([process.pid]) - before;
}

/** Measures each cost alone, in a few celebrations: with few streams and with many, whose difference is the streams'. */
export function measureUnitCosts(stage: SaturdayStage, rounds: number): UnitCosts {
  measureWith(stage, FEW, Math.ceil(rounds / 4));
  const [few, many] = [measureWith(stage, FEW, rounds), measureWith(stage, MANY, rounds)];
  const slope = (figure: 'change' | 'second') => (many[figure] - few[figure]) / (MANY - FEW);
  const changeStream = slope('change');
  const streamSecond = slope('second');
  return {
    change: few.change - FEW * changeStream,
    changeStream,
    visit: few.visit,
    celebrationSecond: few.second - FEW * streamSecond,
    streamSecond,
  };
}

/** The costs in a celebration with so many streams, ms: a change, a visit, and a second in which nothing happens. */
function measureWith(stage: SaturdayStage, streams: number, rounds: number) {
  const { count } = stage;
  const everywhere = (act: (celebration: number) => void) => {
    for (let celebration = 0; celebration < count; celebration++) act(celebration);
  };
  const closers: (() => void)[] = [];
  for (let stream = 0; stream < streams; stream++) everywhere((celebration) => closers.push(stage.visit(celebration)));
  const second = spentMs(() => stage.timers.pass(IDLE_MS)) / count / (IDLE_MS / 1_000);
  const change = () => {
    everywhere((celebration) => stage.drink(celebration));
    stage.timers.pass(PAUSE_MS);
  };
  const visits = () => {
    for (let visit = 0; visit < VISITS_A_CHANGE; visit++) everywhere((celebration) => stage.visit(celebration)());
  };
  let [changesMs, visitsMs] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    changesMs += spentMs(change);
    visitsMs += spentMs(visits);
  }
  for (const close of closers) close();
  return {
    second,
    change: changesMs / rounds / count - second * (PAUSE_MS / 1_000),
    visit: visitsMs / rounds / count / VISITS_A_CHANGE,
  };
}
