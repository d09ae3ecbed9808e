import type { ReactNode } from 'react';
import * as dialogs from '#messages/dialogs.ts';
import type { GuestNameFault } from '../../domain/session/guest-name.ts';
import { APART, Rings } from '../components/rings.tsx';
import { Sheet } from '../components/sheet.tsx';
import { NameForm } from './name-form.tsx';
import styles from './welcome-dialog.module.css';

interface WelcomeDialogProps {
  isOpen: boolean;
  onSubmit(name: string): GuestNameFault | null;
  /** Shown above the field. */
  notice?: ReactNode;
}

/**
 * The invitation: asks for the name and cannot be dismissed (docs/readings.md#welcome-dialog). Two glasses stand apart.
 * They touch when the guest comes in.
 */
export function WelcomeDialog({ isOpen, onSubmit, notice }: WelcomeDialogProps) {
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      isFull
      align="centre"
      picture={
        <div className={styles.glasses}>
          <Rings distance={APART.notMet} />
        </div>
      }
      title={dialogs.welcome}
      lead={dialogs.whatShouldTheyCallYou}
    >
      <div className={styles.notice} role="status">
        {notice}
      </div>
      <NameForm key={String(isOpen)} currentName="" submitLabel={dialogs.startTracking} onSubmit={onSubmit} />
    </Sheet>
  );
}
