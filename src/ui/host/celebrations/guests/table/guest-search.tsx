import { useRef, useState } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import { SearchField } from '../../../form/search-field.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import styles from '../../parts/guests.module.css';

/** The search beside the segments: a field on a laptop, a button on a phone. `count` is the number of guests. */
export function ToolbarSearch({ count, search }: { count: number; search: GuestSearch }) {
  const label = texts.findAmong(count);
  return (
    <>
      <div className="only-laptop">
        <SearchField label={label} value={search.text} onChange={search.setText} />
      </div>
      {(count > 0 || search.text !== '') && <SearchButton label={label} search={search} />}
    </>
  );
}

/** The search button on a phone. The field replaces the segments, so that nothing moves. */
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

/** The searched text, and whether the field on a phone is open. */
export function useGuestSearch() {
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  /** The element that takes the focus when it appears. */
  const wish = useRef<'field' | 'button' | null>(null);
  const takeFocusAs = (kind: 'field' | 'button') => (element: HTMLElement | null) => {
    if (!element || wish.current !== kind) return;
    wish.current = null;
    element.focus();
  };
  return {
    text,
    setText,
    isSearching: text.trim() !== '',
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
