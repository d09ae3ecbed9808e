import { useRef, useState } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import { SearchField } from '../../../form/search-field.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import styles from '../../parts/guests.module.css';
import { useIsLow } from '../../room/use-is-low.ts';

/** The search beside the segments: a field on a laptop, a button on a phone that has no field above its tabs. */
export function ToolbarSearch({ label, search }: { label: string; search: GuestSearch }) {
  return (
    <>
      <div className="only-laptop">
        <SearchField label={label} value={search.text} onChange={search.setText} />
      </div>
      {search.isButton && <SearchButton label={label} search={search} />}
    </>
  );
}

/** The search as a button, on a phone. The field opens in the place of the segments, so that nothing moves. */
function SearchButton({ label, search }: { label: string; search: GuestSearch }) {
  if (!search.isOpen) {
    return (
      <div className={`only-phone ${styles.search}`}>
        <IconButton key="open" ref={search.takeFocusAs('button')} icon="search" label={label} onClick={search.open} />
      </div>
    );
  }
  return (
    <div className={`only-phone ${styles.search}`} data-open="">
      <SearchField
        ref={search.takeFocusAs('field')}
        label={label}
        value={search.text}
        onChange={search.setText}
        onKeyDown={({ key }) => key === 'Escape' && search.close()}
      />
      <IconButton key="close" icon="close" label={texts.closeSearch} onClick={search.close} />
    </div>
  );
}

/** With fewer guests a phone shows most of the list, and the search is a button. On a low phone it is always a button. */
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
