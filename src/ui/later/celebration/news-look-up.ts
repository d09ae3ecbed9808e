import { type LookUp, lookUpCelebration } from '../../../sync/celebrations/look-up-celebration.ts';
import type { NetworkDeps } from '../../../sync/evening/network.ts';

/**
 * Looks up celebrations for which nobody waits. Several answers may be under way, and none of them replaces the answer to
 * a later question.
 */
export function createNewsLookUp({ fetch, clock }: Pick<NetworkDeps, 'fetch' | 'clock'>) {
  let asked = 0;
  const used = new Map<string, number>();

  /** Null if a later question about this code was answered first. */
  return async (code: string): Promise<LookUp | null> => {
    asked += 1;
    const own = asked;
    const found = await lookUpCelebration(code, { fetch, clock });
    if (own < (used.get(code) ?? 0)) return null;
    used.set(code, own);
    return found;
  };
}
