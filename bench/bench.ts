import { parseArgs } from 'node:util';
import { buildProcesses } from './harness/build-processes.ts';
import { writeDocument } from './harness/document.ts';
import type { Part } from './harness/part.ts';
import { printRun } from './harness/print-run.ts';
import { runOf, saveRun } from './harness/results.ts';
import { PARTS } from './parts.ts';

const HELP = `npm run bench -- [${Object.keys(PARTS).join('] [')}] [--rounds N] [--smoke] [--write]

Measures the built product and its yardsticks side by side (docs/benchmarks.md says how). Without a part: all of them.
  --rounds  how often each contender is measured
  --smoke   as small as can be: proves that the harness runs; nothing is judged or kept
  --write   afterwards writes the last three runs into docs/benchmarks.md
  --report  only that, without measuring`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    smoke: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
const parts: [string, Part][] = Object.entries(PARTS).filter(([name]) => chosen.includes(name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const isUnclear = chosen.some((name) => !(name in PARTS)) || !((rounds ?? 1) >= 1);
if (values.help || isUnclear) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

if (!values.report) await buildProcesses();
for (const [name, part] of parts) {
  if (!values.report) await measurePart(name, part);
  if (values.write || values.report) writeDocument(name);
}

async function measurePart(name: string, part: Part): Promise<void> {
  const run = runOf(name, await part({ isSmoke: values.smoke, rounds }));
  if (values.smoke) {
    console.log(`${name}: runs, ${run.measures.length} figures`);
    return;
  }
  printRun(run);
  console.error(`kept in ${saveRun(run)}`);
}
