import { startChild } from '../harness/child.ts';
import { type Measure, measureOf, type Target } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import { SATURDAY } from './load-model.ts';
import type { Point, SaturdayCalls } from './saturday.process.ts';

/** Full garbage collections of 10,000 celebrations are seconds apart. A span has some, and so has each unit cost. */
const USUAL = { celebrations: SATURDAY.celebrations, rounds: 4, spanMs: 40_000 };
const TINY = { celebrations: 40, rounds: 1, spanMs: 100 };
/** V8's default is too small for 1.5 million guests in one process. */
const HEAP_MIB = 8_192;
/** How far the simulation and the model may be apart. */
const TOLERANCE: Target = { of: 'value', bound: '≤', limit: 30 };

type Answer = Awaited<ReturnType<SaturdayCalls['measure']>>;

/** The busiest Saturday in one process: where a core is full, in the simulation and in the model (docs/scaling.md). */
export const saturday: Part = async ({ isSmoke, rounds = 3 }) => {
  const turns = isSmoke ? 1 : rounds;
  const answers: Answer[] = [];
  while (answers.length < turns) {
    console.error(`saturday: round ${answers.length + 1} of ${turns}`);
    answers.push(await ask(isSmoke ? TINY : USUAL));
  }
  const multiples = answers[0]?.points.map(({ multiple }) => multiple) ?? [];
  return [
    ...saturationFigures(answers),
    ...multiples.flatMap((multiple) => loadFigures(answers, multiple)),
    ...costFigures(answers),
  ];
};

function saturationFigures(answers: readonly Answer[]): Measure[] {
  const apart = answers.map(
    ({ saturation, predictedSaturation }) => Math.abs(saturation / predictedSaturation - 1) * 100,
  );
  return [
    figure('one core is full at, times the busiest hour', '×', {
      simulation: answers.map(({ saturation }) => saturation),
      model: answers.map(({ predictedSaturation }) => predictedSaturation),
    }),
    figure('the same: simulation and model apart by', '%', { simulation: apart }, TOLERANCE),
  ];
}

/** Of the load that all rounds have measured. A round that was full earlier measured fewer. */
function loadFigures(answers: readonly Answer[], multiple: number): Measure[] {
  const points = answers.flatMap((answer) => answer.points.find((point) => point.multiple === multiple) ?? []);
  const simulated = (title: string, unit: string, pick: (point: Point) => number) =>
    figure(`${multiple} × the busiest hour: ${title}`, unit, { simulation: points.map(pick) });
  return [
    figure(`${multiple} × the busiest hour: processor time, of one core`, '%', {
      simulation: points.map(({ share }) => share * 100),
      model: points.map(({ predictedShare }) => predictedShare * 100),
    }),
    simulated('events to all phones', '/s', ({ eventsPerSecond }) => eventsPerSecond),
    simulated('bytes to all phones', 'MB/s', ({ bytesPerSecond }) => bytesPerSecond / 1_000_000),
    simulated('processor time for each event', 'µs', ({ share, eventsPerSecond }) => (share * 1e6) / eventsPerSecond),
  ];
}

function costFigures(answers: readonly Answer[]): Measure[] {
  const cost = (name: string, pick: (costs: Answer['costs']) => number) =>
    figure(`measured alone: ${name}`, 'µs', { model: answers.map(({ costs }) => pick(costs) * 1_000) });
  return [
    cost('a change', ({ change }) => change),
    cost('a change, for each stream', ({ changeStream }) => changeStream),
    cost('a visit', ({ visit }) => visit),
    cost('a second of a celebration', ({ celebrationSecond }) => celebrationSecond),
    cost('a second of a stream', ({ streamSecond }) => streamSecond),
    figure(`memory of a celebration of ${SATURDAY.guests} guests`, 'KB', {
      simulation: answers.map(({ kbPerCelebration }) => kbPerCelebration),
    }),
    figure('memory of a stream without its socket', 'KB', {
      simulation: answers.map(({ kbPerStream }) => kbPerStream),
    }),
  ];
}

function figure(name: string, unit: string, rounds: Readonly<Record<string, number[]>>, target?: Target): Measure {
  return measureOf({ part: 'saturday', name, unit, rounds, ...(target && { target }) });
}

async function ask(question: Parameters<SaturdayCalls['measure']>[0]): Promise<Answer> {
  const child = startChild<SaturdayCalls>('saturday/saturday', ['--expose-gc', `--max-old-space-size=${HEAP_MIB}`]);
  try {
    return await child.call('measure', question);
  } finally {
    await child.stop();
  }
}
