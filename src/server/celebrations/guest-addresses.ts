import { addressKey } from '../limits/address-key.ts';
import { keepRecent } from '../limits/keep-recent.ts';

/** A venue has one or two addresses. Guests on mobile networks use other addresses. */
const MAX_ADDRESSES = 256;

/**
 * For each celebration, the latest addresses from which guests sent saves. The number of stored sessions limits the memory.
 */
export class GuestAddresses {
  readonly #byCelebration = new Map<string, Map<string, true>>();

  note(celebrationId: string, address: string): void {
    const known = this.#byCelebration.get(celebrationId) ?? new Map();
    this.#byCelebration.set(celebrationId, known);
    keepRecent(known, addressKey(address), true, MAX_ADDRESSES);
  }

  has(celebrationId: string, address: string): boolean {
    return this.#byCelebration.get(celebrationId)?.has(addressKey(address)) === true;
  }

  /** Forgets a celebration that has no session. */
  forget(celebrationId: string): void {
    this.#byCelebration.delete(celebrationId);
  }
}
