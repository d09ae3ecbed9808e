import * as texts from '#messages/hosts-guests.ts';
import { SearchField } from '../../../form/search-field.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import styles from '../../parts/guests.module.css';
import type { GuestSearch } from './use-guest-search.ts';

/** The search of a phone as a button. The field opens in the place of the segments, so that nothing moves. */
export function SearchButton({ label, search }: { label: string; search: GuestSearch }) {
  if (!search.isOpen) {
    return (
      <div className={`only-phone ${styles.search}`}>
        <IconButton key="open" ref={search.takeFocusAs('button')} lines="search" label={label} onClick={search.open} />
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
      <IconButton key="close" lines="close" label={texts.closeSearch} onClick={search.close} />
    </div>
  );
}
