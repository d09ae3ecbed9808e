import { addressKey } from '../limits/address-key.ts';
import { keepRecent } from '../limits/keep-recent.ts';

/** A venue has one or two addresses. Guests on mobile networks come from others. */
const MAX_ADDRESSES = 256;

/** The latest addresses from which guests of each celebration sent saves. Memory is bounded by the stored sessions. */
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
