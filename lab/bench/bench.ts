import { parseArgs } from 'node:util';
import { tableText } from './harness/measure.ts';
import type { Part } from './harness/part.ts';
import { live } from './live/live.ts';
import { nodes } from './nodes.ts';
import { page } from './page/page.ts';
import { save } from './save.ts';
import { wall } from './wall.ts';

const PARTS: Readonly<Record<string, Part>> = { live, save, page, nodes, wall };

const HELP = `npm run bench -- [${Object.keys(PARTS).join('] [')}] [--rounds N] [--smoke]

Measures the built product (docs/measured/benchmarks.md says how), and prints a Markdown table.
Without a part, runs all of these.
  --rounds  how often to measure
  --smoke   as small as possible, to prove that the harness runs; nothing is judged`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    smoke: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (values.help || chosen.some((name) => !(name in PARTS)) || (rounds !== undefined && !(rounds > 0))) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
for (const [name, part] of Object.entries(PARTS).filter(([known]) => chosen.includes(known))) {
  const figures = await part({ isSmoke: values.smoke, rounds });
  console.log(values.smoke ? `${name}: runs, ${figures.length} figures` : `\n${name}: ${tableText(figures)}`);
}
