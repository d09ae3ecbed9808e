import { useState } from 'react';
import { useIsLow } from './use-is-low.ts';

/** With fewer guests, most of the list is in sight, and the search of a phone is a button. On a low phone it always is. */
const MANY = 20;

/** What is searched for, and how a phone offers the search. `count` is the number of guests. */
export function useGuestSearch(count: number) {
  const isLow = useIsLow();
  const [text, setText] = useState('');
  const [stage, setStage] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const [isMany, setIsMany] = useState(false);
  // It does not change back when guests leave. Otherwise the field would disappear while somebody types.
  if (!isMany && count >= MANY && stage !== 'open') setIsMany(true);
  const isField = isMany && !isLow;
  return {
    text,
    setText,
    isSearching: text.trim() !== '',
    /** Whether the phone has a field above its tabs. Otherwise a button opens one. */
    isField,
    isOpen: !isField && (stage === 'open' || text !== ''),
    wasOpen: stage === 'closed',
    open: () => setStage('open'),
    close: () => {
      setStage('closed');
      setText('');
    },
  };
}

export type GuestSearch = ReturnType<typeof useGuestSearch>;
