import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { Timers } from './timers.ts';

/** The clocks of a computer. Times in ms. */
export interface Machine extends Omit<Timers, 'now'> {
  /** The wall clock in ms since 1970. It jumps when somebody sets it. */
  wallMs(): number;
  /** Time since the computer started, including standby. Setting the clock does not change it. */
  uptimeMs(): number;
  /** An id that is different after each start of the computer. Null if the operating system does not provide one. */
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
 * A steady, exact and cheap time that includes standby. `counted` (`os.uptime`) includes standby, but opens a file each
 * time and is exact only to 10 ms. `awake` (`performance.now`) stops during standby. So `counted` corrects `awake` once a
 * second. Times in ms.
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
    // `os.uptime` fails while no file can be opened.
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
