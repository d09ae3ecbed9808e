import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './row.module.css';

interface RowProps {
  /** Before the words. */
  start?: ReactNode;
  children: ReactNode;
  /** Beside the words, in the same line. */
  tag?: ReactNode;
  /** A second line, smaller. */
  hint?: ReactNode;
  /** What can be done, at the end. */
  action?: ReactNode;
}

/** One line of a card: words, perhaps a smaller line below, and what can be done about them. */
export function Row({ start, children, tag, hint, action }: RowProps) {
  return (
    <div className={styles.row}>
      {start}
      <div className={styles.words}>
        <span className={styles.first}>
          <span>{children}</span>
          {tag}
        </span>
        {hint && <small>{hint}</small>}
      </div>
      {action}
    </div>
  );
}

/** A word in a small pill. */
export function Tag({ kind, children }: { kind?: 'good' | 'bad' | 'new'; children: string }) {
  return (
    <span className={styles.tag} data-kind={kind}>
      {children}
    </span>
  );
}

/** The first letter of a name in a coin, or a drawing for somebody without a name. The name itself stands beside it. */
export function Initial({ of, icon }: { of: string; icon?: never } | { of?: never; icon: IconName }) {
  return (
    <span className={`display ${styles.coin}`} aria-hidden="true">
      {icon ? <Icon name={icon} /> : firstLetter(of)}
    </span>
  );
}

function firstLetter(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}
