import { readOptions } from '../../tools/options.ts';
import { missingProgram } from './cluster.ts';
import { clusterTest, type RoundReport } from './cluster-rounds.ts';

const HELP = `npm run cluster-test -- [--rounds 10] [--seed N] [--guests 300] [--taps 20] [--faults 6]

Three built servers over one PostgreSQL behind Caddy, and guests in six celebrations whose phones follow their leaderboards.
Kills, freezes and restarts servers and PostgreSQL and cuts links, and checks after each round what was promised.
  --taps    of all guests together, a second
  --faults  in each round`;

const { rounds, seed, guests, taps, faults } = readOptions(
  HELP,
  { rounds: 10, seed: Date.now() % 1_000_000, guests: 300, taps: 20, faults: 6 },
  (read) => read.rounds >= 1 && read.guests >= 6 && read.taps > 0,
);
const missing = missingProgram();
if (missing !== null) {
  console.error(`This needs ${missing}`);
  process.exit(1);
}

const reports = await clusterTest({ rounds, seed, guests, taps, faults, onRound: print });
const saves = reports.reduce((sum, report) => sum + report.saves, 0);
const happened = reports.flatMap((report) => report.faults).length;
const violations = reports.flatMap((report) => report.violations).length;
console.log(`\n${rounds} rounds with seed ${seed}: ${saves} saves, ${happened} faults, ${violations} violations`);
const again = `--rounds ${rounds} --seed ${seed} --guests ${guests} --taps ${taps} --faults ${faults}`;
if (violations > 0) console.log(`Again: npm run cluster-test -- ${again}`);
process.exit(violations > 0 ? 1 : 0);

function print({ faults, saves, restAfterMs, violations }: RoundReport): void {
  console.log(`${saves} saves; ${faults.join(', ')}; at rest after ${(restAfterMs / 1_000).toFixed(1)} s`);
  for (const violation of violations) console.error(`  ${violation}`);
}
