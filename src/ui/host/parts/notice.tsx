import type { ReactNode } from 'react';
import * as texts from '#messages/hosts/hosts.ts';
import { Note } from '../../components/note.tsx';
import { TextButton } from '../../components/text-button.tsx';
import type { Loaded } from '../acts/use-loaded.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

/** A note with an icon of the hosts' page. `isBad`: the note reports a problem. */
export function Notice({ icon, isBad, children }: { icon: IconName; isBad?: boolean; children: ReactNode }) {
  return (
    <Note icon={<Icon name={icon} />} isBad={isBad}>
      {children}
    </Note>
  );
}

/** Shown instead of an answer that is still loading or could not be loaded. */
export function Trouble({ of: { value, fault, reload } }: { of: Pick<Loaded<unknown>, 'value' | 'fault' | 'reload'> }) {
  if (value !== null && !fault) return null;
  return (
    <div className={styles.trouble} role={fault ? 'alert' : 'status'}>
      <span>{fault ? texts.didNotLoad : texts.loading}</span>
      {fault && <TextButton onClick={reload}>{texts.tryAgain}</TextButton>}
    </div>
  );
}
