import { readOptions } from '../../tools/options.ts';
import { crashTest } from './crash-rounds.ts';

const HELP = `npm run crash-test -- [--rounds 100] [--guests 24]

Kills the built server with SIGKILL while guests save, again and again on the same SQLite file. After every start it
checks that each acknowledged save is complete.`;

const REPORT_EVERY = 10;

const { rounds, guests } = readOptions(
  HELP,
  { rounds: 100, guests: 24 },
  (read) => read.rounds >= 1 && read.guests >= 1,
);
const startedAt = Date.now();
const report = await crashTest({
  rounds,
  guests,
  onRound: (round) => round % REPORT_EVERY === 0 && console.log(`${round} rounds`),
});
for (const violation of report.violations) console.error(violation);
const seconds = Math.round((Date.now() - startedAt) / 1_000);
console.log(`${report.acknowledged} saves acknowledged, ${report.underWay} unanswered at a kill, ${seconds} s`);
console.log(`${rounds} rounds: ${report.violations.length} violations`);
process.exit(report.violations.length === 0 ? 0 : 1);
