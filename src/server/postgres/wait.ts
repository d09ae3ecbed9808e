import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for this time in ms. A simulation can replace it to control the time. */
export type Wait = (delayMs: number) => Promise<void>;

/** Waits in real time, without keeping the process alive. */
export const waitForReal: Wait = (delayMs) => sleep(delayMs, undefined, { ref: false });
