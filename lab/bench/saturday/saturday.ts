import { startChild } from '../harness/child.ts';
import { type Measure, measureOf, type Target } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import { measureFullDatabase } from './full-database.ts';
import { SATURDAY } from './load-model.ts';
import type { SaturdayCalls } from './saturday.process.ts';

const USUAL = { celebrations: SATURDAY.celebrations, sample: 200, rounds: 40, spanMs: 16_000 };
const TINY = { celebrations: 40, sample: 4, rounds: 1, spanMs: 100 };
/** In ten seconds of the busiest hour other servers store this many changes. */
const FULL = { celebrations: SATURDAY.celebrations, changed: 10_000 };
const TINY_FULL = { celebrations: 10, changed: 20 };
/** V8's default is too small for 1.5 million guests in one process. */
const HEAP_MIB = 8_192;
/** How far the simulation and the model may be apart. */
const TOLERANCE: Target = { of: 'value', bound: '≤', limit: 30 };

type Answer = Awaited<ReturnType<SaturdayCalls['measure']>>;

/** The busiest Saturday in one process: where a core is full, in the simulation and in the model (docs/scaling.md). */
export const saturday: Part = async ({ isSmoke, rounds = 3 }) => {
  const answers: Answer[] = [];
  while (answers.length < (isSmoke ? 1 : rounds)) {
    console.error(`saturday: round ${answers.length + 1}`);
    answers.push(await ask(isSmoke ? TINY : USUAL));
  }
  const both = (simulated: (answer: Answer) => number, predicted: (answer: Answer) => number) => ({
    simulation: answers.map(simulated),
    model: answers.map(predicted),
  });
  const multiples = answers[0]?.points.map(({ multiple }) => multiple) ?? [];
  return [
    figure('one core is full at, times the busiest hour', '×', {
      ...both(
        (answer) => answer.saturation,
        (answer) => answer.predictedSaturation,
      ),
    }),
    figure('the same: simulation and model apart by', '%', { simulation: answers.map(apart) }, TOLERANCE),
    ...multiples.flatMap((multiple, at) => [
      figure(`${multiple} × the busiest hour: processor time, of one core`, '%', {
        ...both(
          ({ points }) => (points[at]?.share ?? Number.NaN) * 100,
          ({ points }) => (points[at]?.predictedShare ?? Number.NaN) * 100,
        ),
      }),
      figure(`${multiple} × the busiest hour: processor time for one event to one phone`, 'µs', {
        simulation: answers.map(({ points }) => ((points[at]?.share ?? 0) * 1e6) / (points[at]?.eventsPerSecond ?? 0)),
      }),
      figure(`${multiple} × the busiest hour: events to all phones`, '/s', {
        simulation: answers.map(({ points }) => points[at]?.eventsPerSecond ?? Number.NaN),
      }),
      figure(`${multiple} × the busiest hour: bytes to all phones`, 'MB/s', {
        simulation: answers.map(({ points }) => (points[at]?.bytesPerSecond ?? Number.NaN) / 1e6),
      }),
    ]),
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
    ...(await measureFullDatabase(isSmoke ? TINY_FULL : FULL, isSmoke ? 1 : rounds)),
  ];

  function cost(name: string, pick: (costs: Answer['costs']) => number): Measure {
    return figure(`${name}, measured alone`, 'µs', { model: answers.map(({ costs }) => pick(costs) * 1_000) });
  }
};

function figure(name: string, unit: string, rounds: Readonly<Record<string, number[]>>, target?: Target): Measure {
  return measureOf({ part: 'saturday', name, unit, rounds, ...(target && { target }) });
}

function apart({ saturation, predictedSaturation }: Answer): number {
  return Math.abs(saturation / predictedSaturation - 1) * 100;
}

async function ask(question: Parameters<SaturdayCalls['measure']>[0]): Promise<Answer> {
  const child = startChild<SaturdayCalls>('saturday/saturday', ['--expose-gc', `--max-old-space-size=${HEAP_MIB}`]);
  try {
    return await child.call('measure', question);
  } finally {
    await child.stop();
  }
}
