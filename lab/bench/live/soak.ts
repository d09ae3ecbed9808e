import { type Measure, measureOf } from '../harness/measure.ts';
import type { Part } from '../harness/part.ts';
import { quantile } from '../harness/spread.ts';
import { residentKb } from '../harness/usage.ts';
import { clink } from './contenders.ts';
import { drinkUntilHeld, openStage, type Stage } from './stage.ts';

const SAMPLE_SECONDS = 10;

/** Many phones on one process for a long time: memory, the time to the last phone, and lost streams. */
export const soak: Part = async ({ isSmoke, phones = 5_000, minutes = 10, rate = 5 }) => {
  const scene = isSmoke ? { phones: 25, minutes: 1 / 60, rate: 10 } : { phones, minutes, rate };
  const stage = await openStage(clink, { guests: scene.phones, warmSaves: 0 });
  try {
    await stage.connect(scene.phones);
    const samples = await hold(stage, scene);
    const { dropped } = await stage.phones.call('received', undefined);
    return measuresOf(scene, samples, dropped);
  } finally {
    await stage.end();
  }
};

interface SoakScene {
  readonly phones: number;
  readonly minutes: number;
  readonly rate: number;
}

interface Sample {
  readonly residentMb: number;
  readonly lagsMs: readonly number[];
}

async function hold(stage: Stage, { minutes, rate }: SoakScene): Promise<Sample[]> {
  const seconds = Math.min(SAMPLE_SECONDS, minutes * 60);
  const samples: Sample[] = [];
  for (let passed = 0; passed < minutes * 60; passed += seconds) {
    const changes = await drinkUntilHeld(stage, { changes: Math.ceil(seconds * rate), perSecond: rate });
    const lagsMs = changes.map(({ lagMs }) => lagMs);
    const residentMb = residentKb(stage.server.pids) / 1_024;
    console.error(`  ${passed + seconds} s: ${residentMb.toFixed(0)} MB, p99 ${quantile(lagsMs, 0.99).toFixed(1)} ms`);
    samples.push({ residentMb, lagsMs });
  }
  return samples;
}

/** Memory is flat when the median of the second half is no more than that of the first half, apart from collections. */
function measuresOf({ phones, minutes, rate }: SoakScene, samples: readonly Sample[], dropped: number): Measure[] {
  const figure = (name: string, unit: string) => ({
    part: 'soak',
    name: `${phones} phones, ${minutes} min, ${rate} changes/s: ${name}`,
    unit,
  });
  const memory = samples.map(({ residentMb }) => residentMb);
  const middle = Math.ceil(memory.length / 2);
  const growth = quantile(memory.slice(middle), 0.5) / quantile(memory.slice(0, middle), 0.5);
  return [
    measureOf({ ...figure('memory, a sample every 10 s', 'MB'), rounds: { Clink: memory } }),
    measureOf({
      ...figure('memory, second half to first half', '×'),
      rounds: { Clink: [growth] },
      target: { of: 'value', bound: '≤', limit: 1.1 },
    }),
    measureOf({
      ...figure('acknowledged → held by the last phone, p50', 'ms'),
      rounds: { Clink: samples.map(({ lagsMs }) => quantile(lagsMs, 0.5)) },
    }),
    measureOf({
      ...figure('acknowledged → held by the last phone, p99', 'ms'),
      rounds: {
        Clink: [
          quantile(
            samples.flatMap(({ lagsMs }) => lagsMs),
            0.99,
          ),
        ],
      },
    }),
    measureOf({
      ...figure('streams dropped', ''),
      rounds: { Clink: [dropped] },
      target: { of: 'value', bound: '≤', limit: 0 },
    }),
  ];
}
