import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A quiet action under the filled button: an underlined text with the height of a button. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.text} {...props} />;
}
