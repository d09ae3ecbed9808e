import type { Phone } from './phone.ts';
import { withView } from './phone.ts';
import { clearGuest, clearPhone, KEYS } from './phone-storage.ts';
import { createStoredPhone, type StoredPhoneDeps } from './stored-phone.ts';

/** A new name arrives through `clink`. The key of the name only tells that the guest was removed. */
const WATCHED_KEYS: readonly (string | null)[] = [KEYS.session, KEYS.userName, KEYS.sessionId, KEYS.locationSharing];

/** What this tab does about the other tabs of the phone (docs/sync.md steps 2 and 7). */
export function createTabs(deps: StoredPhoneDeps) {
  const { storage, log } = deps;
  const stored = createStoredPhone(deps);
  /** Whether the guest was removed from this phone. Then this tab writes nothing until its page reloads. */
  let isOver = false;

  const save = (phone: Phone): Phone => (isOver ? phone : stored.save(phone));

  function merge(phone: Phone, written?: string | null): Phone {
    return endedIfNameless(phone, stored.merge(phone, written));
  }

  /** The name disappears only if the guest was removed in another tab. */
  function endedIfNameless(before: Phone, after: Phone): Phone {
    isOver ||= before.userName !== null && after.userName === null;
    return after;
  }

  /** Handles the change of a key by another tab. Writes again what the other tab has overwritten. */
  function hear(phone: Phone, key: string | null, value: string | null): Phone {
    if (key === KEYS.userName && value === null) {
      return endedIfNameless(phone, withView({ ...phone, state: { ...phone.state, userName: '' } }));
    }
    const merged = merge(phone, key === KEYS.session ? value : null);
    return stored.isOverwritten(merged) ? save(merged) : merged;
  }

  /** Removes the guest from this phone. Other tabs see that the name is gone. */
  function forget(): Phone {
    clearGuest(storage, log);
    const phone = save(stored.firstVisit());
    isOver ||= phone.isStored;
    return phone;
  }

  return {
    load: stored.load,
    save,
    merge,
    forget,

    /** Ends a session that the guest deleted elsewhere, unless this phone already has another one. */
    leave(phone: Phone): Phone {
      const moved = merge({ ...phone, isStored: true });
      return moved.identity.sessionId === phone.identity.sessionId ? forget() : moved;
    },

    /** Calls back with a merge function when another tab changes a key. Returns a function that stops it. */
    onNews(listener: (merge: (phone: Phone) => Phone) => void): () => void {
      return storage.onChange((key, value) => {
        if (key === null || WATCHED_KEYS.includes(key)) listener((phone) => hear(phone, key, value));
      });
    },

    isOver: () => isOver,

    clear(): void {
      isOver = true;
      clearPhone(storage, log);
    },
  };
}
