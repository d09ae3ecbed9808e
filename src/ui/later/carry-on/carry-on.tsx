import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { backTo, bothCount, carriesOnAs, goBack, signThisOff } from '#messages/carry-on.ts';
import { didNotLoad } from '#messages/tracker.ts';
import type { EveningTakeOver } from '../../../sync/two-phones/take-over-evening.ts';
import { SettingRow } from '../../components/setting-row.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import type { Joining } from '../celebration/joining.ts';
import type { CarryOnSheetsProps } from './carry-on-sheets.tsx';
import type { CarryingOn } from './carrying-on.ts';

export interface CarryOnProps {
  carryingOn: CarryingOn;
  joining: Joining;
  loadCarryOnSheets(): Promise<ComponentType<CarryOnSheetsProps>>;
  /** The address at which other phones find this installation. */
  origin: string;
}

/** 'Continue on another phone', on both phones. Its sheets are loaded when there is something to show. */
export function CarryOn({ loadCarryOnSheets, ...props }: CarryOnProps) {
  const { offer, takeOver, farewell } = props.carryingOn;
  const { log } = useClink();
  const { toast } = useFeedback();
  const isOffering = useStore(offer, (state) => state.offer.kind !== 'none');
  const isTaking = useStore(takeOver, (state) => state.step.kind !== 'none');
  const isDue = [isOffering, isTaking, useStore(farewell) !== null].some(Boolean);
  const [Sheets, setSheets] = useState<ComponentType<CarryOnSheetsProps> | null>(null);
  useToasts(props.carryingOn);

  // The sheet must not interrupt a guest who does something else meanwhile.
  useEffect(() => {
    if (!isOffering || Sheets) return;
    const giveUp = () => void offer.close();
    addEventListener('click', giveUp, true);
    return () => removeEventListener('click', giveUp, true);
  }, [isOffering, Sheets, offer]);

  // The code that draws QR codes is not part of the first load.
  useEffect(() => {
    if (!isDue || Sheets) return;
    loadCarryOnSheets().then(
      (loaded) => setSheets(() => loaded),
      (error: unknown) => {
        log('Error fetching a view', error);
        toast({ message: didNotLoad });
        // The guest no longer waits for the sheet, so the next tap loads its code again.
        takeOver.decline();
        void offer.close();
        farewell.setState(null, true);
      },
    );
  }, [isDue, Sheets, loadCarryOnSheets, log, toast, offer, takeOver, farewell]);

  return Sheets && <Sheets {...props} />;
}

/** Shows a toast: 'Both phones count now.' on the first phone, and a way back to its evening on the second. */
function useToasts({ offer, takeOver }: CarryingOn): void {
  const { toast } = useFeedback();
  const hasArrivedThere = useStore(offer, (state) => state.offer.kind === 'arrived');
  const arrived = useStore(takeOver, (state) => state.arrived);
  const userName = usePhone((phone) => phone.userName ?? '');

  // The toast is outside this component, and stays after it is gone.
  useEffect(() => {
    if (!hasArrivedThere) return;
    void offer.close();
    toast({ message: bothCount, action: { label: signThisOff, run: offer.signOff } });
  }, [hasArrivedThere, offer, toast]);

  // This toast also stays after the component is gone.
  useEffect(() => {
    if (!arrived) return;
    const { from } = arrived;
    takeOver.noteArrival();
    const message = carriesOnAs(userName);
    toast(from ? { message, action: { label: goBack, run: () => takeOver.goBack(from) } } : { message });
  }, [arrived, userName, takeOver, toast]);
}

interface OwnEveningsProps {
  takeOver: EveningTakeOver;
  /** Closes the settings. */
  onLeave(): void;
}

/** Buttons that restore an evening that this phone had before it took over an evening from another phone. */
export function OwnEvenings({ takeOver, onLeave }: OwnEveningsProps) {
  // Renders again when the evening of this phone changes, because the list of the other evenings depends on it.
  usePhone((phone) => phone.identity.sessionId);
  return takeOver.others().map((copy) => (
    <SettingRow
      key={copy.identity.sessionId}
      icon="swap"
      onClick={() => {
        onLeave();
        takeOver.goBack(copy);
      }}
    >
      {backTo(copy.state.userName)}
    </SettingRow>
  ));
}
