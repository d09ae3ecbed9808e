import type { NetworkDeps } from '../evening/network.ts';
import type { Copy } from '../phone/phone.ts';
import { endTicket } from './ticket-calls.ts';

const REPEAT_AFTER_MS = 3_000;
/** After this many repetitions the second phone gives up. The first phone then does not sign off. */
const REPETITIONS = 20;

/**
 * Tells the first phone that the evening is stored on this phone (docs/two-phones.md). The first phone does not sign
 * off before.
 */
export function createArrivals(deps: NetworkDeps) {
  let hasEnded = false;
  /** Cancels the next attempts. Several evenings may arrive one after the other. */
  const cancels = new Set<() => void>();

  async function attempt(copy: Copy, repetitions: number): Promise<void> {
    const answer = await endTicket(copy, deps);
    if (hasEnded || answer.kind === 'ok' || answer.kind === 'refused' || repetitions === 0) return;
    const cancel = deps.clock.after(REPEAT_AFTER_MS, () => {
      cancels.delete(cancel);
      void attempt(copy, repetitions - 1);
    });
    cancels.add(cancel);
  }

  return {
    confirm: (copy: Copy) => void attempt(copy, REPETITIONS),
    end(): void {
      hasEnded = true;
      for (const cancel of cancels) cancel();
    },
  };
}
