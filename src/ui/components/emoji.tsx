import styles from './emoji.module.css';

/** Drawn only: what it means stands beside it in words. */
export function Emoji({ children }: { children: string }) {
  return (
    <span className={styles.emoji} aria-hidden="true">
      {children}
    </span>
  );
}
