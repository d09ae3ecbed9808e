import { MINUTE_MS } from '../../domain/limits.ts';
import type { Machine } from '../time/machine.ts';
import type { Timers } from '../time/timers.ts';

/** A clock and timers that only the test advances, and a computer whose clock can be set. */
interface ManualTime extends Timers, Machine {
  advance(byMs: number): Promise<void>;
  /** Simulates that the computer sleeps for this time. Afterwards each due timer fires once. */
  sleep(byMs: number): Promise<void>;
  /**
   * Advances the time by hours of which only the last minute matters. Each timer that is due before this minute fires
   * only once.
   */
  pass(byMs: number): Promise<void>;
  setClock(byMs: number): void;
  reboot(): void;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** After each timer that fires, the time stops until `settle` resolves. */
export function manualTimers(startMs: number, settle: () => Promise<void> = nextTurn): ManualTime {
  let nowMs = startMs;
  let clockOffMs = 0;
  let bootedAt = startMs;
  let timers: { dueMs: number; periodMs: number | null; callback: () => void }[] = [];
  const add = (dueMs: number, periodMs: number | null, callback: () => void) => {
    const timer = { dueMs, periodMs, callback };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };

  async function sleep(byMs: number): Promise<void> {
    nowMs += byMs;
    const due = timers.filter(({ dueMs }) => dueMs <= nowMs).sort((a, b) => a.dueMs - b.dueMs);
    timers = timers.filter((timer) => timer.periodMs !== null || !due.includes(timer));
    for (const timer of due) {
      if (timer.periodMs !== null) timer.dueMs = nowMs + timer.periodMs;
      timer.callback();
      await settle();
    }
  }

  async function advance(byMs: number): Promise<void> {
    const endMs = nowMs + byMs;
    for (;;) {
      const next = timers.filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
      if (!next) break;
      nowMs = next.dueMs;
      if (next.periodMs === null) timers = timers.filter((other) => other !== next);
      else next.dueMs += next.periodMs;
      next.callback();
      await settle();
    }
    nowMs = endMs;
    await settle();
  }

  return {
    advance,
    sleep,
    async pass(byMs) {
      await sleep(Math.max(0, byMs - MINUTE_MS));
      await advance(Math.min(byMs, MINUTE_MS));
    },
    now: () => nowMs,
    wallMs: () => nowMs + clockOffMs,
    uptimeMs: () => nowMs - bootedAt,
    get bootId() {
      return `booted at ${bootedAt}`;
    },
    setClock: (byMs) => {
      clockOffMs += byMs;
    },
    reboot: () => {
      bootedAt = nowMs;
    },
    after: (delayMs, callback) => add(nowMs + delayMs, null, callback),
    every: (periodMs, callback) => add(nowMs + periodMs, periodMs, callback),
  };
}
