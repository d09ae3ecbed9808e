import type { ComponentProps } from 'react';
import { Drawing, PIN } from '../components/icon.tsx';
import styles from './setting-row.module.css';

export const BIN = [
  'M4.5 6.5h15',
  'M9 6.5V4h6v2.5',
  'm6.5 6.5 1 13.5h9l1-13.5',
  'M10.2 10.5v5.5M13.8 10.5v5.5',
] as const;

const DRAWINGS = {
  bin: BIN,
  eye: ['M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z', 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'],
  pin: PIN,
} as const;

interface SettingRowProps extends ComponentProps<'button'> {
  icon: keyof typeof DRAWINGS;
}

/** One setting. With `role="switch"` it shows its state. */
export function SettingRow({ icon, children, ...rest }: SettingRowProps) {
  return (
    <button type="button" className={styles.row} {...rest}>
      <Drawing paths={DRAWINGS[icon]} />
      <span>{children}</span>
    </button>
  );
}
