import { parseArgs } from 'node:util';
import { liveEvening, quiesce } from './evening.ts';
import { findFaults } from './verdict.ts';

/** One seeded evening from start to end check; returns what is wrong. */
export async function simulate(seed: number, onStory?: (story: readonly string[]) => void): Promise<string[]> {
  const evening = await liveEvening(seed);
  onStory?.(evening.story);
  try {
    await quiesce(evening);
    return await findFaults(evening);
  } catch (error) {
    return [String(error)];
  } finally {
    evening.server.kill();
    for (const { phone } of evening.guests) for (const tab of [...phone.tabs]) tab.kill();
    evening.server.database.destroy();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  });
  const [runs, first] = [Number(values.runs), Number(values.seed)];
  const failed: number[] = [];
  const startedAt = performance.now();
  for (let seed = first; seed < first + runs; seed++) {
    let story: readonly string[] = [];
    const faults = await simulate(seed, (told) => {
      story = told;
    });
    if (faults.length === 0) continue;
    failed.push(seed);
    console.log(`\nseed ${seed}:\n  ${[...(runs === 1 ? story : []), ...faults].join('\n  ')}`);
    console.log(`  replay: npm run simulate -- --runs 1 --seed ${seed}`);
    if (failed.length >= 10) break;
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`\n${runs} evenings in ${seconds} s: ${failed.length} with a fault`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

if (process.argv[1]?.endsWith('simulate.ts')) await main();
