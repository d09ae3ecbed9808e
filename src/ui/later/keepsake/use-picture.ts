import { useCallback, useEffect, useRef } from 'react';
import type { Motif } from '../../../domain/keepsake/motifs.ts';
import type { Card } from './card.ts';
import { fontsFor, pictureOf } from './draw-card.ts';

/** The picture is made a little later, so that the cards to choose from are drawn first. */
const LATER_MS = 300;

/**
 * Makes the picture before it is wanted, because browsers open the system's sheet only soon after a tap. Returns a
 * function that returns the picture, or null if the phone has too little memory.
 */
export function usePicture(isWanted: boolean, motif: Motif, card: Card): () => Promise<Blob | null> {
  const made = useRef<{ motif: Motif; card: Card; picture: Promise<Blob | null> }>(null);

  const take = useCallback((): Promise<Blob | null> => {
    const known = made.current;
    if (known?.motif === motif && known.card === card) return known.picture;
    const picture = fontsFor(card).then(() => pictureOf(motif, card));
    made.current = { motif, card, picture };
    return picture;
  }, [motif, card]);

  // This is an effect because the canvas is outside React.
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => void take(), LATER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, take]);

  return take;
}
