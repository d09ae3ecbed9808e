import { readOptions } from '../../tools/options.ts';
import { besiege, type PhaseReport } from './besiege.ts';
import { countOf, harmTo, isHarmless, quantileMs } from './reading.ts';
import { TACTICS, type TacticName } from './tactics.ts';

const HELP = `npm run siege -- [--seconds 120] [--guests 150] [--saves 24] [--tactic NAMES] [--heap MIB]

A wedding on the built server and one attacker behind the same address. Ends with 1 when a guest was refused, late or lost,
or when the server died or was slow to start again.
  --seconds  of attack, all tactics together
  --saves    of all guests together, a second
  --tactic   only these: ${Object.keys(TACTICS).join(', ')}
  --heap     the server's heap, in MiB (--max-old-space-size)`;

const all = Object.keys(TACTICS) as TacticName[];
const { seconds, guests, saves, tactic, heap } = readOptions(
  HELP,
  { seconds: 120, guests: 150, saves: 24, tactic: all.join(','), heap: 0 },
  (read) => read.guests >= 1 && read.tactic.split(',').every((name) => name in TACTICS),
);
const tactics = all.filter((name) => tactic.split(',').includes(name));

const report = await besiege({ guests, savesPerSecond: saves, seconds, tactics, heapMib: heap, onPhase: print });
const honest = report.phases.flatMap((phase) => phase.honest);
const newcomers = report.phases.flatMap((phase) => phase.newcomers);
const waiting = newcomers.filter(({ saved, streamed }) => saved === 0 || streamed === 0).length;
const { latePhases, refusedNewcomers } = harmTo(report);
console.log(`
${honest.length} honest saves of ${guests} guests: ${answersOf(honest)}; p50 ${quantileMs(honest, 0.5)} ms, p99 ${quantileMs(honest, 0.99)} ms; p99 above 1 s under: ${latePhases.join(', ') || 'nothing'}
${report.refusedStreams.length} streams refused, of ${newcomers.length} newcomers ${refusedNewcomers} refused and ${waiting} still in line after 10 s
${report.logged} drinks logged, ${report.unsaved} phones with something unsaved
the server ${report.survived ? 'lived' : 'DIED'}; started again in ${report.restartMs === null ? 'NO TIME: IT DID NOT' : `${Math.round(report.restartMs)} ms`}`);
process.exit(isHarmless(report) ? 0 : 1);

function answersOf(saves: PhaseReport['honest']): string {
  return `${countOf(saves, 429)} × 429, ${countOf(saves, 503)} × 503, ${countOf(saves, 0)} failed`;
}

function print({ name, honest, newcomers, liveStreams, memoryMib, serverCpuMs, tally }: PhaseReport): void {
  const late = `p50 ${quantileMs(honest, 0.5)} ms, p99 ${quantileMs(honest, 0.99)} ms, slowest ${quantileMs(honest, 1)} ms`;
  const came = newcomers.map(({ saved, streamed, tookMs }) => `${saved}/${streamed} ${Math.round(tookMs)} ms`);
  console.log(
    `${name}\n  guests   ${honest.length} saves, ${late}, ${answersOf(honest)}; ${liveStreams} live; server ${memoryMib} MiB, ${(serverCpuMs / 1_000).toFixed(1)} s of processor\n  came     ${came.join(', ') || 'nobody'}`,
  );
  if (!tally) return;
  const answers = Object.entries(tally.statuses).map(([status, count]) => `${status}: ${count}`);
  const cut =
    tally.firstRefusalMs === null ? 'never refused by a limit' : `refused after ${Math.round(tally.firstRefusalMs)} ms`;
  console.log(
    `  attacker ${answers.join(', ') || 'no answers'} in ${tally.seconds.toFixed(1)} s; ${cut}; harm: ${tally.harmed}`,
  );
}
