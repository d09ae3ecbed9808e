import type { Part } from './harness/part.ts';
import { live } from './live/live.ts';
import { rank } from './rank/rank.ts';
import { save } from './save/save.ts';

/** In the order in which they run. */
export const PARTS = { live, save, rank } satisfies Record<string, Part>;
