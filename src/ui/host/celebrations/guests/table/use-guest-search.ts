import { useRef, useState } from 'react';
import { useIsLow } from '../../room/use-is-low.ts';

/** With fewer guests, most of the list is in sight, and the search of a phone is a button. On a low phone the search is always a button. */
const MANY = 20;

/** What is searched for, and how a phone offers the search. `count` is the number of guests. */
export function useGuestSearch(count: number) {
  const isLow = useIsLow();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  /** What the focus goes to when it appears. A field that comes because the phone was turned opens no keyboard. */
  const wish = useRef<'field' | 'button' | null>(null);
  const [isMany, setIsMany] = useState(false);
  // It does not change back when guests leave. Otherwise the field would disappear while somebody types.
  if (!isMany && count >= MANY && !isAsked) setIsMany(true);
  const isField = isMany && !isLow;
  const takeFocusAs = (kind: 'field' | 'button') => (element: HTMLElement | null) => {
    if (!element || wish.current !== kind) return;
    wish.current = null;
    element.focus();
  };
  return {
    text,
    setText,
    isSearching: text.trim() !== '',
    /** Whether the phone has a field above its tabs. Otherwise a button opens one. */
    isField,
    isButton: !isField && (count > 0 || text !== ''),
    isOpen: isAsked || text !== '',
    takeFocusAs,
    open: () => {
      wish.current = 'field';
      setIsAsked(true);
    },
    close: () => {
      wish.current = 'button';
      setIsAsked(false);
      setText('');
    },
  };
}

export type GuestSearch = ReturnType<typeof useGuestSearch>;
