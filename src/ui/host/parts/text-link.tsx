import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** A small action that is only its underlined text. `isSoft`: beside a more important one. */
export function TextLink({ isSoft, ...rest }: ComponentProps<'button'> & { isSoft?: boolean }) {
  return <button type="button" className={styles.link} data-soft={isSoft || undefined} {...rest} />;
}
