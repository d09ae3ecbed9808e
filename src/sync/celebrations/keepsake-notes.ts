import * as v from 'valibot';
import type { KeptClink, KeptWord } from '../../domain/keepsake/notes.ts';
import { WORD_SHOWN_MS } from '../../domain/wall/word.ts';
import { timeMs } from '../../domain/whole-numbers.ts';
import type { SessionStore } from '../evening/session-store.ts';
import { read, writeValue } from '../phone/phone-storage.ts';
import { KEYS } from '../phone/storage-keys.ts';
import type { Clock, KeyValueStorage, Log } from '../ports.ts';

interface KeepsakeDeps {
  readonly store: SessionStore;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly log: Log;
}

/** The maximum number of notes of each kind. If there are more, the earliest are dropped. */
const MOST_NOTES = 30;

const notesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The session to which the notes belong. */
    sessionId: v.string(),
    clinks: v.array(v.object({ name: v.string(), at: timeMs })),
    words: v.array(v.object({ text: v.string(), at: timeMs })),
    isOffered: v.boolean(),
  }),
);

/** The data for the keepsake besides the drinks. It is deleted with the evening (its key is in `KEYS`). */
export interface KeepsakeNotes {
  readonly clinks: readonly KeptClink[];
  readonly words: readonly KeptWord[];
  /** Whether the card was offered to the guest. It is offered only once. */
  readonly isOffered: boolean;
}
const NOTHING: KeepsakeNotes = { clinks: [], words: [], isOffered: false };

/** The notes of the present evening. Times are in ms on the phone's clock. */
export function createKeepsakeNotes({ store, storage, clock, log }: KeepsakeDeps) {
  function notes(): KeepsakeNotes {
    const stored = v.safeParse(notesSchema, read(storage, KEYS.keepsake, log));
    const { sessionId } = store.getState().identity;
    return stored.success && stored.output.sessionId === sessionId ? stored.output : NOTHING;
  }

  function change(next: (known: KeepsakeNotes) => KeepsakeNotes): void {
    if (!store.getState().isStored || store.isExpired()) return;
    // Another tab may have cleared the guest.
    const { userName, identity } = store.catchUp();
    if (userName === null || store.ending()) return;
    const { clinks, words, isOffered } = next(notes());
    const kept = { sessionId: identity.sessionId, clinks: clinks.slice(-MOST_NOTES), words: words.slice(-MOST_NOTES) };
    writeValue(storage, KEYS.keepsake, JSON.stringify({ ...kept, isOffered }), log);
  }

  return {
    notes,
    addClink(name: string): void {
      const clink = { name, at: clock.now() };
      change((known) => ({ ...known, clinks: [...known.clinks, clink] }));
    },
    /** A page that was loaded again receives the same word again. */
    addWord(text: string): void {
      const at = clock.now();
      const isKnown = notes().words.some((word) => word.text === text && at - word.at < WORD_SHOWN_MS);
      if (!isKnown) change((known) => ({ ...known, words: [...known.words, { text, at }] }));
    },
    /** Removes a word that the hosts have taken back. Not everybody saw it, so the card leaves it out. */
    dropWord(text: string): void {
      const { words } = notes();
      const index = words.findLastIndex((word) => word.text === text);
      if (index >= 0) change((known) => ({ ...known, words: known.words.filter((_, other) => other !== index) }));
    },
    noteOffered(): void {
      if (!notes().isOffered) change((known) => ({ ...known, isOffered: true }));
    },
  };
}
