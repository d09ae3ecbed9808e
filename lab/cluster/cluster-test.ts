import { parseArgs } from 'node:util';
import { longestOf } from './blindness.ts';
import { missingProgram } from './cluster.ts';
import { clusterTest } from './cluster-rounds.ts';
import { isSound, type RoundReport } from './round-report.ts';

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
const most = (read: (report: RoundReport) => number) => Math.max(...reports.map(read));
const sum = (read: (report: RoundReport) => number) => reports.reduce((total, report) => total + read(report), 0);
const faultCount = sum(({ faults }) => Object.values(faults).reduce((total, count) => total + count, 0));
console.log(`
${rounds} rounds with seed ${seed}: ${sum((report) => report.acknowledged)} saves, ${faultCount} faults
${sum((report) => report.lost.length)} lost, ${sum((report) => report.doubled.length)} doubled, ${sum((report) => report.backAgain.length)} undone drinks back, ${sum((report) => report.unrest.length)} leaderboards wrong, ${sum((report) => report.crashes)} servers ended by themselves
longest without a live stream ${seconds(most((report) => report.blindness.withoutStreamMs))}, longest behind ${seconds(most((report) => report.blindness.behindMs))}${summaryOfRestarts()}`);
const isRightAtAll = reports.every(isSound);
if (!isRightAtAll)
  console.log(
    `Again: npm run cluster-test -- --rounds ${rounds} --seed ${seed} --guests ${guests} --taps ${tapsPerSecond} --faults ${faultsPerRound}`,
  );
process.exit(isRightAtAll ? 0 : 1);

function print(report: RoundReport): void {
  const { faults, acknowledged, restAfterMs, blindness, rolled, crashes, repairs } = report;
  const names = Object.entries(faults).map(([name, count]) => `${count} × ${name}`);
  const { counted, least, most: atMost } = repairs;
  console.log(`${acknowledged} saves; ${names.join(', ')}
  at rest after ${seconds(restAfterMs)}; without a live stream ${seconds(blindness.withoutStreamMs)}, behind ${seconds(blindness.behindMs)}; ${counted} repairs (${least} to ${atMost} are right)`);
  if (rolled) console.log(`  a new version rolled through: ${describeRoll(rolled)}`);
  if (crashes > 0) console.error(`  crashes: ${crashes} servers ended by themselves`);
  for (const key of ['lost', 'doubled', 'backAgain', 'unrest'] as const)
    for (const finding of report[key]) console.error(`  ${key}: ${finding}`);
}

function describeRoll({ restarts, blindness }: NonNullable<RoundReport['rolled']>): string {
  const each = restarts.map(
    ({ name, exitCode, stopMs, readyMs }) =>
      `${name} ended after ${seconds(stopMs)} with ${exitCode} and was ready ${seconds(readyMs)} later`,
  );
  return `${each.join(', ')}; from then on without a live stream ${seconds(blindness.withoutStreamMs)}, behind ${seconds(blindness.behindMs)}`;
}

/** Of all rounds with a new version. Empty if there was none. */
function summaryOfRestarts(): string {
  const rolled = reports.flatMap((report) => report.rolled ?? []);
  const restarts = rolled.flatMap((roll) => roll.restarts);
  if (restarts.length === 0) return '';
  const { withoutStreamMs, behindMs } = longestOf(...rolled.map(({ blindness }) => blindness));
  return `
${restarts.length} servers restarted for a new version: ended ${range(restarts.map(({ stopMs }) => stopMs))} after SIGTERM, ready ${range(restarts.map(({ readyMs }) => readyMs))} later; from then on longest without a live stream ${seconds(withoutStreamMs)}, longest behind ${seconds(behindMs)}`;
}

function range(spans: readonly number[]): string {
  const sorted = spans.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `${seconds(middle)} (${seconds(sorted[0] ?? middle)} to ${seconds(sorted.at(-1) ?? middle)})`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
