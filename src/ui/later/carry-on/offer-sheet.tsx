import { useState } from 'react';
import * as texts from '#messages/carry-on.ts';
import type { Offer } from '../../../sync/two-phones/offer-evening.ts';
import { ticketUrl } from '../../../sync/two-phones/ticket-calls.ts';
import { copyText } from '../../browser/share-link.ts';
import { useScreenStaysOn } from '../../browser/use-screen-stays-on.ts';
import { Button } from '../../components/button.tsx';
import { QrCode, SquareAndWords } from '../../components/qr/qr-code.tsx';
import { Segments } from '../../components/segments.tsx';
import { Sheet, useLast } from '../../components/sheet/sheet.tsx';
import { Strong } from '../../components/strong.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { minutesAndSeconds } from '../../time/short-time.ts';
import { useSecondsUntil } from '../../time/use-now.ts';
import styles from './offer-sheet.module.css';
import { PatientButton } from './patient-button.tsx';

interface OfferSheetProps {
  offer: Offer;
  /** Whether this phone signs off afterwards. */
  signsOff: boolean;
  origin: string;
  onSignsOff(signsOff: boolean): void;
  /** Asks for a new ticket. */
  onNew(): void;
  onClose(): void;
}

const AFTERWARDS = [
  { id: 'both', label: texts.countOnBoth },
  { id: 'leave', label: texts.signThisOff },
] as const;

const CLOSED: readonly Offer['kind'][] = ['none', 'arrived', 'confirming', 'signing-off'];

/** The sheet of the first phone: a QR code for the camera of the second phone, valid for five minutes. */
export function OfferSheet(props: OfferSheetProps) {
  const { onClose } = props;
  const isOpen = !CLOSED.includes(props.offer.kind);
  // The sheet keeps its content while it closes.
  const offer = useLast(isOpen ? props.offer : null) ?? props.offer;
  useScreenStaysOn(isOpen);
  return (
    <Sheet
      isOpen={isOpen}
      align="centre"
      onDismiss={onClose}
      step={isFailed(offer) ? offer.kind : 'square'}
      title={texts.carryOnElsewhere}
      lead={isFailed(offer) ? undefined : texts.pointTheCamera}
    >
      {isFailed(offer) ? (
        <Failed offer={offer} onNew={props.onNew} onClose={onClose} />
      ) : (
        <Square {...props} offer={offer} />
      )}
    </Sheet>
  );
}

type FailedOffer = Extract<Offer, { kind: 'late' | 'no-answer' | 'too-many' | 'refused' }>;

function isFailed(offer: Offer): offer is FailedOffer {
  return ['late', 'no-answer', 'too-many', 'refused'].includes(offer.kind);
}

function Square({ offer, signsOff, origin, onSignsOff, onClose }: OfferSheetProps) {
  const isShown = offer.kind === 'open';
  return (
    <SquareAndWords
      className={styles.offer}
      square={isShown ? <QrCode text={ticketUrl(origin, offer.link)} label={texts.square} /> : null}
    >
      {isShown ? (
        <TimeLeft untilMs={offer.untilMs} />
      ) : (
        <p className={styles.left} role="status">
          {offer.kind === 'redeemed' ? texts.otherPhoneReads : texts.aMoment}
        </p>
      )}
      <Segments
        label={texts.afterwards}
        segments={AFTERWARDS}
        chosen={signsOff ? 'leave' : 'both'}
        onChoose={(id) => onSignsOff(id === 'leave')}
      />
      {isShown && <LinkToCopy link={ticketUrl(origin, offer.link)} />}
      <div className={styles.cancel}>
        <Button isWide data-autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </SquareAndWords>
  );
}

/**
 * On the same phone, each browser and an icon on the home screen have separate storage. If the link cannot be copied,
 * it is a text that can be selected.
 */
function LinkToCopy({ link }: { link: string }) {
  const [said, setSaid] = useState(texts.copyTheLink);

  async function copy() {
    setSaid((await copyText(link)) ? texts.linkIsCopied : texts.linkNotCopied);
  }

  return (
    <>
      <TextButton isWide onClick={copy}>
        <span role="status">{said}</span>
      </TextButton>
      {said === texts.linkNotCopied && (
        <p className={styles.link} dir="ltr">
          {link}
        </p>
      )}
    </>
  );
}

/** The remaining time. A screen reader reads it only when asked, not every second. */
function TimeLeft({ untilMs }: { untilMs: number }) {
  const seconds = useSecondsUntil(untilMs);
  return (
    <p className={styles.left} role="timer">
      <Strong sentence={texts.left}>{minutesAndSeconds(seconds)}</Strong>
    </p>
  );
}

function Failed({ offer, onNew, onClose }: { offer: FailedOffer; onNew(): void; onClose(): void }) {
  const seconds = useSecondsUntil(offer.kind === 'too-many' ? offer.untilMs : null);
  const sentences = {
    late: texts.squareIsLateHere,
    'no-answer': texts.noAnswerHere,
    'too-many': texts.afterManyTries,
    refused: texts.notPossible,
  };
  return (
    <>
      <p className={styles.failed}>
        <span role="status">{sentences[offer.kind]}</span>
        {seconds > 0 && (
          <span role="timer">
            {' '}
            <span>{texts.againIn(minutesAndSeconds(seconds))}</span>
          </span>
        )}
      </p>
      {offer.kind !== 'refused' && (
        <PatientButton seconds={seconds} onClick={onNew}>
          {offer.kind === 'late' ? texts.newSquare : texts.tryAgain}
        </PatientButton>
      )}
      <TextButton isWide data-autofocus={offer.kind === 'refused' || undefined} onClick={onClose}>
        {offer.kind === 'refused' ? texts.allRight : texts.cancel}
      </TextButton>
    </>
  );
}
