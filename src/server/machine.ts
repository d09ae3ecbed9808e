import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { Timers } from './timers.ts';

/** What a computer knows of time. Times in ms. */
export interface Machine extends Omit<Timers, 'now'> {
  /** The clock that people see, since 1970. Whoever sets it moves it. */
  wallMs(): number;
  /** Since the computer started, sleep included. Nothing moves it. */
  uptimeMs(): number;
  /** Another one after each start of the computer; null where that is not known. */
  readonly bootId: string | null;
}

const LOOK_EVERY_MS = 1_000;
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

export function openMachine(): Machine {
  return {
    wallMs: () => Date.now(),
    uptimeMs: steadyUptime(
      () => uptime() * 1_000,
      () => performance.now(),
    ),
    bootId: readBootId(),
    after: (delayMs, callback) => {
      const timer = delayMs > 0 ? setTimeout(callback, delayMs) : setImmediate(callback);
      return () => (delayMs > 0 ? clearTimeout(timer as NodeJS.Timeout) : clearImmediate(timer as NodeJS.Immediate));
    },
    every: (periodMs, callback) => {
      const timer = setInterval(callback, periodMs);
      return () => clearInterval(timer);
    },
  };
}

/**
 * A time that is steady, counts sleep, is exact and costs little. `counted` (`os.uptime`) is steady and counts sleep, but
 * opens a file each time and is exact to 10 ms only; `awake` (`performance.now`) stands still while the computer sleeps.
 * So the first corrects the second, once a second. Times in ms.
 */
export function steadyUptime(counted: () => number, awake: () => number): () => number {
  let lookedAt = awake();
  let asleepMs = counted() - lookedAt;
  return () => {
    const awakeMs = awake();
    if (awakeMs - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = awakeMs;
      asleepMs = Math.max(asleepMs, readSleep(counted, awakeMs) - LOOK_EVERY_MS);
    }
    return awakeMs + asleepMs;
  };
}

function readSleep(counted: () => number, awakeMs: number): number {
  try {
    return counted() - awakeMs;
  } catch {
    // No file can be opened just now.
    return Number.NEGATIVE_INFINITY;
  }
}

function readBootId(): string | null {
  try {
    return readFileSync(BOOT_ID, 'utf8').trim();
  } catch {
    return null;
  }
}
