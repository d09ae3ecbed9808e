import type { Part } from '../harness/part.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureMotion } from './motion.ts';
import { barePage, CLINK } from './pages.ts';
import { measureTap } from './tap.ts';

/** For the measurements that take minutes. */
const LONG_ROUNDS = 1;

/**
 * What a guest waits for: the first load, a cheap phone, a tap on Confirm, what moves (docs/measured/benchmarks.md#targets). The smoke run
 * leaves the yardstick out, because it would have to be installed.
 */
export const page: Part = async ({ isSmoke, rounds = 5 }) => {
  if (isSmoke) {
    const moving = [...(await measureTap(CLINK, 1, 1)), ...(await measureMotion(CLINK, 1, 1))];
    return [...moving, ...(await measureMemory(CLINK, 1, 1))];
  }
  const pages = [CLINK, await barePage()];
  return [
    ...(await measureLighthouse(pages, rounds)),
    ...(await measureTap(CLINK, LONG_ROUNDS, 20)),
    ...(await measureMotion(CLINK, LONG_ROUNDS, 3)),
    ...(await measureMemory(CLINK, LONG_ROUNDS, 60)),
  ];
};
