import { createStore } from 'zustand/vanilla';
import type { SessionStore } from '../evening/session-store.ts';
import type { Phone } from '../phone/phone.ts';
import { read, writeValue } from '../phone/phone-storage.ts';
import { DELETION_PREFIX, OTHER_PHONE_KEY } from '../phone/storage-keys.ts';
import type { KeyValueStorage, Log } from '../ports.ts';

interface OtherPhoneDeps {
  readonly store: SessionStore;
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

/** The reason why this phone no longer has its evening: the guest took it to another phone, or deleted it there. */
const FAREWELLS = ['signed-off', 'deleted'] as const;
export type Farewell = (typeof FAREWELLS)[number];

export type OtherPhone = ReturnType<typeof createOtherPhone>;

/**
 * Stores that the guest has a session on another phone too (docs/two-phones.md). The value of the key is the id of that
 * session, or a farewell to show at the next load of the page.
 */
export function createOtherPhone({ store, storage, log }: OtherPhoneDeps) {
  const readNote = () => read(storage, OTHER_PHONE_KEY, log);
  const noted = createStore(readNote);

  function write(note: string | null): void {
    writeValue(storage, OTHER_PHONE_KEY, note, log);
    noted.setState(note, true);
  }

  let before = store.getState();
  function follow(): void {
    const last = before;
    before = store.getState();
    const { sessionId } = last.identity;
    // The hosts have handed the evening over to another phone.
    if (isHandOver(last, before)) write(sessionId);
    if (noted.getState() !== sessionId) return;
    if (before.identity.sessionId === last.next.sessionId) write(before.identity.sessionId);
    const isRemoved = last.userName !== null && before.userName === null;
    // If the guest has signed off or deleted the data in another tab, the storage already contains this before this tab
    // is notified.
    if (!isRemoved || readNote() !== sessionId) return;
    // A deletion that was made on this phone has a separate key and needs no farewell.
    if (read(storage, DELETION_PREFIX + sessionId, log) === null) write('deleted' satisfies Farewell);
  }

  const stops = [
    storage.onChange((key) => {
      if (key === OTHER_PHONE_KEY || key === null) noted.setState(readNote(), true);
    }),
    store.subscribe(follow),
  ];

  const note = noted.getState();
  const farewell = FAREWELLS.find((known) => known === note) ?? null;
  const isOver = note !== store.getState().identity.sessionId && store.asides.of(note ?? '').length === 0;
  if (note !== null && isOver) write(null);

  return {
    /** The farewell to show to the guest once. */
    farewell,
    /** Whether another phone also has this phone's session. */
    isThere: () => noted.getState() === store.getState().identity.sessionId,
    subscribe: noted.subscribe,
    /** Stores that another phone has this session from now on. */
    note: () => write(store.getState().identity.sessionId),
    /** Stores the farewell of a phone that is about to forget the session. */
    signOff: () => write('signed-off' satisfies Farewell),
    close(): void {
      // `follow` is called here, because another subscriber may have closed the page before the store called it.
      follow();
      for (const stop of stops) stop();
    },
  };
}

function isHandOver(last: Phone, now: Phone): boolean {
  const at = now.decision?.handedOverAt;
  return at !== undefined && at !== last.decision?.handedOverAt && now.identity.sessionId === last.identity.sessionId;
}
