import type { Hono } from 'hono';
import type { Service } from '../start/service.ts';
import { demoFront } from './front.ts';
import { beginRound, type Round, type RoundDeps } from './round.ts';

const AGAIN_MS = 5_000;
export const LOOK_EVERY_MS = 20_000;

/** A server that deletes all data after each round (docs/decisions/0025-a-demo-in-rounds.md). */
export interface Demo extends Pick<Service, 'newSetUpLink' | 'asksForCode' | 'announceClosing' | 'drain' | 'close'> {
  readonly app: Hono;
}

/** Begins the first round. Each next round begins before the previous round ends, so that visitors are always served. */
export async function openDemo(deps: RoundDeps): Promise<Demo> {
  const { machine, log } = deps;
  let round: Round | null = await beginRound(deps);
  let isOver = false;
  let changing: Promise<void> = Promise.resolve();
  let cancelNext = machine.after(nextLookMs(), look);

  /**
   * Checks whether the round is over. A single timer is not enough: timers stop while the computer sleeps, but the
   * remaining time that visitors see does not.
   */
  function look(): void {
    if (round && round.endsInMs() > 0) cancelNext = machine.after(nextLookMs(), look);
    else changing = beginNext();
  }

  function nextLookMs(): number {
    return round ? Math.min(round.endsInMs(), LOOK_EVERY_MS) : AGAIN_MS;
  }

  /** If the next round cannot begin, the old round still ends, so that visitors' data is deleted in time. */
  async function beginNext(): Promise<void> {
    const before = round;
    let failed: unknown;
    const next = await beginRound(deps).catch((error: unknown) => {
      failed = error;
      return null;
    });
    round = next;
    if (!next) log.error({ err: failed }, 'the next round of the demo could not begin: tries again in five seconds');
    await before?.close().catch((error: unknown) => log.error({ err: error }, 'a round of the demo did not close'));
    if (!isOver) cancelNext = machine.after(nextLookMs(), look);
  }

  function drain(): void {
    isOver = true;
    cancelNext();
    round?.drain();
  }

  return {
    app: demoFront({ ...deps, round: () => round }),
    // Nobody becomes a host here.
    newSetUpLink: async () => null,
    asksForCode: async () => false,
    announceClosing: () => round?.announceClosing(),
    drain,
    close: async () => {
      await changing;
      drain();
      await round?.close();
    },
  };
}
