import type { ReactNode } from 'react';
import { Note } from '../../components/note.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';

/** A note with an icon of the hosts' page. `isBad`: the note reports a problem. */
export function Notice({ icon, isBad, children }: { icon: IconName; isBad?: boolean; children: ReactNode }) {
  return (
    <Note icon={<Icon name={icon} />} isBad={isBad}>
      {children}
    </Note>
  );
}
