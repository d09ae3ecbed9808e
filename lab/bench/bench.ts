import { readOptions } from '../../tools/options.ts';
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

const { rounds, smoke, words } = readOptions(HELP, { rounds: 0, smoke: false }, (read) =>
  read.words.every((name) => name in PARTS),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
for (const [name, part] of Object.entries(PARTS)) {
  if (words.length > 0 && !words.includes(name)) continue;
  const figures = await part({ isSmoke: smoke, rounds: rounds || undefined });
  console.log(smoke ? `${name}: runs, ${figures.length} figures` : `\n${name}: ${tableText(figures)}`);
}
