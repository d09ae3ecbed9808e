import { type LookUp, lookUpCelebration } from '../../../sync/celebrations/look-up-celebration.ts';
import type { NetworkDeps } from '../../../sync/evening/network.ts';

/**
 * Looks up codes, one after the other. Only the answer to the last one is used. Calls `noteLooking(true)` when a look-up
 * starts, and `noteLooking(false)` when its answer is used.
 */
export function createLastLookUp(
  { fetch, clock }: Pick<NetworkDeps, 'fetch' | 'clock'>,
  noteLooking: (isLooking: boolean) => void,
) {
  let asked = 0;

  return {
    /** Null if the guest no longer waits for this answer. */
    async lookUp(code: string): Promise<LookUp | null> {
      asked += 1;
      const own = asked;
      noteLooking(true);
      const found = await lookUpCelebration(code, { fetch, clock });
      if (own !== asked) return null;
      noteLooking(false);
      return found;
    },

    /** The answer that is awaited is not used. */
    giveUp(): void {
      asked += 1;
    },
  };
}
