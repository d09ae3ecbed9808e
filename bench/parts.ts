import type { Part } from './harness/part.ts';
import { live } from './live/live.ts';

/** In the order in which they run. */
export const PARTS = { live } satisfies Record<string, Part>;
