import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

interface TextButtonLook {
  /** The button is beside a more important action. */
  isSoft?: boolean;
  /** The button takes the full width below the filled button of a sheet. */
  isWide?: boolean;
}

/** An unobtrusive button: only underlined text, as tall as other buttons. */
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
