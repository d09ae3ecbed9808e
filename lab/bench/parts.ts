import { celebrations } from './celebrations/celebrations.ts';
import type { Part } from './harness/part.ts';
import { input } from './input/input.ts';
import { live } from './live/live.ts';
import { peers } from './live/peers/peers.ts';
import { profile } from './live/profile.ts';
import { soak } from './live/soak.ts';
import { move } from './move/move.ts';
import { nodes } from './nodes/nodes.ts';
import { page } from './page/page.ts';
import { rank } from './rank/rank.ts';
import { database } from './saturday/database.ts';
import { saturday } from './saturday/saturday.ts';
import { save } from './save/save.ts';

/** The parts that run by default, in this order. */
export const PARTS = { live, save, rank, input, page } satisfies Record<string, Part>;

/** The parts that run only when they are named. */
export const ON_REQUEST = {
  celebrations,
  nodes,
  move,
  saturday,
  database,
  peers,
  soak,
  profile,
} satisfies Record<string, Part>;
