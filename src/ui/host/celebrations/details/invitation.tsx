import type { ReactNode } from 'react';
import { Corners } from '../../../components/drawings/ornament.tsx';
import '../../../look/palettes.css';
import type { FieldProps } from '../parts/celebration-fields.tsx';
import { DayField } from '../parts/day-field.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './invitation.module.css';

/** The names and the day as on an invitation, in the couple's look. Hosts change them where they stand. */
export function Invitation({ children }: { children: ReactNode }) {
  const { look } = useHosted().celebration;
  return (
    <div className={styles.invitation} data-palette={look.palette}>
      <Corners kind={look.ornament} />
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
