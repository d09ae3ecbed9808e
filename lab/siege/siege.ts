import { parseArgs } from 'node:util';
import { besiege, type PhaseReport } from './besiege.ts';
import { countOf, harmTo, quantileMs } from './reading.ts';
import { TACTICS, type TacticName } from './tactics.ts';

const HELP = `npm run siege -- [--seconds 120] [--guests 150] [--saves 24] [--tactic NAME] [--lift-stream-caps]

A wedding on the built server and one attacker behind the same address. Ends with 1 when a guest was refused or lost.
  --seconds  of attack, all tactics together
  --saves    of all guests together, a second
  --tactic   only this one: ${Object.keys(TACTICS).join(', ')}
  --lift-stream-caps  so that all 5,000 idle streams are really open`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    guests: { type: 'string', default: '150' },
    saves: { type: 'string', default: '24' },
    tactic: { type: 'string' },
    'lift-stream-caps': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [seconds, guests, savesPerSecond] = [Number(values.seconds), Number(values.guests), Number(values.saves)];
const all = Object.keys(TACTICS) as TacticName[];
const tactics = values.tactic === undefined ? all : all.filter((name) => name === values.tactic);
if (values.help || !(seconds > 0 && guests >= 1 && savesPerSecond > 0) || tactics.length === 0) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const lifted = { MAX_STREAMS_PER_ADDRESS: '20000', MAX_STREAMS: '20000' };
const variables = values['lift-stream-caps'] ? lifted : {};
const report = await besiege({ guests, savesPerSecond, seconds, tactics, variables, onPhase: print });
const honest = report.phases.flatMap((phase) => phase.honest);
console.log(`
${honest.length} honest saves of ${guests} guests: ${countOf(honest, 429)} × 429, ${countOf(honest, 503)} × 503, ${countOf(honest, 0)} failed; ${report.refusedStreams.length} streams refused
${report.logged} drinks logged, ${report.unsaved} phones with something unsaved`);
process.exit(Object.values(harmTo(report)).every((count) => count === 0) ? 0 : 1);

function print({ name, honest, liveStreams, memoryMib, serverCpuSeconds, tally }: PhaseReport): void {
  const guestsSaw = `${honest.length} saves, p50 ${quantileMs(honest, 0.5)} ms, p99 ${quantileMs(honest, 0.99)} ms, slowest ${quantileMs(honest, 1)} ms, 429: ${countOf(honest, 429)}, 503: ${countOf(honest, 503)}, failed: ${countOf(honest, 0)}`;
  console.log(
    `${name}\n  guests   ${guestsSaw}; ${liveStreams} live; server ${memoryMib ?? '?'} MiB, ${serverCpuSeconds?.toFixed(1) ?? '?'} s of processor`,
  );
  if (!tally) return;
  const answers = Object.entries(tally.statuses).map(([status, count]) => `${status}: ${count}`);
  const cut =
    tally.firstRefusalMs === null ? 'never refused by a limit' : `refused after ${Math.round(tally.firstRefusalMs)} ms`;
  console.log(`  attacker ${answers.join(', ') || 'no answers'} in ${tally.seconds.toFixed(1)} s; ${cut}`);
}
