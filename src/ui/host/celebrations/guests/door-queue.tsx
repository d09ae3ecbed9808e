import { useRef, useState } from 'react';
import * as texts from '#messages/hosts-guests.ts';
import type { GuestRow } from '../../../../domain/hosting/host-room.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { useAct } from '../../parts/use-act.ts';
import { usePassedFocus } from '../../parts/use-passed-focus.ts';
import { TextLink } from '../../shell/text-link.tsx';
import { useHosted } from '../hosted.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import styles from './door-queue.module.css';
import type { Moderate } from './use-moderate.ts';

/** More guests would fill the screen of a phone. They are shown when the host asks for all. A low screen shows one. */
const SHOWN = 4;

/** Guests who wait at the door. Newcomers come last, so that no row moves under the thumb. */
export function DoorQueue({ waiting, moderate }: { waiting: readonly GuestRow[]; moderate: Moderate }) {
  const { calls } = useHosted();
  const act = useAct();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? waiting : waiting.slice(0, SHOWN);
  const card = usePassedFocus<HTMLElement>(focusHeading);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusQueue = () => heading.current?.focus({ preventScroll: true });
  return (
    <Card
      ref={card}
      className={styles.queue}
      data-whole={isWhole || undefined}
      data-several={waiting.length > 1 || undefined}
      data-more={waiting.length > SHOWN || undefined}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.atTheDoor(waiting.length)}
        </h2>
        <span className={styles.all}>
          <TextLink
            isSoft
            onClick={() => {
              focusQueue();
              setIsWhole(true);
            }}
          >
            {texts.showWhole}
          </TextLink>
        </span>
        <Button kind="primary" onClick={() => act({ run: calls.letAllIn, done: texts.allAreIn })}>
          {texts.letAllIn(waiting.length)}
        </Button>
      </div>
      <ul role="list">
        {shown.map((guest) => (
          <WaitingGuest key={guest.id} guest={guest} moderate={moderate} onGone={focusQueue} />
        ))}
      </ul>
    </Card>
  );
}

interface WaitingGuestProps {
  guest: GuestRow;
  moderate: Moderate;
  /** Moves the focus on when the row disappears with it. */
  onGone(): void;
}

function WaitingGuest({ guest, moderate, onGone }: WaitingGuestProps) {
  const row = usePassedFocus<HTMLLIElement>(onGone);
  return (
    <li ref={row}>
      <span>
        <bdi>{guest.name}</bdi>
        <small>{texts.since(texts.clockTime(guest.since))}</small>
      </span>
      <TextLink
        isSoft
        aria-label={texts.declineName(guest.name)}
        onClick={() => moderate(guest, { action: 'turn-away' })}
      >
        {texts.decline}
      </TextLink>
      <SmallButton label={texts.letInName(guest.name)} onClick={() => moderate(guest, { action: 'let-in' })}>
        {texts.letIn}
      </SmallButton>
    </li>
  );
}
