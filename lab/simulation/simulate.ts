import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { simulateSwitching } from './celebrations/switching.ts';
import type { Played } from './evening.ts';
import { simulateNodes } from './nodes/simulate-nodes.ts';
import { liveEvening, newGuest, openEvening, openServer, playEvening } from './play-evening.ts';
import { quiesce } from './quiesce.ts';
import { findViolations } from './verdict.ts';

/** The kinds of evenings: with one celebration, with several, or with several servers. */
const PLAYS = { plain: simulate, celebrations: simulateSwitching, nodes: simulateNodes };

interface Seeds {
  readonly first: number;
  readonly runs: number;
  readonly step: number;
  readonly mode: keyof typeof PLAYS;
  /** The simulation stops after this number of failed evenings. */
  readonly failures: number;
}

type Failure = Played & { readonly seed: number };

/** Plays one seeded evening and checks its end. */
export async function simulate(seed: number): Promise<Played> {
  const evening = await openEvening(seed, openServer, (deps) => newGuest(deps));
  return playEvening(evening, async () => {
    await liveEvening(evening);
    await quiesce(evening);
    return findViolations(evening);
  });
}

/** Plays every `step`th seed from `first` on. */
async function simulateAll({ first, runs, step, mode, failures: most }: Seeds): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (let run = 0; run < runs && failures.length < most; run += step) {
    const played = await PLAYS[mode](first + run);
    if (played.violations.length > 0) failures.push({ seed: first + run, ...played });
  }
  return failures;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      failures: { type: 'string', default: '5' },
      celebrations: { type: 'boolean', default: false },
      nodes: { type: 'boolean', default: false },
    },
  });
  const [runs, first, most] = [Number(values.runs), Number(values.seed), Number(values.failures)];
  if (![runs, first, most].every(Number.isSafeInteger) || runs < 1) {
    throw new Error('npm run simulate -- --runs N --seed S [--failures N] [--celebrations | --nodes]');
  }
  const mode: Seeds['mode'] = values.nodes ? 'nodes' : values.celebrations ? 'celebrations' : 'plain';
  const startedAt = performance.now();
  const processes = Math.min(runs, availableParallelism());
  const shares = Array.from({ length: processes }, (_, index) => ({
    first: first + index,
    runs: runs - index,
    step: processes,
    mode,
    failures: most,
  }));
  const failures = (await Promise.all(shares.map(simulateElsewhere))).flat().sort((a, b) => a.seed - b.seed);
  for (const { seed, story, violations } of failures) {
    console.log(`\nseed ${seed}:\n  ${[...(runs === 1 ? story : []), ...violations].join('\n  ')}`);
    console.log(`  replay: npm run simulate -- --runs 1 --seed ${seed}${mode === 'plain' ? '' : ` --${mode}`}`);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`\n${runs} evenings in ${seconds} s: ${failures.length} with a violation`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function simulateElsewhere(seeds: Seeds): Promise<Failure[]> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(seeds)], { execArgv: ['--import', 'tsx'] });
  const [failures] = await once(child, 'message');
  return failures;
}

if (process.send && process.argv[1]?.endsWith('simulate.ts')) {
  process.send(await simulateAll(JSON.parse(process.argv[2] ?? '')), () => process.exit());
} else if (process.argv[1]?.endsWith('simulate.ts')) await main();
