import { useEffect, useState } from 'react';
import type { KeepsakeNotes } from '../../../sync/celebrations/keepsake-notes.ts';
import { useClink } from '../../guest/clink-context.tsx';
import type { NotesOfEvening } from './keep-notes.ts';
import type { KeepsakeSheetProps, LoadKeepsake } from './keepsake-sheet.tsx';

export interface Keepsake {
  readonly notes: NotesOfEvening;
  readonly loadKeepsake: LoadKeepsake;
  /** Whether the guest wants moments now. Without them nobody is named. */
  hasMoments(): boolean;
}

interface LoadedKeepsake {
  readonly KeepsakeSheet: (props: KeepsakeSheetProps) => React.ReactNode;
  readonly notes: KeepsakeNotes;
}

/** If loading the code of the card takes longer, the guest gets the sheet without a card. */
const PATIENCE_MS = 3_000;

/**
 * Returns the card for one opening of the sheet, with the notes that the phone has at that moment. Null if the sheet
 * has no card, because the card was offered before or its code could not be loaded. `step` is a new object for each
 * opening, and null if no card is due.
 */
export function useKeepsake(
  { notes, loadKeepsake, hasMoments }: Keepsake,
  step: { readonly kind: 'over' | 'keepsake' } | null,
): LoadedKeepsake | 'loading' | null {
  const { log } = useClink();
  const [opening, setOpening] = useState(() => open());
  if (opening.step !== step) setOpening(open());

  function open() {
    const known = notes.notes();
    const isWanted = step !== null && (step.kind === 'keepsake' || !known.isOffered);
    return { step, isWanted, notes: hasMoments() ? known : { ...known, clinks: [] } };
  }

  const [code, setCode] = useState<Awaited<ReturnType<LoadKeepsake>> | null>(null);
  const [isLate, setIsLate] = useState(false);
  const isMissing = opening.isWanted && code === null;
  // This is an effect because the network is outside React.
  useEffect(() => {
    if (!isMissing) return;
    let isAwaited = true;
    const giveUp = () => {
      isAwaited = false;
      setIsLate(true);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    loadKeepsake().then(
      (loaded) => isAwaited && setCode(loaded),
      (error: unknown) => {
        log('Error fetching a view', error);
        giveUp();
      },
    );
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [isMissing, loadKeepsake, log]);

  if (!opening.isWanted || (isMissing && isLate)) return null;
  return code === null ? 'loading' : { KeepsakeSheet: code.KeepsakeSheet, notes: opening.notes };
}
