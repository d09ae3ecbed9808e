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

/** A demo from its beginning until everything in it is forgotten. */
export interface Round {
  readonly id: string;
  /** Of its celebration. */
  readonly code: string;
  endsInMs(): number;
  /** `address`: that of a visitor of the desk. */
  answer(request: Request, env: unknown, address?: string): Promise<Response>;
  /** From now on the round answers that it is not ready. Everything else goes on. */
  announceClosing(): void;
  /** Stops what the round does by itself, and ends its streams. */
  drain(): void;
  /** Forgets everything. Requests that are still being answered have been waited for. */
  close(): Promise<void>;
}

/** Requests that have arrived are answered within this time. */
const ANSWER_WITHIN_MS = 1_500;
/** Enough for visitors, and too few for one address to fill the leaderboard of the next visitor. */
const NEWCOMERS = { burst: 50, perSecond: 1 / 30 };
const STREAMS_PER_ADDRESS = 300;

/**
 * No visitor may do more than a guest usually may, and one address may do less. All visitors of the desk are one host, and
 * all walls are of one celebration, so these two have only the limits of an address and of the server.
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
 * Starts a server of its own in memory, with hosts and guests. If it cannot begin, nothing of it is left.
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
  /** The addresses of requests of the desk. */
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
