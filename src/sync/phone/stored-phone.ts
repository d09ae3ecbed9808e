import { isExpired } from '../../domain/session/session-lifetime.ts';
import type { Clock, KeyValueStorage, Log, Random } from '../ports.ts';
import { createAsides } from './asides.ts';
import { asSession, freshened } from './new-session.ts';
import { type Copy, mergeCopies, NEW_TAB, type Phone, withView } from './phone.ts';
import { clearPhone, NO_PLAIN_VALUES, read, readPlainValues, writePhone, writeValue } from './phone-storage.ts';
import { KEYS } from './storage-keys.ts';
import { isSameCopy, readCopy, textOf } from './stored-copy.ts';

export interface StoredPhoneDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/**
 * The phone's data in the storage that its tabs share. The key `sessionId` names the phone's session. If `clink`
 * contains another session, a tab has written it that does not know of the change yet.
 */
export function createStoredPhone(deps: StoredPhoneDeps) {
  const { storage, clock, random, log } = deps;
  /** The text that this tab wrote last. While `clink` equals it, there is nothing new to read. */
  let ownText: string | null = null;

  const asides = createAsides(deps);

  const readText = () => read(storage, KEYS.session, log);
  const currentId = () => readPlainValues(storage, log).identity?.sessionId;
  const copyFrom = (text: string | null) => readCopy(text, readPlainValues(storage, log), deps);

  /**
   * Reads the phone when the page is loaded. A page that opens at the same moment may have replaced the copy of the
   * phone's session by an empty one. Then this page writes nothing (unless `isImpatient`) until the tab with the
   * session has written its copy again.
   */
  function load(isImpatient = false): Phone {
    const nowMs = clock.now();
    const stored = copyFrom(readText());
    const sessionId = currentId() ?? stored.identity.sessionId;
    asides.addLate(textOf(stored), sessionId);
    // A tab that did not know yet that the guest had switched to another celebration may have overwritten `clink`.
    const copies = [asSession(sessionId, stored, nowMs, random) ?? [], ...asides.of(sessionId)].flat();
    const isDeleted = asides.isDeleted(sessionId);
    if (copies.length === 0 && isEmpty(stored) && !isDeleted && !isImpatient) return firstVisit();
    return begun(isDeleted ? [] : copies, nowMs);
  }

  /**
   * Begins with the session of `copies`, or with a new session if there are none. A session older than 24 hours is
   * cleared from the storage.
   */
  function begun([first, ...more]: readonly Copy[], nowMs: number): Phone {
    const copy = first && more.reduce(mergeCopies, first);
    const phone = copy ? opened(copy, sharedPosition(null)) : firstVisit();
    if (isExpired(phone.beganAt, nowMs)) {
      clearPhone(storage, log);
      return write(firstVisit());
    }
    // A late tab may have written an old name.
    if (phone.userName === null) writeValue(storage, KEYS.userName, null, log);
    return write(withView(freshened(phone, nowMs, random)));
  }

  const firstVisit = () => opened(readCopy(null, NO_PLAIN_VALUES, deps), null);
  const opened = (copy: Copy, position: Phone['position']) => withView({ ...copy, ...NEW_TAB, position });

  /** Stores the whole phone. Returns it with `isStored` updated. */
  function write(phone: Phone): Phone {
    const text = textOf(phone);
    const isStored = writePhone(storage, phone, text, phone.isStored ? log : () => undefined);
    if (isStored) ownText = text;
    return { ...phone, isStored };
  }

  /**
   * Merges `phone` with the stored copy and with `written`, a text that another tab has just written and that this tab
   * may already have overwritten. If the phone now has another session, the tab moves to that session. Returns the same
   * object if nothing is new.
   */
  function withStored(phone: Phone, written: string | null = null): Phone {
    // A tab that cannot store keeps its own session, which is only in its memory.
    const isKept = !phone.isStored && !isEmpty(phone);
    const sessionId = (!isKept && currentId()) || phone.identity.sessionId;
    const others = [readText(), written].filter((text) => text !== null && text !== ownText).map(copyFrom);
    const copies = [phone, ...others].flatMap((copy) => asSession(sessionId, copy, clock.now(), random) ?? []);
    const [first = phone, ...more] = copies;
    const copy = more.reduce<Copy>(mergeCopies, first);
    const position = phone.isStored ? sharedPosition(phone.position) : phone.position;
    if (position === phone.position && isSameCopy(copy, phone)) return phone;
    return withView({ ...phone, ...copy, position });
  }

  /** The position is only in memory, but the storage contains whether it is shared. */
  function sharedPosition(own: Phone['position']): Phone['position'] {
    return read(storage, KEYS.locationSharing, log) === 'on' ? (own ?? undefined) : null;
  }

  /** Whether `clink` lacks something of this phone, because another tab has overwritten it. */
  function isOverwritten(phone: Phone): boolean {
    const text = readText();
    return text !== null && currentId() === phone.identity.sessionId && !isSameCopy(copyFrom(text), phone);
  }

  /**
   * Whether this tab has only an empty session, while the phone has the session of another tab, whose copy this tab has
   * not read yet. This tab waits for that copy, because it may contain a guest's name.
   */
  function isAwaiting(phone: Phone): boolean {
    return isEmpty(phone) && (currentId() ?? phone.identity.sessionId) !== phone.identity.sessionId;
  }

  return { load, write, withStored, isOverwritten, isAwaiting, firstVisit, asides };
}

/** A session without a name is empty, except at the celebration of a link. */
function isEmpty({ state, celebration }: Copy): boolean {
  return state.userName === '' && celebration === null;
}
