import { setTimeout as sleep } from 'node:timers/promises';

/** Waits, so that a simulation can control the time. In ms. */
export type Pause = (delayMs: number) => Promise<void>;

/** A pause that keeps no process alive. */
export const pauseForReal: Pause = (delayMs) => sleep(delayMs, undefined, { ref: false });
