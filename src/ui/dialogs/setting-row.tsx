import type { ComponentProps } from 'react';
import { Drawing, Icon, PIN } from '../components/icon.tsx';
import styles from './setting-row.module.css';

export const BIN = [
  'M4.5 6.5h15',
  'M9 6.5V4h6v2.5',
  'm6.5 6.5 1 13.5h9l1-13.5',
  'M10.2 10.5v5.5M13.8 10.5v5.5',
] as const;

export const QR = ['M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2'] as const;

export const PHONE = [
  'M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5Z',
  'M11 18.5h2',
] as const;

const DRAWINGS = {
  bin: BIN,
  eye: ['M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z', 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'],
  phone: PHONE,
  pin: PIN,
  qr: QR,
  swap: ['M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12 6 15.5 9.5 19'],
} as const;

interface SettingRowProps extends ComponentProps<'button'> {
  icon: keyof typeof DRAWINGS;
}

/** One setting. With `role="switch"` it shows its state. A chevron says that it opens something. */
export function SettingRow({ icon, children, ...rest }: SettingRowProps) {
  return (
    <button type="button" className={styles.row} {...rest}>
      <Drawing paths={DRAWINGS[icon]} />
      <span>{children}</span>
      {rest['aria-haspopup'] && <Icon name="next" />}
    </button>
  );
}
