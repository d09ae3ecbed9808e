import type { Findings } from './audit.ts';
import type { Blindness } from './blindness.ts';
import type { Restart } from './rolling-restart.ts';

export interface RoundReport extends Findings {
  /** How many faults there were of each kind. */
  readonly faults: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly blindness: Blindness;
  /** The new version that was rolled through at the end of the round, and the blindness from then on. Null if there was none. */
  readonly rolled: { readonly restarts: readonly Restart[]; readonly blindness: Blindness } | null;
  readonly restAfterMs: number;
  /** Why the phones did not come to rest. */
  readonly unrest: readonly string[];
  /** How often a server ended by itself. */
  readonly crashes: number;
  /** Changes that no notification brought, as the servers count them and as they must. */
  readonly repairs: { readonly counted: number; readonly least: number; readonly most: number };
}

/** Whether nothing is wrong. */
export function isSound({ lost, doubled, backAgain, unrest, crashes, repairs, rolled }: RoundReport): boolean {
  const isExplained = repairs.least <= repairs.counted && repairs.counted <= repairs.most;
  const isPeaceful = rolled?.restarts.every(({ exitCode }) => exitCode === 0) ?? true;
  return lost.length + doubled.length + backAgain.length + unrest.length + crashes === 0 && isExplained && isPeaceful;
}
