import styles from './emoji.module.css';

/** A decorative emoji, hidden from screen readers because the text beside it has the same meaning. */
export function Emoji({ children }: { children: string }) {
  return (
    <span className={styles.emoji} aria-hidden="true">
      {children}
    </span>
  );
}
