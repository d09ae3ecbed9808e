import styles from './emoji.module.css';

/** Decoration, hidden from screen readers: the text beside it says what it means. */
export function Emoji({ children }: { children: string }) {
  return (
    <span className={styles.emoji} aria-hidden="true">
      {children}
    </span>
  );
}
