import type { ComponentProps, ReactNode } from 'react';
import styles from './settings.module.css';
import { Setting } from './settings.tsx';

/** Actions or choices in a sheet, one below the other: rows as in a group of settings. */
export function Menu({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rows} data-menu="">
      {children}
    </div>
  );
}

/** Something that can be done. */
export function MenuRow(row: Omit<ComponentProps<typeof Setting>, 'isAction'>) {
  return <Setting isAction {...row} />;
}
