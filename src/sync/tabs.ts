import { DEFAULT_PACE } from '../domain/session/pace.ts';
import { isExpired, isIdle } from '../domain/session/session-clock.ts';
import { nextSession, write } from '../domain/session/session-edits.ts';
import { type SessionState, startSession } from '../domain/session/session-state.ts';
import { type Copy, type Identity, mergeCopies, type Phone, withCopy } from './phone.ts';
import {
  clearGuest,
  clearPhone,
  KEYS,
  read,
  readIdentity,
  readPace,
  readUserName,
  writeFlag,
  writePhone,
} from './phone-storage.ts';
import type { Clock, KeyValueStorage, Log, Random } from './ports.ts';
import { newSessionId, newTag, newWriteKey } from './random-text.ts';
import { isSameCopy, readCopy, type StoredCopy } from './stored-copy.ts';

export interface TabsDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/**
 * The keys that this tab watches for changes of other tabs. Changes of the name arrive through `clink`, so this tab
 * reacts to `userName` only when it is removed.
 */
const SHARED_KEYS: readonly (string | null)[] = [
  KEYS.session,
  KEYS.userName,
  KEYS.sessionId,
  KEYS.writeKey,
  KEYS.locationSharing,
];

/** The storage that all tabs of this phone share, and how a tab merges with it (docs/sync.md steps 1 and 2). */
export function createTabs({ storage, clock, random, log }: TabsDeps) {
  /** Whether the guest was removed from this phone. Then nothing is written until the page reloads. */
  let isOver = false;
  /**
   * The last phone that this tab saved, and the text that was in the storage then. While the text is the same, there is
   * nothing new to read.
   */
  let latest: { readonly phone: Phone; readonly text: string | null } | null = null;

  const newIdentity = (): Identity => ({ sessionId: newSessionId(random), writeKey: newWriteKey(random) });

  function firstVisit(identity: Identity): Phone {
    const state = startSession(clock.now(), newTag(random));
    const copy = { state, acknowledged: null, setBackMs: 0, next: newIdentity() };
    return withCopy({ identity, isStored: true, position: null }, copy);
  }

  /** The stored copy of a session, or the copy that another tab wrote. Null if it belongs to another session. */
  function stored(identity: Identity | null, text = read(storage, KEYS.session, log)): StoredCopy | null {
    const copy = readCopy(text, identity?.sessionId, clock.now(), log);
    return copy && { ...copy, state: withPlainKeys(copy.state) };
  }

  /** Takes name and pace from their own keys, if the session has none. */
  function withPlainKeys(state: SessionState): SessionState {
    const { userName, drinkingPace } = state.stamps;
    return {
      ...state,
      ...(userName[0] === 0 && { userName: readUserName(storage, log) ?? '' }),
      ...(drinkingPace[0] === 0 && { drinkingPace: readPace(storage, log) ?? state.drinkingPace }),
    };
  }

  /** Reads the phone from the storage. After 24 hours it clears the storage instead. */
  function load(): Phone {
    const found = readIdentity(storage, log);
    const phone = adopt(found ?? newIdentity(), stored(found));
    if (phone.userName === null) writeFlag(storage, KEYS.userName, null, log);
    if (!isExpired(phone.session.sessionStart, clock.now())) return save(freshened(phone));
    clearPhone(storage, log);
    return save(firstVisit(newIdentity()));
  }

  /**
   * The phone for `identity`, from the stored copy. If the storage contains the copy of another session, the plain keys
   * `userName` and `drinkingPace` belong to that session and are not used.
   */
  function adopt(identity: Identity, copy: StoredCopy | null): Phone {
    const fresh = firstVisit(identity);
    const isEmpty = read(storage, KEYS.session, log) === null;
    const { next, ...known } = copy ?? { ...fresh, ...(isEmpty && { state: withPlainKeys(fresh.state) }) };
    return withCopy({ ...fresh, position: readPosition(null) }, { ...known, next: next ?? fresh.next });
  }

  /** Moves the start of an old, empty session to now (docs/readings.md#expiry). */
  function freshened(phone: Phone): Phone {
    const nowMs = clock.now() + phone.setBackMs;
    if (!isIdle(phone.state, nowMs)) return phone;
    return withCopy(phone, { ...phone, state: write(phone.state, 'sessionStart', nowMs, newTag(random)) });
  }

  /** The position of this page. Whether it is shared is in the storage. The position itself is only in memory. */
  function readPosition(own: Phone['position']): Phone['position'] {
    return read(storage, KEYS.locationSharing, log) === 'on' ? (own ?? undefined) : null;
  }

  /** Writes the whole phone. Returns it with `isStored` updated. */
  function save(phone: Phone): Phone {
    if (isOver) return phone;
    const saved = { ...phone, isStored: writePhone(storage, phone, phone.isStored ? log : () => undefined) };
    latest = { phone: saved, text: read(storage, KEYS.session, log) };
    return saved;
  }

  /**
   * Merges this tab's state with the stored copy. If another tab has just written a copy (`written`), it is merged too,
   * because this tab may already have overwritten it. Returns the same object if nothing is new.
   */
  function merge(phone: Phone, written: string | null = null): Phone {
    const other = otherIdentity(phone.identity);
    if (other && phone.isStored) return follow(phone, other);
    const copy = mergedCopy(phone, written);
    const position = phone.isStored ? readPosition(phone.position) : phone.position;
    const isSame = position === phone.position && isSameCopy(copy, phone);
    return isSame ? phone : withCopy({ ...phone, position }, copy);
  }

  function mergedCopy(phone: Phone, written: string | null): Copy {
    const text = read(storage, KEYS.session, log);
    if (phone === latest?.phone && text === latest.text && written === null) return phone;
    const copies = [stored(phone.identity, text), stored(phone.identity, written)].filter((copy) => copy !== null);
    return copies.reduce<Copy>(mergeCopies, phone);
  }

  function otherIdentity({ sessionId }: Identity): Identity | null {
    const identity = readIdentity(storage, log);
    return identity && identity.sessionId !== sessionId ? identity : null;
  }

  /**
   * The storage now has another session id, because another tab has moved to the next session or has started a new one.
   * If the new session has no name, this page must reload.
   */
  function follow(phone: Phone, other: Identity): Phone {
    if (other.sessionId === phone.next.sessionId) return merge(startNext(phone, phone.acknowledged));
    const adopted = { ...adopt(other, stored(other)), isStored: phone.isStored };
    isOver ||= phone.userName !== null && adopted.userName === null;
    return adopted;
  }

  /** Moves to the next session because the server no longer has the current one. Leaves out the drinks in `lost`. */
  function startNext(phone: Phone, lost: SessionState | null): Phone {
    const nowMs = clock.now() + phone.setBackMs;
    const state = nextSession(phone.state, lost, nowMs, newTag(random));
    const next = { ...phone, state, acknowledged: null, next: newIdentity() };
    return withCopy({ ...phone, identity: phone.next }, next);
  }

  /**
   * Another tab has written `value` under `key`. Merges it, and writes again if the storage lacks something of this
   * tab.
   */
  function hear(phone: Phone, key: string | null, value: string | null): Phone {
    if (key === KEYS.userName) return value === null ? end(phone) : phone;
    const written = key === KEYS.session ? value : null;
    const merged = merge(phone, written);
    return lacks(merged, written !== null) ? save(merged) : merged;
  }

  /**
   * Whether the storage lacks something that this tab has. Also true if a tab with another session has overwritten it.
   */
  function lacks(phone: Phone, overwritten: boolean): boolean {
    const there = stored(phone.identity);
    return there ? !isSameCopy({ ...there, next: there.next ?? phone.next }, phone) : overwritten;
  }

  /** Another tab has removed the guest from this phone. */
  function end(phone: Phone): Phone {
    isOver ||= phone.userName !== null;
    return withCopy(phone, { ...phone, state: { ...phone.state, userName: '' } });
  }

  /**
   * Removes the guest from this phone. Other tabs see that the name is gone and end too. The empty name is stored with
   * a stamp. If another tab then writes an old name under `userName`, the stamp wins and the old name is ignored.
   */
  function clearGuestHere(): Phone {
    clearGuest(storage, log);
    const fresh = firstVisit(newIdentity());
    const nameless = write(fresh.state, 'userName', '', newTag(random));
    const state = write(nameless, 'drinkingPace', DEFAULT_PACE, newTag(random));
    const phone = save(withCopy(fresh, { ...fresh, state }));
    isOver ||= phone.isStored;
    return phone;
  }

  return {
    load,
    save,
    merge,
    freshened,
    startNext,
    clearGuest: clearGuestHere,

    /** Ends a session that the guest deleted, unless the storage already has another one. */
    leave(phone: Phone): Phone {
      const other = otherIdentity(phone.identity);
      return other ? follow(phone, other) : clearGuestHere();
    },

    /** Calls back with a merge function when another tab changes a shared key. Returns a function that stops it. */
    onNews(listener: (merge: (phone: Phone) => Phone) => void): () => void {
      return storage.onChange((key, value) => {
        if (key === null || SHARED_KEYS.includes(key)) listener((phone) => hear(phone, key, value));
      });
    },

    isOver: () => isOver,

    clear(): void {
      isOver = true;
      clearPhone(storage, log);
    },
  };
}
