import { useEffect } from 'react';
import { Icon } from '../components/icon.tsx';
import styles from './feedback.module.css';

/** Shown for 1 s, then faded out over 300 ms (spec §9). */
const SHOWN_MS = 1_000;
const FADE_MS = 300;

/** A seal below the lens, where the glasses cross: no drink is covered, and it never catches a tap. */
export function Flash({ message, onOver }: { message: string | undefined; onOver(): void }) {
  // Leaves by the clock, since under reduced motion there is no animation to end.
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
