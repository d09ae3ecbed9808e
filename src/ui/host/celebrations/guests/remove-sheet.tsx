import { useState } from 'react';
import * as texts from '#messages/hosts-guests.ts';
import { Button } from '../../../components/button.tsx';
import { Sheet, SheetPair } from '../../../components/sheet.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Segments } from './segments.tsx';

interface RemoveSheetProps {
  isOpen: boolean;
  name: string;
  onClose(): void;
  onRemove(mayReturn: boolean): void;
}

/** Asks once, with the focus on the harmless answer. */
export function RemoveSheet({ isOpen, name, onClose, onRemove }: RemoveSheetProps) {
  const [mayReturn, setMayReturn] = useState(true);
  return (
    <Sheet isOpen={isOpen} title={texts.removeQuestion(name)} lead={texts.removeLead} onDismiss={onClose}>
      <Segments
        label={texts.comingBack}
        chosen={mayReturn ? 'yes' : 'no'}
        onChoose={(choice) => setMayReturn(choice === 'yes')}
        segments={[
          { id: 'yes', label: texts.mayReturn },
          { id: 'no', label: texts.mayNotReturn },
        ]}
      />
      {!mayReturn && <Notice lines="alert">{texts.honestly}</Notice>}
      <SheetPair>
        <Button data-autofocus onClick={onClose}>
          {texts.keep}
        </Button>
        <Button kind="danger" onClick={() => onRemove(mayReturn)}>
          {texts.removeShort}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
