import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

interface TextButtonLook {
  /** Beside a more important action. */
  isSoft?: boolean;
  /** The button has a line of its own, under the filled button of a sheet. */
  isWide?: boolean;
}

/** A quiet action: only its underlined text, with the height of a button. */
export function TextButton({ isSoft, isWide, ...rest }: ComponentProps<'button'> & TextButtonLook) {
  return (
    <button
      type="button"
      className={styles.text}
      data-soft={isSoft || isWide || undefined}
      data-wide={isWide || undefined}
      {...rest}
    />
  );
}
