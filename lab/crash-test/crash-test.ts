import { parseArgs } from 'node:util';
import { crashTest } from './crash-rounds.ts';

const HELP = `npm run crash-test -- [--rounds 100] [--guests 24]

Kills the built server with SIGKILL while guests save, again and again on the same SQLite file. After every start it
checks that each acknowledged save is complete.`;

const REPORT_EVERY = 10;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    guests: { type: 'string', default: '24' },
    help: { type: 'boolean', default: false },
  },
});
const [rounds, guests] = [Number(values.rounds), Number(values.guests)];
if (values.help || !(rounds >= 1) || !(guests >= 1)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

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
