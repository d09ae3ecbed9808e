import { useEffect, useState } from 'react';
import { guestsPhone } from '#messages/hosts/first-hour.ts';
import { CELEBRATION_PARAMETER } from '../../../domain/celebration/celebration.ts';
import styles from './guest-phone.module.css';

/** The address that opens the guests' page in this browser. */
export const guestAddress = (code: string) => `/?${CELEBRATION_PARAMETER}=${code}`;

/** Real phones show no scroll bar beside the page. The page can still be scrolled. */
function hideScrollbar({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}

/** Within this time after loading, the guests' page puts the focus into its own field. */
const QUIET_MS = 2_500;

/** The real guests' page in the size of a phone. At first it is inert, so that the focus stays on the heading. */
export function GuestPhone({ code }: { code: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isQuiet, setIsQuiet] = useState(true);

  // Ends the inert time with a timer.
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setIsQuiet(false), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return (
    <div className={styles.phone} onPointerMove={() => setIsQuiet(false)}>
      <iframe
        src={guestAddress(code)}
        title={guestsPhone}
        inert={isQuiet}
        onLoad={({ currentTarget }) => {
          hideScrollbar(currentTarget);
          setIsLoaded(true);
        }}
      />
    </div>
  );
}
