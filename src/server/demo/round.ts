import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Limits } from '../limits/default-limits.ts';
import { type Service, startService } from '../start/service.ts';
import type { Machine } from '../time/machine.ts';
import { makeCelebration } from './demo-celebration.ts';
import { startGuests } from './demo-guests.ts';
import { asVisited, identifyMia } from './demo-host.ts';
import { openDemoStorage } from './demo-storage.ts';

type ServiceDeps = Parameters<typeof startService>[0];

export interface RoundDeps extends Pick<ServiceDeps, 'pageDir' | 'callerOf' | 'isMemoryShort' | 'listensOn'> {
  readonly machine: Machine;
  readonly log: Logger;
  /** Null if it is not configured. */
  readonly publicUrl: URL | null;
  readonly limits: Limits;
  /** In ms. */
  readonly roundMs: number;
}

export interface Round {
  readonly id: string;
  /** Of its celebration. */
  readonly code: string;
  endsInMs(): number;
  /** `address`: the address of a visitor of the hosts' pages. */
  answer(request: Request, env: unknown, address?: string): Promise<Response>;
  /** Makes the round report that it is not ready. All other calls are still answered. */
  announceClosing(): void;
  /** Stops the simulated guests and the timers of the round, and ends its streams. */
  drain(): void;
  /** Deletes all data, after the running requests have been answered. */
  close(): Promise<void>;
}

const ANSWER_WITHIN_MS = 1_500;
/** Enough for visitors, but too few for one address to fill the leaderboard that the next visitor sees. */
const NEWCOMERS = { burst: 50, perSecond: 1 / 30 };
const STREAMS_PER_ADDRESS = 300;

/**
 * The limits of a demo are at most the usual limits, and lower for one address. All visitors of the hosts' pages act as
 * the same host, and all walls show the same celebration. So the limits per host and per celebration are replaced by
 * those per address and per server.
 */
export function limitsOfDemo(limits: Limits): Limits {
  const { newSessionsPerAddress, streamsPerAddress, walls } = limits;
  const streams = Math.min(STREAMS_PER_ADDRESS, streamsPerAddress);
  const burst = Math.min(NEWCOMERS.burst, newSessionsPerAddress.burst);
  return {
    ...limits,
    newSessionsPerAddress: { ...NEWCOMERS, burst },
    streamsPerAddress: streams,
    streamsPerSession: limits.streams,
    wallsPerCelebration: walls,
  };
}

/**
 * Starts a separate server in memory, with a host and guests. If this fails, all resources are closed.
 * @throws if the server refuses the couple or a guest.
 */
export async function beginRound(deps: RoundDeps): Promise<Round> {
  const { machine, log, publicUrl, roundMs } = deps;
  const timers = { ...machine, now: () => Math.round(machine.wallMs()) };
  let isMaking = true;
  const visitors = new WeakMap<Request, string>();
  const service = await startService({
    ...deps,
    ...openDemoStorage(log),
    limits: limitsOfDemo(deps.limits),
    hasOpenCelebration: false,
    basesFrom: asVisited,
    identifyHost: identifyMia(
      () => isMaking,
      (request) => visitors.get(request) ?? null,
    ),
  });
  try {
    const code = await makeCelebration(service, publicUrl?.origin ?? 'http://localhost', timers.now());
    isMaking = false;
    const stopGuests = await startGuests({
      ...{ service, code, timers, roundMs, fraction: Math.random },
      onError: (error) => log.error({ err: error }, 'a simulated guest could not save'),
    });
    return runningRound({ service, code, stopGuests, visitors, machine, roundMs });
  } catch (error) {
    service.drain();
    await service.close();
    throw error;
  }
}

interface Begun extends Pick<RoundDeps, 'machine' | 'roundMs'> {
  readonly service: Service;
  readonly code: string;
  stopGuests(): void;
  /** The addresses of requests from visitors of the hosts' pages. */
  readonly visitors: WeakMap<Request, string>;
}

function runningRound({ service, code, stopGuests, visitors, machine, roundMs }: Begun): Round {
  const endsAtMs = machine.uptimeMs() + roundMs;
  const running = new Set<Promise<unknown>>();
  let isDrained = false;

  function drain(): void {
    if (isDrained) return;
    isDrained = true;
    stopGuests();
    service.drain();
  }

  function answered(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = machine.after(ANSWER_WITHIN_MS, resolve);
      void Promise.allSettled(running).then(() => {
        cancel();
        resolve();
      });
    });
  }

  return {
    id: randomBytes(9).toString('base64url'),
    code,
    endsInMs: () => Math.max(0, endsAtMs - machine.uptimeMs()),
    async answer(request, env, address) {
      if (address !== undefined) visitors.set(request, address);
      const answering = Promise.resolve(service.app.fetch(request, env as object));
      running.add(answering);
      return answering.finally(() => running.delete(answering));
    },
    announceClosing: service.announceClosing,
    drain,
    async close() {
      drain();
      if (running.size > 0) await answered();
      await service.close();
    },
  };
}
