import type { ReactNode } from 'react';
import { forTheServer } from '#messages/hosts/rules.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './for-the-server.module.css';

/** Names of settings and commands, which only an operator understands, are folded. `act`: a button below them. */
export function ForTheServer({ children, act }: { children: ReactNode; act?: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        {forTheServer}
        <Icon name="next" />
      </summary>
      <p>{children}</p>
      {act}
    </details>
  );
}
