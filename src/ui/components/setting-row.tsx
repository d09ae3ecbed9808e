import type { ComponentProps } from 'react';
import { Drawing, Icon, PIN } from './drawings/icon.tsx';
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

export const GLOBE = [
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  'M3.5 12h17M12 3.5c2.6 2.5 3.7 5.3 3.7 8.5s-1.1 6-3.7 8.5c-2.6-2.5-3.7-5.3-3.7-8.5s1.1-6 3.7-8.5Z',
] as const;

export const PICTURE = [
  'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4Z',
  'm4.5 17 5-5 4 4 2.5-2.5 3.5 3.5M15 9.2v.1',
] as const;

const DRAWINGS = {
  bin: BIN,
  glasses: [
    'M3 14a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0-11.5 0M9.5 14a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0-11.5 0',
    'M12 2.5v3M8.5 4l1 2M15.5 4l-1 2',
  ],
  globe: GLOBE,
  hide: [
    'm4 4 16 16M9.9 5.3a9.6 9.6 0 0 1 2.1-.3c5 0 8.5 4.5 9.5 7a13 13 0 0 1-2.7 3.9',
    'M6.3 7.2A13.4 13.4 0 0 0 2.5 12c1 2.5 4.5 7 9.5 7a9.3 9.3 0 0 0 4.7-1.3M10 10.2a2.6 2.6 0 0 0 3.7 3.7',
  ],
  numbers: ['M4 4v14a2 2 0 0 0 2 2h14', 'm8 15 3.5-4.5 3 2.5L20 7'],
  phone: PHONE,
  picture: PICTURE,
  quiet: ['M4 6.5h16M4 12h9M4 17.5h6', 'm16.5 12.5 4.5 5M21 12.5l-4.5 5'],
  pin: PIN,
  qr: QR,
  swap: ['M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12 6 15.5 9.5 19'],
} as const;

interface SettingRowProps extends ComponentProps<'button'> {
  icon: keyof typeof DRAWINGS;
  /** The row deletes something. */
  isDanger?: boolean;
}

/** One row of the settings. A row with `role="switch"` shows its state. A chevron means that a tap opens something. */
export function SettingRow({ icon, isDanger, children, ...rest }: SettingRowProps) {
  return (
    <button type="button" className={styles.row} data-danger={isDanger || undefined} {...rest}>
      <Drawing paths={DRAWINGS[icon]} />
      <span>{children}</span>
      {rest['aria-haspopup'] && <Icon name="next" />}
    </button>
  );
}
