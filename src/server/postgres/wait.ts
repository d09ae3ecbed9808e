import { setTimeout as sleep } from 'node:timers/promises';

/** Waits, so that a simulation can control the time. In ms. */
export type Wait = (delayMs: number) => Promise<void>;

/** Waits in real time, without keeping the process alive. */
export const waitForReal: Wait = (delayMs) => sleep(delayMs, undefined, { ref: false });
