import { useState } from 'react';
import * as texts from '#messages/hosts-guests.ts';
import { Segments } from '../../../../components/segments.tsx';
import { ConfirmSheet } from '../../../form/confirm-sheet.tsx';
import styles from './remove-sheet.module.css';

interface RemoveSheetProps {
  isOpen: boolean;
  name: string;
  onClose(): void;
  onRemove(mayReturn: boolean): void;
}

/** Asks once, with the focus on the harmless answer. */
export function RemoveSheet({ isOpen, name, onClose, onRemove }: RemoveSheetProps) {
  const [mayReturn, setMayReturn] = useState(true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Each time it opens. While it closes, the choice still stands there.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setMayReturn(true);
  }
  return (
    <ConfirmSheet
      isOpen={isOpen}
      title={texts.removeQuestion(name)}
      lead={texts.removeLead}
      keep={texts.keep}
      confirm={texts.removeShort}
      onClose={onClose}
      onConfirm={() => onRemove(mayReturn)}
    >
      <Segments
        label={texts.comingBack}
        chosen={mayReturn ? 'yes' : 'no'}
        onChoose={(choice) => setMayReturn(choice === 'yes')}
        segments={[
          { id: 'yes', label: texts.mayReturn },
          { id: 'no', label: texts.mayNotReturn },
        ]}
      />
      {!mayReturn && <p className={styles.hint}>{texts.honestly}</p>}
    </ConfirmSheet>
  );
}
