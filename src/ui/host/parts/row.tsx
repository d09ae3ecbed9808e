import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './row.module.css';

interface RowProps {
  /** Before the words. */
  start?: ReactNode;
  children: ReactNode;
  /** Shown beside the words, on the same line. */
  tag?: ReactNode;
  /** A second line, smaller. */
  hint?: ReactNode;
  /** The button at the end of the row. */
  action?: ReactNode;
}

/** A row of a card: words, optionally a smaller line below them, and a button. */
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

interface TagProps {
  kind?: 'good' | 'bad' | undefined;
  icon?: IconName;
  children: string;
}

/** A word in a small pill. */
export function Tag({ kind, icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-kind={kind}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

type InitialProps = { of: string; icon?: never } | { of?: never; icon: IconName };

/** A coin with the first letter of a name, or with an icon if there is no name. The name itself is beside the coin. */
export function Initial({ of, icon }: InitialProps) {
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
