import { parseArgs } from 'node:util';
import { type Failure, fuzz, type Memory, PARTS, type Part, type Report, replay } from './campaign.ts';

const USAGE = 'npm run fuzz -- --requests N --seed S, or to replay: --part app|port --seed S --path P';
/** A run of this length must have seen every documented answer. */
const ENOUGH_REQUESTS = 10_000;
const MAX_GROWTH_MB = 30;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      part: { type: 'string' },
      path: { type: 'string' },
    },
  });
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isSafeInteger(requests) || !Number.isSafeInteger(seed) || requests < 1) throw new Error(USAGE);
  const part = PARTS.find((known) => known === values.part);
  process.exitCode = (part && values.path ? await replayOne(part, seed, values.path) : await run(requests, seed))
    ? 0
    : 1;
}

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

/** Growth from the middle of the run to its end. */
function grownMb({ memory }: Report): number {
  const middle = memory[Math.floor(memory.length / 2)];
  return (memory.at(-1)?.heapMb ?? 0) - (middle?.heapMb ?? 0);
}

function print({ part, seed, path, calls, errors: [first, last] }: Failure): void {
  if (first !== last) console.log(`\nfirst: ${first}`);
  console.log(`\n${last}\n\n${calls}\n\nreplay: npm run fuzz -- --part ${part} --seed ${seed} --path ${path}`);
}

await main();
