import type { ComponentProps, ReactNode } from 'react';
import styles from './settings.module.css';
import { Setting } from './settings.tsx';

/** A list of actions or choices in a sheet, with rows as in a group of settings. */
export function Menu({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rows} data-menu="">
      {children}
    </div>
  );
}

/** An action in a menu. */
export function MenuRow(row: Omit<ComponentProps<typeof Setting>, 'isAction'>) {
  return <Setting isAction {...row} />;
}
