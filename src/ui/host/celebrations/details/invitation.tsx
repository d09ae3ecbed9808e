import type { ReactNode } from 'react';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Corners } from '../../../components/drawings/ornament.tsx';
import '../../../look/palettes.css';
import type { FieldProps } from '../parts/celebration-fields.tsx';
import { DayField } from '../parts/day-field.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './invitation.module.css';

/** The couple's glasses, and below them the names and the day as on an invitation. Hosts change them where they stand. */
export function Invitation({ children }: { children: ReactNode }) {
  const { look, names } = useHosted().celebration;
  return (
    <div className={styles.invitation} data-palette={look.palette}>
      <div className={styles.glasses}>
        <Corners kind={look.ornament} areUpper />
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

/** The whole day, because the invitation has room for it. */
export function InvitationDay(props: FieldProps) {
  return <DayField {...props} isWhole />;
}
