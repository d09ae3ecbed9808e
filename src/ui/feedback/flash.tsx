import { useEffect } from 'react';
import { Icon } from '../components/icon.tsx';
import styles from './feedback.module.css';

/** Shown for 1 s, then faded out over 300 ms (docs/readings.md#success-flash). */
const SHOWN_MS = 1_000;
const FADE_MS = 300;

/** The check, below the counter. It covers no drink and ignores taps. */
export function Flash({ message, onOver }: { message: string | undefined; onOver(): void }) {
  // Ends by a timer, because with reduced motion there is no animation whose end it could await.
  useEffect(() => {
    const timer = setTimeout(onOver, SHOWN_MS + FADE_MS);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <div className={styles.flash}>
      <div className={styles.disc}>
        <Icon name="check" />
      </div>
      {message && <p className={styles.flashMessage}>{message}</p>}
    </div>
  );
}
