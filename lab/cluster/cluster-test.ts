import { parseArgs } from 'node:util';
import { missingProgram } from './cluster.ts';
import { clusterTest, type RoundReport } from './cluster-rounds.ts';

const HELP = `npm run cluster-test -- [--rounds 10] [--seed N] [--guests 300] [--taps 20] [--faults 6]

Three built servers over one PostgreSQL behind Caddy, and guests in six celebrations whose phones follow their leaderboards.
Kills, freezes and restarts servers and PostgreSQL and cuts links, and checks after each round what was promised.
  --taps    of all guests together, a second
  --faults  in each round`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    guests: { type: 'string', default: '300' },
    taps: { type: 'string', default: '20' },
    faults: { type: 'string', default: '6' },
    help: { type: 'boolean', default: false },
  },
});
const [rounds, seed, guests] = [Number(values.rounds), Number(values.seed), Number(values.guests)];
const [tapsPerSecond, faultsPerRound] = [Number(values.taps), Number(values.faults)];
const isRight = rounds >= 1 && seed >= 0 && guests >= 6 && tapsPerSecond > 0 && faultsPerRound >= 0;
if (values.help || !isRight) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const missing = missingProgram();
if (missing !== null) {
  console.error(`This needs ${missing}`);
  process.exit(1);
}

const reports = await clusterTest({ rounds, seed, guests, tapsPerSecond, faultsPerRound, onRound: print });
const [saves, faults, violations] = [
  reports.reduce((sum, report) => sum + report.saves, 0),
  reports.flatMap((report) => report.faults).length,
  reports.flatMap((report) => report.violations).length,
];
console.log(`\n${rounds} rounds with seed ${seed}: ${saves} saves, ${faults} faults, ${violations} violations`);
if (violations > 0)
  console.log(
    `Again: npm run cluster-test -- --rounds ${rounds} --seed ${seed} --guests ${guests} --taps ${tapsPerSecond} --faults ${faultsPerRound}`,
  );
process.exit(violations > 0 ? 1 : 0);

function print({ faults, saves, restAfterMs, violations }: RoundReport): void {
  console.log(`${saves} saves; ${faults.join(', ')}; at rest after ${(restAfterMs / 1_000).toFixed(1)} s`);
  for (const violation of violations) console.error(`  ${violation}`);
}
