import { addressKey } from '../limits/address-key.ts';

/** A venue has one or two addresses. Guests with a network of their own come from others. */
const MAX_ADDRESSES = 256;

/** The latest addresses from which guests of each celebration sent saves. Memory is bounded by the stored sessions. */
export class GuestAddresses {
  readonly #byCelebration = new Map<string, Set<string>>();

  note(celebrationId: string, address: string): void {
    const known = this.#byCelebration.get(celebrationId) ?? new Set();
    this.#byCelebration.set(celebrationId, known);
    const key = addressKey(address);
    known.delete(key);
    known.add(key);
    const [oldest] = known;
    if (known.size > MAX_ADDRESSES && oldest !== undefined) known.delete(oldest);
  }

  has(celebrationId: string, address: string): boolean {
    return this.#byCelebration.get(celebrationId)?.has(addressKey(address)) === true;
  }

  /** Forgets a celebration that has no session. */
  forget(celebrationId: string): void {
    this.#byCelebration.delete(celebrationId);
  }
}
