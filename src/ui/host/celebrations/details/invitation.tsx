import type { ReactNode } from 'react';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import '../../../look/palettes.css';
import { useHosted } from '../room/hosted.tsx';
import styles from './invitation.module.css';

/** The couple's glasses, and below them the names as on an invitation. Hosts change them where they stand. */
export function Invitation({ children }: { children: ReactNode }) {
  const { look, names } = useHosted().celebration;
  return (
    <div className={styles.invitation} data-palette={look.palette}>
      <div className={styles.glasses}>
        <Monogram names={names} />
      </div>
      {children}
    </div>
  );
}

/** A field on the invitation. */
export function InvitationLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line} data-invitation="">
      {children}
    </div>
  );
}
