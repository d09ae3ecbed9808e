import type { ReactNode } from 'react';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import styles from './nothing.module.css';

/** Shown where a part of a page has no content: small rings above one line. */
export function Nothing({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <LensPicture className={styles.rings} isDim>
        <Icon name={icon} />
      </LensPicture>
      {children}
    </div>
  );
}
