import type { Part } from '../harness/part.ts';
import { measureMemory } from './memory.ts';
import { measureMotion } from './motion.ts';

/** What a guest feels on a cheap phone: a tap on Confirm, what moves, a long evening (docs/measured/benchmarks.md#targets). */
export const page: Part = async ({ isSmoke, rounds = 1 }) => [
  ...(await measureMotion(rounds, isSmoke ? 1 : 20)),
  ...(await measureMemory(rounds, isSmoke ? 1 : 60)),
];
