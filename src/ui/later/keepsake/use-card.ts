import { useMemo, useSyncExternalStore } from 'react';
import { language } from '#messages/page.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import type { Motif } from '../../../domain/keepsake/motifs.ts';
import { directionOf } from '../../../domain/languages.ts';
import { knownLook } from '../../../domain/look/look.ts';
import { compareEntries } from '../../../domain/session/drink-entry.ts';
import type { KeepsakeNotes } from '../../../sync/celebrations/keepsake-notes.ts';
import { usePhone } from '../../guest/clink-context.tsx';
import type { Card } from './card.ts';
import { cardOf, descriptionOf as describe } from './card-words.ts';

interface WantedCard {
  readonly facts: CelebrationFacts;
  readonly notes: KeepsakeNotes;
  readonly hasCounts: boolean;
}

/** Returns the card of this phone's evening. It is the same object as long as nothing on the card changes. */
export function useCard({ facts, notes, hasCounts }: WantedCard): {
  readonly card: Card;
  readonly descriptionOf: (motif: Motif) => string;
} {
  const session = usePhone((phone) => phone.session);
  const userName = usePhone((phone) => phone.userName) ?? '';
  const celebration = usePhone((phone) => phone.celebration);
  const isNight = useSyncExternalStore(followTheme, isNightNow);
  return useMemo(() => {
    const { drinks, sessionStart } = session;
    // Notes from before the start of the evening are left out, because a reset begins a new evening.
    const isOfEvening = ({ at }: { readonly at: number }) => at >= sessionStart;
    const words = notes.words.filter(isOfEvening);
    const card = cardOf({
      ...{ facts, userName, hasCounts, words, isNight },
      drinks: [...drinks].sort(compareEntries),
      clinks: notes.clinks.filter(isOfEvening),
      menu: celebration?.menu,
      ornament: knownLook(celebration?.look).ornament,
      isRightToLeft: directionOf(language) === 'rtl',
    });
    return { card, descriptionOf: (motif) => describe(motif, card, words) };
  }, [session, userName, celebration, facts, notes, hasCounts, isNight]);
}

function isNightNow(): boolean {
  return document.documentElement.dataset.theme === 'night';
}

function followTheme(listener: () => void): () => void {
  const page = new MutationObserver(listener);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => page.disconnect();
}
