import { useEffect, useState } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { NO_PAD, type TicketState } from '../../../../../domain/protocol/ticket.ts';
import { ticketUrl } from '../../../../../sync/two-phones/ticket-calls.ts';
import { useScreenStaysOn } from '../../../../browser/use-screen-stays-on.ts';
import { Button } from '../../../../components/button.tsx';
import { QrCode, SquareAndWords } from '../../../../components/qr/qr-code.tsx';
import { Sheet, SheetPair } from '../../../../components/sheet/sheet.tsx';
import { faultOf } from '../../../calls/call.ts';
import type { Times } from '../../../time/times.ts';
import { useHosted, useTimes } from '../../room/hosted.tsx';
import { explainModeration } from '../../room/use-moderate.ts';
import styles from './hand-over-sheet.module.css';

interface Made {
  readonly link: string;
  readonly untilMs: number;
}

const ASK_EVERY_MS = 2_000;

interface HandOverSheetProps {
  isOpen: boolean;
  guest: GuestRow;
  onClose(): void;
}

/** Shows a QR code with which another phone continues the evening of a guest whose phone is dead. */
export function HandOverSheet({ isOpen, guest, onClose }: HandOverSheetProps) {
  const { calls, celebration } = useHosted();
  const times = useTimes();
  const [made, setMade] = useState<Made | null>(null);
  const [state, setState] = useState<TicketState>('open');
  const [fault, setFault] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setMade(null);
      setState('open');
      setFault(null);
    }
  }
  useScreenStaysOn(isOpen && made !== null);
  const isFollowed = isOpen && made !== null && (state === 'open' || state === 'redeemed');

  // This is an effect because the server is outside React.
  useEffect(() => {
    if (!isFollowed) return;
    const asking = setInterval(() => {
      calls.handOverState(guest.id).then(
        (answer) => setState(answer.state),
        () => {},
      );
    }, ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [isFollowed, calls, guest.id]);

  async function make() {
    try {
      const { ticket, validMs } = await calls.handOver(guest.id);
      const { origin } = new URL(celebration.link ?? location.href);
      const link = ticketUrl(origin, { ticket, pad: NO_PAD, code: celebration.code });
      setMade({ link, untilMs: Date.now() + validMs });
    } catch (error) {
      const found = faultOf(error);
      setFault(found.code === 'too-much' ? texts.handedOverOften : explainModeration(found, guest));
    }
  }

  function close() {
    if (made && state === 'open') calls.voidHandOver(guest.id).catch(() => {});
    onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      align="centre"
      title={texts.handOverTitle(guest.name)}
      lead={made ? texts.pointOther : texts.handOverLead}
      step={made ? 'square' : 'ask'}
      onDismiss={close}
    >
      {made ? (
        <SquareAndWords
          className={styles.square}
          square={state === 'open' ? <QrCode text={made.link} label={texts.handOverSquare} /> : <span />}
        >
          <p className={styles.state} role="status">
            {saidOf(state, made.untilMs, times)}
          </p>
          <Button isWide data-autofocus onClick={close}>
            {texts.close}
          </Button>
        </SquareAndWords>
      ) : (
        <>
          <p className={styles.state} role="alert">
            {fault}
          </p>
          <SheetPair>
            <Button data-autofocus onClick={close}>
              {texts.cancel}
            </Button>
            <Button kind="primary" onClick={make}>
              {texts.showSquare}
            </Button>
          </SheetPair>
        </>
      )}
    </Sheet>
  );
}

function saidOf(state: TicketState, untilMs: number, { time }: Times): string {
  if (state === 'open') return texts.goodUntil(time(untilMs));
  if (state === 'redeemed') return texts.otherReads;
  return state === 'arrived' ? texts.hasArrived : texts.squareIsLate;
}
