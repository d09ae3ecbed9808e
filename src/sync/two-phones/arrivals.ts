import type { NetworkDeps } from '../evening/network.ts';
import type { Copy } from '../phone/phone.ts';
import { endTicket } from './ticket-calls.ts';

const REPEAT_AFTER_MS = 3_000;
/** After this many repetitions the second phone gives up. The first phone then does not sign off. */
const REPETITIONS = 20;

/** Tells the first phone that this phone has stored the evening (docs/two-phones.md). Only then it may sign off. */
export function createArrivals(deps: NetworkDeps) {
  let hasEnded = false;
  /** Functions that cancel the next attempts. There is one for each evening that has arrived. */
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
