import { useStore } from 'zustand';
import * as texts from '#messages/carry-on.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import type { Farewell } from '../../../sync/two-phones/other-phone.ts';
import { Button } from '../../components/button.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import type { Joining } from '../celebration/joining.ts';
import { unsentDrinks } from '../celebration/unsent-note.tsx';
import type { CarryingOn } from './carrying-on.ts';
import { OfferSheet } from './offer-sheet.tsx';
import { QuietSheet } from './quiet-sheet.tsx';
import { TakeOverSheet } from './take-over-sheet.tsx';

export interface CarryOnSheetsProps {
  carryingOn: CarryingOn;
  joining: Joining;
  origin: string;
}

/** The sheets of both phones. `carryingOn` says which of them is open. */
export function CarryOnSheets({ carryingOn, joining, origin }: CarryOnSheetsProps) {
  const { offer, takeOver, farewell } = carryingOn;
  const { offer: shown, signsOff } = useStore(offer);
  const step = useStore(takeOver, (state) => state.step);
  const left = useStore(farewell);
  const phone = usePhone((whole) => whole);
  return (
    <>
      <OfferSheet
        offer={shown}
        signsOff={signsOff}
        origin={origin}
        onSignsOff={offer.choose}
        onNew={offer.open}
        onClose={() => void offer.close()}
      />
      <SignOffSheet isOpen={shown.kind === 'signing-off'} phone={phone} onStay={() => void offer.close()} />
      <TakeOverSheet
        step={step}
        phone={phone}
        onTake={takeOver.accept}
        onAgain={takeOver.tryAgain}
        onDecline={takeOver.decline}
        onTypeCode={() => {
          takeOver.decline();
          joining.typeCode();
        }}
      />
      <FarewellSheet farewell={left} onClose={() => farewell.setState(null, true)} />
    </>
  );
}

const SENTENCES = {
  'signed-off': [texts.signedOff, texts.movedAway],
  deleted: [texts.deletedElsewhere, texts.forgottenHere],
} as const;

/** Says why this phone no longer has its evening. The welcome is behind this sheet. */
export function FarewellSheet({ farewell, onClose }: { farewell: Farewell | null; onClose(): void }) {
  const [title, lead] = SENTENCES[farewell ?? 'signed-off'];
  return (
    <QuietSheet isOpen={farewell !== null} isDim title={title} lead={lead} onDismiss={onClose}>
      <Button kind="primary" isWide data-autofocus onClick={onClose}>
        {texts.freshEvening}
      </Button>
    </QuietSheet>
  );
}

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
