import type { ComponentProps } from 'react';
import { Button } from '../../../components/button.tsx';
import styles from './small-button.module.css';

/** A button inside a row. `label` names it where its own word would not say of what. */
export function SmallButton({ label, ...rest }: ComponentProps<'button'> & { label?: string }) {
  return <Button className={styles.small} aria-label={label} {...rest} />;
}
