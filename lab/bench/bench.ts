import { readOptions } from '../../tools/options.ts';
import { isMet, tableText } from './harness/measure.ts';
import type { Part } from './harness/part.ts';
import { comeBack } from './live/come-back.ts';
import { live } from './live/live.ts';
import { tap } from './live/tap.ts';
import { long } from './long.ts';
import { phone } from './phone.ts';

const PARTS: Readonly<Record<string, Part>> = { live, tap, back: comeBack, long, phone };

const HELP = `npm run bench -- [${Object.keys(PARTS).join('] [')}] [--rounds N] [--minutes N] [--smoke] [--defect]

Measures the built product (docs/measured/benchmarks.md says how), and prints a Markdown table.
Without a part, runs all of these.
  --rounds   how often to measure
  --minutes  how long the part long takes: 60
  --smoke    as small as possible, to prove that the harness runs; nothing is judged
  --judge    ends with 1 if a target is missed
  --defect   the parts tap, back, long and phone plant a defect; ends with 1 if no target is missed`;

const { rounds, minutes, smoke, judge, defect, words } = readOptions(
  HELP,
  { rounds: 0, minutes: 0, smoke: false, judge: false, defect: false },
  (read) => read.words.every((name) => name in PARTS),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
let missed = 0;
for (const [name, part] of Object.entries(PARTS)) {
  if (words.length > 0 && !words.includes(name)) continue;
  const figures = await part({
    isSmoke: smoke,
    rounds: rounds || undefined,
    minutes: minutes || undefined,
    isDefective: defect,
  });
  console.log(smoke ? `${name}: runs, ${figures.length} figures` : `\n${name}: ${tableText(figures)}`);
  missed += figures.filter((figure) => isMet(figure) === false).length;
}
if (!smoke && (defect || judge)) process.exitCode = missed > 0 === defect ? 0 : 1;
