import type { Backend } from './backend.ts';
import type { Dice } from './dice.ts';
import type { GuestStory } from './guest-story.ts';
import type { Network } from './network.ts';
import type { VirtualTime } from './virtual-time.ts';

/** One seeded evening: its guests, its faults, and a line for each thing that happened. */
export interface Evening {
  readonly dice: Dice;
  readonly time: VirtualTime;
  readonly server: Backend;
  readonly possibleFaults: readonly Fault[];
  readonly network: Network;
  readonly guests: GuestStory[];
  readonly story: string[];
  /** The violations found so far. */
  readonly broken: Set<string>;
}

/** The servers that the phones call, and all faults. */
export type Scene = Pick<Evening, 'server' | 'possibleFaults'>;
export type SceneDeps = Pick<Evening, 'dice' | 'time' | 'broken'>;

/** Causes one fault, and returns what it was. */
export type Fault = (evening: Evening, guest: GuestStory, dice: Dice) => string | Promise<string>;

/** The result of an evening: its violations, in words, and what happened. */
export interface Played {
  readonly violations: readonly string[];
  readonly story: readonly string[];
}
