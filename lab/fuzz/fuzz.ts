import { readOptions } from '../../tools/options.ts';
import { type Failure, fuzz, type Memory, PARTS, type Part, type Report, replay } from './campaign.ts';

const HELP = 'npm run fuzz -- --requests N --seed S, or to replay: --part app|port --seed S --path P';
/** A run of this length must have seen every documented answer. */
const ENOUGH_REQUESTS = 10_000;
const MAX_GROWTH_MB = 30;

const { requests, seed, path, ...rest } = readOptions(
  HELP,
  { requests: 20_000, seed: 1, part: '', path: '' },
  (read) => read.requests >= 1 && [read.requests, read.seed].every(Number.isSafeInteger),
);
const part = PARTS.find((known) => known === rest.part);
const isGood = part && path ? await replayOne(part, seed, path) : await run(requests, seed);
process.exitCode = isGood ? 0 : 1;

async function replayOne(part: Part, seed: number, path: string): Promise<boolean> {
  const failure = await replay(part, seed, path);
  if (failure) print(failure);
  else console.log('It does not fail. It is mended, or it needs the calls before it: then run its whole seed.');
  return failure === null;
}

async function run(requests: number, seed: number): Promise<boolean> {
  const startedAt = performance.now();
  const report = await fuzz(requests, seed, (memory) => console.log(inWords(memory)));
  for (const [outcome, times] of [...report.outcomes].sort()) console.log(`${String(times).padStart(8)}  ${outcome}`);
  if (report.failure) print(report.failure);
  const missed = report.requests >= ENOUGH_REQUESTS ? report.unseen : [];
  for (const outcome of missed) console.log(`documented but never seen: ${outcome}`);
  const isGrowing = grownMb(report) > MAX_GROWTH_MB;
  if (isGrowing) console.log('the heap grows');
  console.log(`\n${summary(report)}, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  return report.failure === null && missed.length === 0 && !isGrowing;
}

function summary({ requests, outcomes, failure }: Report): string {
  const faults = failure ? 'a fault' : '0 answers outside the document';
  return `${requests} requests, ${outcomes.size} kinds of answers, ${faults}`;
}

function inWords({ requests, residentMb, heapMb }: Memory): string {
  return `after ${requests} requests: ${residentMb} MB resident, ${heapMb} MB heap`;
}

/** The growth of the heap from the middle of the run to its end. */
function grownMb({ memory }: Report): number {
  const middle = memory[Math.floor(memory.length / 2)];
  return (memory.at(-1)?.heapMb ?? 0) - (middle?.heapMb ?? 0);
}

function print({ part, seed, path, calls, errors: [first, last] }: Failure): void {
  if (first !== last) console.log(`\nfirst: ${first}`);
  console.log(`\n${last}\n\n${calls}\n\nreplay: npm run fuzz -- --part ${part} --seed ${seed} --path ${path}`);
}
