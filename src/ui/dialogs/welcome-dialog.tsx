import type { ReactNode } from 'react';
import * as dialogs from '#messages/dialogs.ts';
import type { GuestNameFault } from '../../domain/session/guest-name.ts';
import { APART, Rings } from '../components/drawings/rings.tsx';
import { Sheet, type SheetContent } from '../components/sheet/sheet.tsx';
import { NameForm } from './name-form.tsx';
import styles from './welcome-dialog.module.css';

interface WelcomeDialogProps {
  isOpen: boolean;
  onSubmit(name: string): GuestNameFault | null;
  /** Shown above the field. */
  notice?: ReactNode;
  /** Greets the guests of a couple, instead of everybody. The question is then the label of the field. */
  greeting?: Pick<SheetContent, 'picture' | 'title' | 'lead'> | undefined;
  /** Shown below the button. */
  foot?: ReactNode;
}

/**
 * The invitation: asks for the name and cannot be dismissed (docs/readings.md#welcome-dialog). Two glasses stand apart.
 * They touch when the guest comes in.
 */
export function WelcomeDialog({ isOpen, onSubmit, notice, greeting, foot }: WelcomeDialogProps) {
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      isFull
      align="centre"
      title={dialogs.welcome}
      lead={dialogs.whatShouldTheyCallYou}
      {...greeting}
      picture={
        <div className={styles.glasses} data-greets={greeting ? '' : undefined}>
          {greeting?.picture ?? <Rings distance={APART.notMet} hasSpark />}
        </div>
      }
    >
      <div className={styles.notice} role="status">
        {notice}
      </div>
      <NameForm
        key={String(isOpen)}
        label={greeting && dialogs.whatShouldTheyCallYou}
        currentName=""
        submitLabel={dialogs.startTracking}
        onSubmit={onSubmit}
      />
      <div className={styles.foot}>{foot}</div>
    </Sheet>
  );
}
