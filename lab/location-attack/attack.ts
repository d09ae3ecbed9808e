import { parseArgs } from 'node:util';
import { BLUR_METRES } from '../../src/domain/location/blur.ts';
import { outcomeOf, STRATEGIES, type StrategyName } from './outcome.ts';

const USAGE = 'npm run attack -- --sessions 1,5,20 --radius 250,500 --hours 1 --runs 100 --seed 1';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sessions: { type: 'string', default: '1,5,20' },
      radius: { type: 'string', default: '250,500' },
      hours: { type: 'string', default: '1' },
      runs: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [hours = 1, runs = 1, seed = 1] = [values.hours, values.runs, values.seed].flatMap(numbers);
  console.log(`How far off an attacker is after ${hours} h, ${runs} evenings each (blur: ${BLUR_METRES} m)\n`);
  console.log(
    '| guest within | sessions | strategy | median | 5 % | least | guest seen |\n|--:|--:|---|--:|--:|--:|--:|',
  );
  for (const searchRadius of numbers(values.radius)) {
    for (const sessions of numbers(values.sessions)) {
      for (const strategy of Object.keys(STRATEGIES) as StrategyName[]) {
        const outcome = await outcomeOf(strategy, { sessions, searchRadius, hours }, { runs, seed });
        const [median, few, least] = [outcome.median, outcome.fifthPercentile, outcome.least].map(
          (metres) => `${metres.toFixed(1)} m`,
        );
        const found = `${Math.round(outcome.found * 100)} %`;
        console.log(`| ${searchRadius} m | ${sessions} | ${strategy} | ${median} | ${few} | ${least} | ${found} |`);
      }
    }
  }
}

function numbers(text: string): number[] {
  const all = text.split(',').map(Number);
  if (all.some((number) => !Number.isSafeInteger(number) || number < 1)) throw new Error(USAGE);
  return all;
}

await main();
