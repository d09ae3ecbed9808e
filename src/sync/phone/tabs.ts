import { isSameCelebration } from './known-celebration.ts';
import { type Copy, isSaved, NEW_TAB, type Phone, withView } from './phone.ts';
import { clearGuest, clearPhone, writeValue } from './phone-storage.ts';
import { ASIDE_PREFIX, KEYS } from './storage-keys.ts';
import { createStoredPhone, type StoredPhoneDeps } from './stored-phone.ts';

export type Tabs = ReturnType<typeof createTabs>;

/**
 * Merges the state of this tab with the writes of other tabs (docs/sync.md steps 2 and 7,
 * docs/several-celebrations.md).
 */
export function createTabs(deps: StoredPhoneDeps) {
  const { storage, log } = deps;
  const stored = createStoredPhone(deps);
  const { asides } = stored;
  /**
   * The reason why this page has to reload, or null. `cleared`: the guest was cleared from this phone, and this tab
   * writes nothing more. `switched`: the guest has switched to another celebration in another tab, and this tab writes
   * only to the evening set aside.
   */
  let ending: 'cleared' | 'switched' | null = null;
  /**
   * The guest has signed off in another tab, but this tab has something that the server lacks. Until the server has it,
   * this tab stores nothing.
   */
  let isLeaving = false;

  /** Writes the phone, or only what a page that is ending may write. Returns the phone with `isStored` updated. */
  function write(phone: Phone): Phone {
    if (isLeaving) return withoutGuest(phone);
    if (ending === 'switched') asides.put(phone);
    return ending ? phone : stored.write(phone);
  }

  /**
   * Merges `phone` with `written` and all other writes of other tabs. If another tab has switched to another
   * celebration, sets the evening of this tab aside and ends the page. Also ends the page if another tab has removed
   * the evening.
   */
  function caughtUp(phone: Phone, written?: string | null): Phone {
    if (ending === 'cleared') return phone;
    const merged = ending ? phone : stored.withStored(phone, written);
    if (isRemoved(phone, merged)) return withoutGuest(phone);
    if (!isSameCelebration(merged.celebration, phone.celebration)) return setAside(phone);
    // The name disappears only if another tab has cleared the guest.
    if (phone.userName !== null && merged.userName === null) ending = 'cleared';
    return merged;
  }

  /**
   * Whether the guest has deleted the evening of `phone` or signed off in another tab. A missing evening means this,
   * because a tab that switches first sets the evening aside.
   */
  function isRemoved({ userName, identity, next, celebration }: Phone, merged: Phone): boolean {
    if (userName === null) return false;
    if (!ending && isSameCelebration(merged.celebration, celebration))
      return asides.isDeleted(merged.identity.sessionId);
    return ![identity, next].some(({ sessionId }) => asides.of(sessionId)[0]);
  }

  /**
   * Sets the changes of this tab aside, because the tab in which the guest switched may lack them. If they cannot be
   * stored, they are only in the memory of this tab, so its page does not end.
   */
  function setAside(phone: Phone): Phone {
    if (phone.userName !== null && !asides.put(phone)) return phone.isStored ? { ...phone, isStored: false } : phone;
    ending = 'switched';
    // Returns a new object, so that the store calls its listeners and the page reloads.
    return { ...phone };
  }

  /**
   * Ends the page, because another tab has removed the guest. After a sign-off, a tab that cannot store waits until the
   * server has everything. After a deletion it does not wait.
   */
  function withoutGuest(phone: Phone): Phone {
    if (phone.userName === null) return phone;
    isLeaving = !(phone.isStored || isSaved(phone) || asides.isDeleted(phone.identity.sessionId));
    if (isLeaving) return phone;
    ending = 'cleared';
    return { ...phone, userName: null };
  }

  /** Merges `phone` with what another tab has written to a key. Writes again what that tab has overwritten. */
  function withStorageEvent(phone: Phone, key: string | null, value: string | null): Phone {
    // A new name is read from `clink`. This key is removed only if another tab has cleared the guest.
    if (key === KEYS.userName && value === null) return withoutGuest(phone);
    const isCopy = key === KEYS.session || key?.startsWith(ASIDE_PREFIX);
    if (key === KEYS.session && value !== null) asides.addLate(value, phone.identity.sessionId);
    const merged = caughtUp(phone, isCopy ? value : null);
    return stored.isOverwritten(merged) ? write(merged) : merged;
  }

  /** Clears the guest from this phone, which other tabs notice. A tab that is leaving clears only its own state. */
  function clearGuestHere(): Phone {
    if (!isLeaving) clearGuest(storage, log);
    ending = null;
    const phone = write(stored.firstVisit());
    if (phone.isStored) ending = 'cleared';
    return phone;
  }

  return {
    load: stored.load,
    isAwaiting: stored.isAwaiting,
    /** Writes the whole phone, unless another tab has begun a session that this tab must read first. */
    write: (phone: Phone): Phone => (stored.isAwaiting(phone) ? phone : write(phone)),
    caughtUp,
    withStorageEvent,
    clearGuest: clearGuestHere,
    asides,

    /** Ends the session that the guest has deleted elsewhere, unless this phone already has another session. */
    withoutSession(phone: Phone): Phone {
      const moved = caughtUp({ ...phone, isStored: true });
      return ending || moved.identity.sessionId !== phone.identity.sessionId ? moved : clearGuestHere();
    },

    /**
     * Moves the phone to the session `next` (src/sync/celebrations/evenings.ts). Returns null and changes nothing if
     * the page is ending, or if it cannot store `next` and `leavesNothing` is not set. `next` is first stored as an
     * aside, so that no late tab can overwrite its only copy.
     */
    moveTo(phone: Phone, next: Copy, leavesNothing?: boolean): Phone | null {
      const isStored = !ending && phone.isStored && asides.put(next);
      if (ending || !(isStored || leavesNothing)) return null;
      // Sharing of the position ends, because the guest has not agreed to it at the new celebration.
      for (const key of [KEYS.locationSharing, KEYS.lastLeaderboard]) writeValue(storage, key, null, log);
      // The next save asks for news, because hosts may have decided something, and another phone of the guest may have
      // logged drinks.
      return write(withView({ ...next, ...NEW_TAB, isStored, asks: 'news' }));
    },

    ending: () => ending,

    clear(): void {
      ending = 'cleared';
      if (!isLeaving) clearPhone(storage, log);
    },
  };
}
