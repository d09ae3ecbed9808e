import type { ComponentProps } from 'react';
import styles from './inline-button.module.css';

/** A small action at the end of a line: only its text. */
export function InlineButton({ isLow, ...rest }: ComponentProps<'button'> & { isLow?: boolean }) {
  return <button type="button" className={styles.button} data-low={isLow || undefined} {...rest} />;
}
