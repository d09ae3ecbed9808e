import type { ReactNode } from 'react';
import { classNames } from '../../look/class-names.ts';
import styles from './square-and-words.module.css';

interface SquareAndWordsProps {
  /** Sets `--rest`: the height of the sheet without the QR code. */
  className: string | undefined;
  /** Null while it is made. */
  square: ReactNode;
  /** The words. */
  children: ReactNode;
}

/** A QR code for the camera of another phone, and words under it. On a phone on its side they are beside it. */
export function SquareAndWords({ className, square, children }: SquareAndWordsProps) {
  return (
    <div className={classNames(styles.layout, className)}>
      <div className={styles.square} aria-busy={square === null || undefined}>
        {square}
      </div>
      <div>{children}</div>
    </div>
  );
}
