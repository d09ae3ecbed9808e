import type { Clock, Lifecycle, Random } from '../ports.ts';
import { Refused } from './read-answer.ts';

/**
 * - `idle`: nothing is due.
 * - `sending`: one attempt is running.
 * - `waiting`: the last attempt failed. A wake, a change or the end of the back-off starts the next one.
 * - `held`: the server asked for a pause (Retry-After). Only time ends it.
 * - `stopped`: nothing starts it again.
 */
export type RetryState = 'idle' | 'sending' | 'waiting' | 'held' | 'stopped';

/**
 * How an attempt ended, and when the next one starts if work is due.
 * - `done`: immediately.
 * - `retry`: after the back-off.
 * - `notBeforeMs`: after the back-off, but not before this pause has passed.
 */
export type Verdict = 'done' | 'retry' | { readonly notBeforeMs: number };

/** An attempt has taken too long. This does not mean that there is no network. */
export class TimedOut extends Error {}

export interface Attempt {
  /** Aborted when the loop cancels this attempt. The attempt must then do nothing more, and its result is ignored. */
  readonly signal: AbortSignal;
  /** Sets a time limit. The attempt must end or call this function again within `limitMs`. Otherwise it fails. */
  expectWithin(limitMs: number): void;
  /**
   * A long attempt calls this once it has succeeded, such as at the first event of a stream. The call resets the
   * back-off, so that the first pause after a later failure is short.
   */
  succeed(): void;
}

export interface RetryPolicy {
  readonly backOffCapMs: number;
  isDue(): boolean;
  /**
   * Runs one attempt. Errors that it throws are passed to `onError` and count as failures. `Refused` contains the pause
   * that the server asks for.
   */
  attempt(attempt: Attempt): Promise<Verdict>;
  onError(error: unknown): void;
  /** Called on a wake, before the next attempt. */
  onWake?(): void;
  onState?(state: RetryState): void;
}

export interface RetryLoopDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Pick<Lifecycle, 'onWake'>;
}

export type RetryLoop = ReturnType<typeof createRetryLoop>;

/**
 * Runs one attempt at a time until no work is due, and never gives up (docs/sync.md step 5). `poke` starts the loop.
 */
export function createRetryLoop({ clock, random, lifecycle }: RetryLoopDeps, policy: RetryPolicy) {
  const backOff = createBackOff(policy.backOffCapMs, random);
  let state: RetryState = 'idle';
  let current: AbortController | null = null;
  /** Cancels the timer: the attempt's time limit while sending, otherwise the end of the pause. */
  let cancelTimer = () => {};

  function enter(next: RetryState): void {
    if (state === 'stopped') return;
    state = next;
    policy.onState?.(next);
  }

  function startTimer(delayMs: number, callback: () => void): void {
    cancelTimer();
    cancelTimer = clock.after(delayMs, callback);
  }

  /** Starts an attempt if work is due and nothing else is running. */
  function poke(): void {
    if (state !== 'idle' && state !== 'waiting') return;
    cancelTimer();
    if (policy.isDue()) void send();
    else if (state === 'waiting') enter('idle');
  }

  async function send(): Promise<void> {
    const controller = new AbortController();
    current = controller;
    enter('sending');
    const verdict = await verdictOf(controller);
    if (current !== controller) return;
    current = null;
    cancelTimer();
    conclude(verdict);
  }

  async function verdictOf(controller: AbortController): Promise<Verdict> {
    const { signal } = controller;
    const isCurrent = () => current === controller;
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const attempt: Attempt = {
      signal,
      expectWithin(limitMs) {
        const fail = () => controller.abort(new TimedOut('timed out'));
        if (isCurrent()) startTimer(limitMs, fail);
      },
      succeed() {
        if (isCurrent()) backOff.reset();
      },
    };
    try {
      return await Promise.race([policy.attempt(attempt), givenUp]);
    } catch (error) {
      if (isCurrent()) policy.onError(error);
      // A `Refused` is a verdict too, because it contains `notBeforeMs`.
      return error instanceof Refused ? error : 'retry';
    }
  }

  function conclude(verdict: Verdict): void {
    if (verdict === 'done') {
      backOff.reset();
      enter('idle');
      poke();
      return;
    }
    const notBeforeMs = verdict === 'retry' ? 0 : verdict.notBeforeMs;
    startTimer(Math.max(notBeforeMs, backOff.next()), () => {
      // `enter` is not called, because `poke` enters the next state immediately.
      state = 'waiting';
      poke();
    });
    enter(notBeforeMs > 0 ? 'held' : 'waiting');
  }

  /** Cancels a running attempt or a back-off, but not a pause that the server asked for. */
  function rest(): void {
    if (state !== 'sending' && state !== 'waiting') return;
    endAttempt();
    enter('idle');
  }

  function endAttempt(): void {
    cancelTimer();
    const abandoned = current;
    current = null;
    abandoned?.abort();
  }

  /** Cancels a running attempt or a back-off and starts again immediately. */
  function restart(): void {
    rest();
    poke();
  }

  // A running attempt may have begun before the phone slept.
  const stopWaking = lifecycle.onWake(() => {
    rest();
    backOff.reset();
    policy.onWake?.();
    poke();
  });

  return {
    state: (): RetryState => state,
    poke,
    rest,
    restart,

    stop(): void {
      stopWaking();
      endAttempt();
      enter('stopped');
    },
  };
}

const FIRST_MS = 200;

/** Delays that double from 200 ms up to `capMs`. Each is random within its upper half. */
export function createBackOff(capMs: number, random: Pick<Random, 'fraction'>) {
  let failures = 0;
  return {
    next(): number {
      const full = Math.min(capMs, FIRST_MS * 2 ** Math.min(failures, 30));
      failures += 1;
      return full / 2 + (full / 2) * random.fraction();
    },
    reset(): void {
      failures = 0;
    },
  };
}
