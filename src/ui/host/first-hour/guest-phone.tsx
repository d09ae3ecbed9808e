import { guestsPhone } from '#messages/hosts-first-hour.ts';
import { CELEBRATION_PARAMETER } from '../../../domain/celebration/celebration.ts';
import styles from './guest-phone.module.css';

/** The address at which this browser is a guest. */
export const guestAddress = (code: string) => `/?${CELEBRATION_PARAMETER}=${code}`;

/** Phones have none beside the page. It can still be scrolled. */
function hideScrollbar({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}

/** The guests' own page, as large as on a phone, and live. */
export function GuestPhone({ code }: { code: string }) {
  return (
    <div className={styles.phone}>
      <iframe
        src={guestAddress(code)}
        title={guestsPhone}
        onLoad={({ currentTarget }) => hideScrollbar(currentTarget)}
      />
    </div>
  );
}
