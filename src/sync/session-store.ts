import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DrinkEntry, newDrinkEntry } from '../domain/drink-entry.ts';
import type { AlcoholType, DrinkType } from '../domain/drink-menu.ts';
import {
  acknowledge,
  addDrink,
  type DrinkSession,
  followClock,
  hasUnsaved,
  isExpired,
  isFull,
  profileOf,
  resetSession,
  startSession,
  touched,
  undoDrink,
} from '../domain/drink-session.ts';
import { type GuestNameFault, parseGuestName } from '../domain/guest-name.ts';
import { isSameState, mergeSessions } from '../domain/merge-sessions.ts';
import type { Position } from '../domain/nearby.ts';
import { DEFAULT_PACE, type PaceId } from '../domain/pace.ts';
import type { KeptSession } from '../domain/protocol.ts';
import {
  clearPhone,
  type Identity,
  KEYS,
  parseSession,
  read,
  readIdentity,
  readPace,
  readSession,
  readUserName,
  type StoredPhone,
  writeFlag,
  writePhone,
} from './phone-storage.ts';
import type { Clock, KeyValueStorage, Log, Random } from './ports.ts';
import { newSessionId, newTag, newWriteKey } from './random-text.ts';
import { takeIn } from './take-in.ts';

/** What a save can carry, in the order in which its failure is named (readings, Console messages). */
export type ChangeKind = 'name' | 'drinks' | 'pace';

/** Everything this phone knows of its guest. */
export interface Phone extends StoredPhone {
  /** False once a write failed: the app goes on in memory, and says so once. */
  readonly isStored: boolean;
  /** The revision at which each kind changed last, as far as this page has seen. */
  readonly changedAt: Readonly<Partial<Record<ChangeKind, number>>>;
  /** null: not shared. undefined: shared, but not taken again since the page was loaded. */
  readonly position: Position | null | undefined;
}

export interface SessionStoreDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The phone's own truth (docs/sync.md, steps 1 to 3): every change is merged with what other tabs wrote, written, and
 * only then shown. Storage that fails is a state, not an exception.
 */
export function createSessionStore({ storage, clock, random, log }: SessionStoreDeps) {
  /** Nothing is written any more, whatever still arrives before the page begins anew. */
  let isCleared = false;
  const store: StoreApi<Phone> = createStore(() => load());
  const newChangeId = () => newTag(random);

  function load(): Phone {
    const kept = readSession(storage, log);
    const isOver = kept !== null && isExpired(kept.sessionStart, clock.now());
    if (isOver) clearPhone(storage, log);
    const phone: Phone = {
      identity: readIdentity(storage, log) ?? newIdentity(),
      userName: readUserName(storage, log),
      pace: readPace(storage, log) ?? DEFAULT_PACE,
      session: kept && !isOver ? kept : startSession(clock.now(), newTag(random)),
      isStored: true,
      changedAt: {},
      position: readPosition(null),
    };
    return write(phone);
  }

  function newIdentity(): Identity {
    return { sessionId: newSessionId(random), writeKey: newWriteKey(random) };
  }

  /** Whether to share is said by the storage, in whichever tab it was decided; where, by this page alone. */
  function readPosition(own: Phone['position']): Phone['position'] {
    return read(storage, KEYS.locationSharing, log) === 'on' ? (own ?? undefined) : null;
  }

  /** Writes the whole phone; returns it with what became of that. */
  function write(phone: Phone): Phone {
    if (isCleared) return phone;
    return { ...phone, isStored: writePhone(storage, phone, phone.isStored ? log : () => undefined) };
  }

  /**
   * This page's state made one with what other tabs have written since: what can be read, and what one of them is known
   * to have `written` although this tab has written over it.
   */
  function withOtherTabs(phone: Phone, written: DrinkSession | null = null): Phone {
    const kept = readSession(storage, log);
    if (!kept) return phone;
    const identity = readIdentity(storage, log) ?? phone.identity;
    if (phone.isStored && identity.sessionId !== phone.identity.sessionId) {
      return { ...phone, ...readProfile(phone), identity, session: kept };
    }
    const known = written ? mergeSessions(phone.session, written) : phone.session;
    const merged = { ...phone, session: mergeSessions(known, kept) };
    return phone.isStored ? { ...merged, ...readProfile(phone) } : merged;
  }

  function readProfile(phone: Phone): Pick<Phone, 'userName' | 'pace' | 'position'> {
    return {
      userName: readUserName(storage, log) ?? phone.userName,
      pace: readPace(storage, log) ?? phone.pace,
      position: readPosition(phone.position),
    };
  }

  function change(kind: ChangeKind, transition: (phone: Phone) => Phone): Phone {
    const before = withOtherTabs(store.getState());
    const session = followClock(before.session, clock.now(), newChangeId());
    const after = transition({ ...before, session });
    const next = write({ ...after, changedAt: { ...after.changedAt, [kind]: after.session.revision } });
    store.setState(next, true);
    return next;
  }

  function changeSession(transition: (session: DrinkSession) => DrinkSession): Phone {
    return change('drinks', (phone) => ({ ...phone, session: transition(phone.session) }));
  }

  function replace(sessionId: string, transition: (phone: Phone) => Phone): void {
    const before = withOtherTabs(store.getState());
    if (before.identity.sessionId === sessionId) store.setState(write(transition(before)), true);
  }

  const stopListening = storage.onChange((key, value) => {
    if (key !== null && !Object.values<string>(KEYS).includes(key)) return;
    const written = key === KEYS.session ? parseSession(value, log) : null;
    const merged = withOtherTabs(store.getState(), written);
    const kept = readSession(storage, log);
    const isKept = kept === null || isSameState(kept, merged.session);
    store.setState(isKept ? merged : write(merged), true);
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /** Trims, checks and keeps the name (spec §5); returns what is wrong with it, or null. */
    saveName(raw: string): GuestNameFault | null {
      const parsed = parseGuestName(raw);
      if (!parsed.ok) return parsed.fault;
      change('name', (phone) => ({ ...phone, userName: parsed.name, session: touched(phone.session, newChangeId()) }));
      return null;
    },

    choosePace(pace: PaceId): void {
      change('pace', (phone) => ({ ...phone, pace, session: touched(phone.session, newChangeId()) }));
    },

    /** Logs a confirmed drink now; null when the session is full (contract, Limits). */
    addDrink(choice: { drinkType: DrinkType; alcoholType?: AlcoholType | undefined }): DrinkEntry | null {
      const entry = newDrinkEntry(choice, clock.now(), newTag(random));
      const { session } = changeSession((before) => addDrink(before, entry, newChangeId()));
      return session.drinks.some(({ id }) => id === entry.id) ? entry : null;
    },

    undoDrink(entryId: string): void {
      changeSession((session) => undoDrink(session, entryId, newChangeId()));
    },

    reset(): void {
      changeSession((session) => resetSession(session, clock.now(), newChangeId()));
    },

    /** A new position, or null to stop sharing. */
    share(position: Position | null): void {
      writeFlag(storage, KEYS.locationSharing, position ? 'on' : null, log);
      change('drinks', (phone) => ({ ...phone, position, session: touched(phone.session, newChangeId()) }));
    },

    /** Takes in what other tabs wrote and where the clock went; what is sent next is built from this. */
    settle(): Phone {
      const before = withOtherTabs(store.getState());
      const followed = followClock(before.session, clock.now(), newChangeId());
      const isUntold = !hasUnsaved(followed) && followed.told !== profileOf(before.userName, before.pace);
      const session = isUntold ? touched(followed, newChangeId()) : followed;
      const next = session === before.session && before.isStored ? before : write({ ...before, session });
      store.setState(next, true);
      return next;
    },

    /** The server keeps what was sent, or a later revision of this phone (docs/sync.md, step 6). */
    acknowledge(sessionId: string, sent: DrinkSession, keptRevision: number): void {
      replace(sessionId, (phone) => ({ ...phone, session: acknowledge(phone.session, sent, keptRevision) }));
    },

    /** The server keeps something else: take it in, and count on above it for what it lacks (step 7). */
    takeIn(sessionId: string, keptRevision: number, kept: KeptSession | undefined): void {
      replace(sessionId, (phone) => takeIn(phone, keptRevision, kept));
    },

    /** The server no longer knows this session: a fresh id and secret, name and pace stay (contract, 410). */
    startAfresh(goneSessionId: string): void {
      const before = withOtherTabs(store.getState());
      if (before.identity.sessionId !== goneSessionId) return;
      const session = startSession(clock.now(), newChangeId());
      store.setState(write({ ...before, identity: newIdentity(), session, changedAt: {} }), true);
    },

    isFull: () => isFull(store.getState().session),
    isExpired: () => isExpired(store.getState().session.sessionStart, clock.now()),

    clear() {
      isCleared = true;
      clearPhone(storage, log);
    },
    close: stopListening,
  };
}
