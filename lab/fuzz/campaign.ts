import fc from 'fast-check';
import { MINUTE_MS } from '../../src/domain/limits.ts';
import { OPEN_API_DOCUMENT } from '../../src/server/http/openapi/document.ts';
import { callsOf } from './call.ts';
import { Fault } from './fault.ts';
import { openPort } from './port/port.ts';
import { playPortRound } from './port/port-round.ts';
import { rawCallsOf } from './port/raw-call.ts';
import { playRound } from './round.ts';
import { openTarget } from './target.ts';

export const PARTS = ['app', 'port'] as const;
export type Part = (typeof PARTS)[number];

export interface Failure {
  readonly part: Part;
  readonly seed: number;
  /** fast-check's path to the smallest failing calls. */
  readonly path: string;
  readonly calls: string;
  /** The first error, and the error of the smallest failing calls. */
  readonly errors: readonly [first: string, last: string];
}

export interface Memory {
  readonly requests: number;
  readonly residentMb: number;
  /** The heap after a garbage collection, which needs `--expose-gc`. */
  readonly heapMb: number;
}

/** The number of rounds of each part in one leg. `port` has few rounds, because rounds over a port cost more and find less. */
const ROUNDS: Record<Part, number> = { app: 50, port: 2 };
const SHRINK_WITHIN_MS = MINUTE_MS;

/**
 * Sends at least `requests` requests to one running service, in legs from `seed` on. Stops at the first fault. Calls
 * `tell` after each tenth of the run.
 */
export async function fuzz(requests: number, seed: number, tell: (memory: Memory) => void = () => {}) {
  const stage = await openStage();
  const { seen, outcomes, judge } = stage.target;
  const memory: Memory[] = [];
  let failure: Failure | null = null;
  for (let leg = seed; seen.requests < requests && !failure; leg++) {
    failure = (await stage.play('app', leg)) ?? (await stage.play('port', leg));
    if (seen.requests < (memory.length / 10) * requests) continue;
    const now = memoryAfter(seen.requests);
    memory.push(now);
    tell(now);
  }
  await stage.close();
  return {
    requests: seen.requests,
    /** The number of times that each (operation, status) was seen. */
    outcomes,
    /** Outcomes that the API document lists but no call produced. */
    unseen: judge.outcomes().filter((outcome) => !outcomes.has(outcome)),
    /** The memory after each tenth of the run. The first value is from the end of the first leg. */
    memory,
    failure,
  };
}
export type Report = Awaited<ReturnType<typeof fuzz>>;

/** Repeats the calls of one failure. */
export async function replay(part: Part, seed: number, path: string): Promise<Failure | null> {
  const stage = await openStage();
  const failure = await stage.play(part, seed, path);
  await stage.close();
  return failure;
}

async function openStage() {
  const target = await openTarget();
  const port = await openPort(target.service.app);
  const calls = callsOf(OPEN_API_DOCUMENT);
  const errors: string[] = [];
  const noted = (round: Promise<void>) =>
    round.catch((error: unknown) => {
      errors.push(error instanceof Error ? error.message : String(error));
      throw error;
    });
  const several = <T>(one: fc.Arbitrary<T>, maxLength: number) =>
    fc.array(one, { minLength: 1, maxLength, size: 'max' });
  const rounds = {
    app: fc.asyncProperty(several(calls, 60), (some) => noted(playRound(target, some))),
    port: fc.asyncProperty(several(rawCallsOf(calls), 40), (some) => noted(playPortRound(target, port, some))),
  };
  return {
    target,
    play: async (part: Part, seed: number, path?: string): Promise<Failure | null> => {
      const details = await fc.check(rounds[part] as fc.IAsyncProperty<[unknown[]]>, {
        ...{ seed, numRuns: ROUNDS[part], ...(path && { path }) },
        ...{ interruptAfterTimeLimit: SHRINK_WITHIN_MS, markInterruptAsFailure: false },
      });
      if (!details.failed) return null;
      const { counterexamplePath, counterexample, errorInstance } = details;
      const last = errorInstance instanceof Fault ? errorInstance.callIndex + 1 : undefined;
      return {
        part,
        seed: details.seed,
        path: counterexamplePath ?? '',
        calls: JSON.stringify(counterexample?.[0].slice(0, last), null, 2) ?? '',
        errors: [errors[0] ?? '', errors.at(-1) ?? ''],
      };
    },
    close: async () => {
      await port.close();
      await target.close();
    },
  };
}

function memoryAfter(requests: number): Memory {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { requests, residentMb: Math.round(rss / 1e6), heapMb: Math.round(heapUsed / 1e6) };
}
