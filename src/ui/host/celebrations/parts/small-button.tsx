import type { ComponentProps } from 'react';
import { Button } from '../../../components/button.tsx';
import styles from './small-button.module.css';

/** A button inside a row. `label` is its accessible name, if the word on it does not say what it acts on. */
export function SmallButton({ label, ...rest }: ComponentProps<typeof Button> & { label?: string }) {
  return <Button className={styles.small} aria-label={label} {...rest} />;
}
