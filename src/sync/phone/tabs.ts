import { isSameCelebration } from './known-celebration.ts';
import { type Copy, isSaved, NEW_TAB, type Phone, withView } from './phone.ts';
import { clearGuest, clearPhone, writeValue } from './phone-storage.ts';
import { ASIDE_PREFIX, KEYS } from './storage-keys.ts';
import { createStoredPhone, type StoredPhoneDeps } from './stored-phone.ts';

export type Tabs = ReturnType<typeof createTabs>;

/** Merges this tab with the other tabs of the phone (docs/sync.md steps 2 and 7, docs/several-celebrations.md). */
export function createTabs(deps: StoredPhoneDeps) {
  const { storage, log } = deps;
  const stored = createStoredPhone(deps);
  const { asides } = stored;
  /**
   * Why this page has to reload, or null. `cleared`: the guest was cleared from this phone, and this tab writes
   * nothing more. `switched`: the guest has switched to another celebration in another tab, and this tab writes to the
   * evening set aside.
   */
  let ending: 'cleared' | 'switched' | null = null;
  /**
   * The guest has signed off in another tab, but this tab has something that the server lacks. Meanwhile this tab
   * stores nothing.
   */
  let isLeaving = false;

  /** Writes the whole phone, or what may still be written while the page ends. Returns it with `isStored` updated. */
  function write(phone: Phone): Phone {
    if (isLeaving) return withoutGuest(phone);
    if (ending === 'switched') asides.put(phone);
    return ending ? phone : stored.write(phone);
  }

  /**
   * `phone` with what other tabs have written, and with `written`. If another tab has switched to another celebration, this
   * sets the evening of this tab aside and ends the page. If another tab has removed the evening, this ends the page too.
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
   * Whether the guest has deleted the evening of `phone` in another tab, or has signed off there. A tab that switches sets
   * the evening aside before.
   */
  function isRemoved({ userName, identity, next, celebration }: Phone, merged: Phone): boolean {
    if (userName === null) return false;
    if (!ending && isSameCelebration(merged.celebration, celebration))
      return asides.isDeleted(merged.identity.sessionId);
    return ![identity, next].some(({ sessionId }) => asides.of(sessionId)[0]);
  }

  /**
   * The tab in which the guest switched may lack changes of this tab, so they are set aside. If that fails, only this tab's
   * memory has them, and the tab stays.
   */
  function setAside(phone: Phone): Phone {
    if (phone.userName !== null && !asides.put(phone)) return phone.isStored ? { ...phone, isStored: false } : phone;
    ending = 'switched';
    // A new object, so that the store calls its listeners and the page reloads.
    return { ...phone };
  }

  /**
   * Ends the page, because another tab has removed the guest. If that tab has signed off and this one cannot store, this
   * waits until the server has everything. A deletion does not wait.
   */
  function withoutGuest(phone: Phone): Phone {
    if (phone.userName === null) return phone;
    isLeaving = !(phone.isStored || isSaved(phone) || asides.isDeleted(phone.identity.sessionId));
    if (isLeaving) return phone;
    ending = 'cleared';
    return { ...phone, userName: null };
  }

  /** `phone` with what another tab has written to a key. Writes again what the other tab has overwritten. */
  function withStorageEvent(phone: Phone, key: string | null, value: string | null): Phone {
    // A new name comes with `clink`. The key is removed only if another tab has cleared the guest.
    if (key === KEYS.userName && value === null) return withoutGuest(phone);
    const isCopy = key === KEYS.session || key?.startsWith(ASIDE_PREFIX);
    if (key === KEYS.session && value !== null) asides.addLate(value, phone.identity.sessionId);
    const merged = caughtUp(phone, isCopy ? value : null);
    return stored.isOverwritten(merged) ? write(merged) : merged;
  }

  /** Clears the guest from this phone. Other tabs see that the name is gone. A tab that is leaving clears only itself. */
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
    /** Writes the whole phone, unless another tab has begun a session that this one must see first. */
    write: (phone: Phone): Phone => (stored.isAwaiting(phone) ? phone : write(phone)),
    caughtUp,
    withStorageEvent,
    clearGuest: clearGuestHere,
    asides,

    /** `phone` after the guest has deleted its session elsewhere, unless this phone already has another one. */
    withoutSession(phone: Phone): Phone {
      const moved = caughtUp({ ...phone, isStored: true });
      return ending || moved.identity.sessionId !== phone.identity.sessionId ? moved : clearGuestHere();
    },

    /**
     * Moves the phone to the session `next` (src/sync/celebrations/evenings.ts). Returns null and changes nothing if it
     * cannot store `next`, unless `leavesNothing`. `next` is first stored as an aside, so that no late tab can
     * overwrite its only copy.
     */
    moveTo(phone: Phone, next: Copy, leavesNothing?: boolean): Phone | null {
      const isStored = !ending && phone.isStored && asides.put(next);
      if (ending || !(isStored || leavesNothing)) return null;
      // Sharing the position ends, because the guest has not agreed to it at this celebration.
      for (const key of [KEYS.locationSharing, KEYS.lastLeaderboard]) writeValue(storage, key, null, log);
      // The next save asks for news: hosts may have decided something, and another phone of the guest may have counted
      // meanwhile.
      return write(withView({ ...next, ...NEW_TAB, isStored, asks: 'news' }));
    },

    ending: () => ending,

    clear(): void {
      ending = 'cleared';
      if (!isLeaving) clearPhone(storage, log);
    },
  };
}
