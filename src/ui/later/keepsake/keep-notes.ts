import type { createKeepsakeNotes } from '../../../sync/celebrations/keepsake-notes.ts';
import type { HeardMoment } from '../../../sync/live/heard-moment.ts';
import type { Clock } from '../../../sync/ports.ts';

export type NotesOfEvening = ReturnType<typeof createKeepsakeNotes>;

interface Source<State> {
  subscribe(listener: (state: State, before: State) => void): () => void;
}

interface KeepNotesDeps {
  readonly notes: NotesOfEvening;
  readonly clock: Clock;
  readonly moments: Source<{ readonly shown: HeardMoment | null }>;
  readonly joining: Source<{ readonly word: { readonly text: string; readonly until: number } | null }>;
}

/** A message that ends earlier than its time by more than this was taken back. */
const EARLY_MS = 5_000;

/**
 * Notes for the keepsake with whom the guest has clinked and what the hosts said, as this phone showed it. Returns a
 * function that stops this.
 */
export function keepNotes({ notes, clock, moments, joining }: KeepNotesDeps): () => void {
  const stops = [
    moments.subscribe(({ shown }, before) => {
      if (shown !== before.shown && shown?.kind === 'clink' && shown.with) notes.addClink(shown.with);
    }),
    joining.subscribe(({ word }, { word: before }) => {
      if (word === before) return;
      if (before && !word && clock.now() < before.until - EARLY_MS) notes.dropWord(before.text);
      if (word) notes.addWord(word.text);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
