import type { Part } from '../harness/part.ts';
import { measureMemory } from './memory.ts';
import { measureMotion } from './motion.ts';
import { measureTap } from './tap.ts';

/** What a guest feels on a cheap phone: a tap on Confirm, what moves, a long evening (docs/measured/benchmarks.md#targets). */
export const page: Part = async ({ isSmoke, rounds = 1 }) => [
  ...(await measureTap(rounds, isSmoke ? 1 : 20)),
  ...(await measureMotion(rounds, isSmoke ? 1 : 3)),
  ...(await measureMemory(rounds, isSmoke ? 1 : 60)),
];
