import { merge } from '../../domain/session/merge.ts';
import { write } from '../../domain/session/session-edits.ts';
import { isExpired } from '../../domain/session/session-lifetime.ts';
import { startSession } from '../../domain/session/session-state.ts';
import type { SessionStore } from '../evening/session-store.ts';
import { isSameCelebration, joinedOf, type KnownCelebration } from '../phone/known-celebration.ts';
import { elsewhere, newTag } from '../phone/new-session.ts';
import { type Copy, mergeCopies, type Phone } from '../phone/phone.ts';
import { keysWith, writeValue } from '../phone/phone-storage.ts';
import { ASIDE_PREFIX, DELETION_PREFIX } from '../phone/storage-keys.ts';
import type { Clock, KeyValueStorage, Log, Random } from '../ports.ts';

interface EveningsDeps {
  readonly store: SessionStore;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** The oldest evenings beyond this number are removed, so that evenings cannot fill the storage. */
const MAX_EVENINGS = 8;

/**
 * Moves a guest from one evening to another, and manages the evenings set aside (docs/several-celebrations.md).
 * src/sync/phone/asides.ts stores them.
 */
export function createEvenings({ store, storage, clock, random, log }: EveningsDeps) {
  const { asides } = store;

  /** The evenings set aside that are not over, the newest first. */
  const list = (): Copy[] => remainingOf(asides.all());

  function remainingOf(all: readonly Copy[]): Copy[] {
    const isOver = ({ state, setBackMs }: Copy) => isExpired(state.sessionStart - setBackMs, clock.now());
    return all
      .filter((copy) => !isOver(copy))
      .sort((a, b) => b.state.sessionStart - a.state.sessionStart)
      .slice(0, MAX_EVENINGS);
  }

  /** Removes copies of evenings that are being deleted, which a late tab may have written. */
  function removeDeleted(): void {
    for (const key of keysWith(storage, DELETION_PREFIX, log)) remove(key.slice(DELETION_PREFIX.length));
  }

  /** Removes evenings that are over or being deleted, and the oldest evenings if there are too many. */
  function removeOld(): void {
    removeDeleted();
    const all = asides.all();
    const remaining = remainingOf(all);
    for (const copy of all) if (!remaining.includes(copy)) remove(copy.identity.sessionId);
  }

  function remove(sessionId: string): void {
    for (const key of keysWith(storage, `${ASIDE_PREFIX}${sessionId}.`, log)) writeValue(storage, key, null, log);
  }

  /** The guest's evening at a celebration. A guest without a name has only opened the page and has no evening. */
  function find(celebration: KnownCelebration | null): Copy | undefined {
    return list().find((copy) => copy.state.userName !== '' && isSameCelebration(copy.celebration, celebration));
  }

  /** The earlier evening at `to`, with what the phone has learned of that celebration since then. */
  function comeBack(to: KnownCelebration | null): Copy | undefined {
    const there = find(to);
    return there && { ...there, celebration: joinedOf(there.celebration, to) };
  }

  /** A new evening at a celebration for the guest of `phone`, with the name and the pace. */
  function begin(phone: Phone, celebration: KnownCelebration | null): Copy {
    const fresh = startSession(clock.now() + phone.setBackMs, newTag(random));
    const named = write(fresh, 'userName', phone.state.userName, newTag(random));
    const state = write(named, 'drinkingPace', phone.state.drinkingPace, newTag(random));
    return elsewhere({ ...phone, state }, celebration, random);
  }

  /**
   * The evening of `phone`, moved to another celebration. Only an evening that no server knows can be moved. If the
   * guest already has an evening at the other celebration, the drinks are added to it.
   */
  function moved(phone: Phone, celebration: KnownCelebration | null): Copy {
    const there = comeBack(celebration);
    return there ? { ...there, state: merge(there.state, phone.state) } : elsewhere(phone, celebration, random);
  }

  /** Sets the evening of this phone aside. False if the phone cannot store that. */
  function setAside(phone: Phone): boolean {
    return phone.userName === null || asides.put(phone);
  }

  return {
    list,
    removeOld,
    removeDeleted,
    remove,
    find,

    /**
     * Goes on with an evening that comes from another phone, or that was set aside (docs/two-phones.md). The present
     * evening is set aside, even if it is at the same celebration. Returns false and changes nothing if the phone
     * cannot store this.
     */
    goOnWith(copy: Copy): boolean {
      const phone = store.catchUp();
      if (phone.identity.sessionId === copy.identity.sessionId) return true;
      return setAside(phone) && store.moveTo(asides.of(copy.identity.sessionId).reduce(mergeCopies, copy));
    },

    /**
     * Switches to another celebration. Null is the open celebration. The present evening is set aside, and an earlier
     * evening at `to` is resumed. Both are stored before the phone moves, so that no late tab can overwrite the only
     * copy of either. With `takesAll` the drinks move too. Returns false and changes nothing if the phone cannot store
     * this, but a guest without an evening goes on in memory.
     */
    switchTo(to: KnownCelebration | null, takesAll = false): boolean {
      const phone = store.catchUp();
      if (isSameCelebration(phone.celebration, to)) return true;
      const next = takesAll ? moved(phone, to) : (comeBack(to) ?? begin(phone, to));
      if (!takesAll) return setAside(phone) && store.moveTo(next, phone.userName === null);
      const hasMoved = store.moveTo(next, true);
      if (hasMoved) remove(phone.identity.sessionId);
      return hasMoved;
    },
  };
}
