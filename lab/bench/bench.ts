import { parseArgs } from 'node:util';
import { buildProcesses } from './harness/child.ts';
import { tableText } from './harness/measure.ts';
import type { Part, PartOptions } from './harness/part.ts';
import { live } from './live/live.ts';
import { nodes } from './nodes/nodes.ts';
import { page } from './page/page.ts';
import { save } from './save/save.ts';
import { wall } from './wall/wall.ts';

const PARTS: Readonly<Record<string, Part>> = { live, save, page, nodes, wall };

const HELP = `npm run bench -- [${Object.keys(PARTS).join('] [')}] [--rounds N] [--smoke]

Measures the built product and its yardsticks side by side (docs/measured/benchmarks.md says how), and prints a Markdown table.
Without a part, runs all of these.
  --rounds  how often to measure each contender
  --phones  live: only this number of phones
  --smoke   as small as possible, to prove that the harness runs; nothing is judged`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    phones: { type: 'string' },
    smoke: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const options: PartOptions = {
  isSmoke: values.smoke,
  rounds: numberOf(values.rounds),
  phones: numberOf(values.phones),
};
const isUnclear =
  chosen.some((name) => !(name in PARTS)) ||
  Object.values(options).some((value) => typeof value === 'number' && !(value > 0));
if (values.help || isUnclear) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await buildProcesses();
for (const [name, part] of Object.entries(PARTS).filter(([known]) => chosen.includes(known))) {
  const measures = await part(options);
  console.log(values.smoke ? `${name}: runs, ${measures.length} figures` : `\n${name}: ${tableText(measures)}`);
}
