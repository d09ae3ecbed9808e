import { cpuMs } from '../harness/usage.ts';
import type { UnitCosts } from './load-model.ts';
import type { SaturdayStage } from './saturday-stage.ts';

const [FEW, MANY] = [4, 24];
/** In this time every celebration sends new rates once. */
const IDLE_MS = 30_000;
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

/**
 * Measures each cost alone: with few streams and with many, whose difference is the streams'. The celebrations are those of
 * the simulation, because a full garbage collection goes through all of their memory.
 */
export function measureUnitCosts(stage: SaturdayStage, rounds: number): UnitCosts {
  measureWith(stage, FEW, Math.ceil(rounds / 4));
  const [few, many] = [measureWith(stage, FEW, rounds), measureWith(stage, MANY, rounds)];
  const slope = (figure: 'change' | 'second') => (many[figure] - few[figure]) / (MANY - FEW);
  const changeStream = slope('change');
  const streamSecond = slope('second');
  return {
    change: few.change - FEW * changeStream,
    changeStream,
    visit: (few.visit + many.visit) / 2,
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
  let oldest = 0;
  // The oldest stream of a celebration closes when a new one opens, so streams live long, as in the simulation.
  const visit = (celebration: number) => {
    closers[oldest]?.();
    closers[oldest] = stage.visit(celebration);
    oldest = (oldest + 1) % closers.length;
  };
  const visits = () => {
    for (let visited = 0; visited < VISITS_A_CHANGE; visited++) everywhere(visit);
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
