import * as texts from '#messages/carry-on.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { Button } from '../../components/button.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { unsentDrinks } from './unsent-drinks.ts';

interface SignOffSheetProps {
  isOpen: boolean;
  phone: Phone;
  onStay(): void;
}

/** The first phone waits until the server has everything. The guest may change their mind. */
export function SignOffSheet({ isOpen, phone, onStay }: SignOffSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      align="centre"
      onDismiss={onStay}
      title={texts.almostSignedOff}
      lead={texts.signsOffWhenSent(unsentDrinks(phone))}
    >
      <Button isWide data-autofocus onClick={onStay}>
        {texts.countOnBoth}
      </Button>
    </Sheet>
  );
}
