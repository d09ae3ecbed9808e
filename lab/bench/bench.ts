import { parseArgs } from 'node:util';
import { buildProcesses } from './harness/build-processes.ts';
import { writePart, writeTargets } from './harness/document.ts';
import type { Part, PartOptions } from './harness/part.ts';
import { printRun } from './harness/print-run.ts';
import { runOf, saveRun } from './harness/results.ts';
import { ON_REQUEST, PARTS } from './parts.ts';

const HELP = `npm run bench -- [${Object.keys(PARTS).join('] [')}] [--rounds N] [--smoke] [--write]

Measures the built product and its yardsticks side by side (docs/benchmarks.md says how). Without a part, runs all of these.
These run only when named: ${Object.keys(ON_REQUEST).join(', ')}.
  --rounds  how often to measure each contender
  --phones  live: only this number of phones; soak, profile: how many phones
  --minutes soak: how long
  --rate    soak, profile: changes a second
  --smoke   as small as possible, to prove that the harness runs; nothing is judged or stored
  --write   afterwards writes the last three runs into docs/benchmarks.md
  --report  writes the document without measuring`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    phones: { type: 'string' },
    minutes: { type: 'string' },
    rate: { type: 'string' },
    smoke: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const known: Record<string, Part> = { ...PARTS, ...ON_REQUEST };
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
const parts = Object.entries(known).filter(([name]) => chosen.includes(name));
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const options: PartOptions = {
  isSmoke: values.smoke,
  rounds: numberOf(values.rounds),
  phones: numberOf(values.phones),
  minutes: numberOf(values.minutes),
  rate: numberOf(values.rate),
};
const isUnclear =
  chosen.some((name) => !(name in known)) ||
  Object.values(options).some((value) => typeof value === 'number' && !(value > 0));
if (values.help || isUnclear) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (!values.report) await buildProcesses();
for (const [name, part] of parts) {
  if (!values.report) await measurePart(name, part);
  if (values.write || values.report) writePart(name);
}
if (values.write || values.report) writeTargets(Object.keys(known));

/** A run with another size than the targets name. Its results are stored apart from the runs that the tables show. */
function isCut({ phones, minutes, rate }: PartOptions): boolean {
  return [phones, minutes, rate].some((option) => option !== undefined);
}

async function measurePart(name: string, part: Part): Promise<void> {
  const run = runOf(isCut(options) ? `${name}-cut` : name, await part(options));
  if (values.smoke) {
    console.log(`${name}: runs, ${run.measures.length} figures`);
    return;
  }
  printRun(run);
  console.error(`stored in ${saveRun(run)}`);
}
