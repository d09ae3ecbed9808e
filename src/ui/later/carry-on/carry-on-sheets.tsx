import { useStore } from 'zustand';
import { usePhone } from '../../guest/clink-context.tsx';
import type { Joining } from '../celebration/joining.ts';
import type { CarryingOn } from './carrying-on.ts';
import { FarewellSheet } from './farewell-sheet.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { SignOffSheet } from './sign-off-sheet.tsx';
import { TakeOverSheet } from './take-over-sheet.tsx';

export interface CarryOnSheetsProps {
  carryingOn: CarryingOn;
  joining: Joining;
  origin: string;
}

/** The sheets of both phones. They open when `carryingOn` says so. */
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
