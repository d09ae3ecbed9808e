import type { ReactNode } from 'react';
import { Note } from '../../components/note.tsx';
import { Lines, type LinesName } from './lines.tsx';

/** A note beside a line drawing of the hosts. `isBad`: something is in the way. */
export function Notice({ lines, isBad, children }: { lines: LinesName; isBad?: boolean; children: ReactNode }) {
  return (
    <Note icon={<Lines name={lines} />} isBad={isBad}>
      {children}
    </Note>
  );
}
