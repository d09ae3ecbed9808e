import { Icon } from '../components/drawings/icon.tsx';
import styles from './feedback.module.css';

/** The green check with a message, at the upper edge. It covers no drink and ignores taps. */
export function Flash({ message }: { message: string }) {
  return (
    <p className={styles.flash}>
      <Icon name="check" />
      {message}
    </p>
  );
}
