import { useRef, useState } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { InlineButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { focusHeading } from '../../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../../acts/use-act.ts';
import { Icon } from '../../../parts/icon.tsx';
import { SmallButton } from '../../parts/small-button.tsx';
import { useHosted, useTimes } from '../../room/hosted.tsx';
import { useIsLow } from '../../room/use-is-low.ts';
import type { Moderate } from '../../room/use-moderate.ts';
import styles from './door-queue.module.css';

/** More guests would fill the screen of a phone. */
const SHOWN = 4;

interface DoorQueueProps {
  waiting: readonly GuestRow[];
  isClosed?: boolean;
  /** Folds a queue of two or more, as in a low window. */
  isShort: boolean;
  moderate: Moderate;
}

/**
 * Guests who wait at the door. Newcomers are added at the end, so that no row moves under the thumb. A long queue is
 * folded, and a tap on the heading unfolds it. In a low window even a queue of two is folded, and one line shows the
 * names. `isClosed`: the guests have knocked at the closed door, and hosts let them in one by one.
 */
export function DoorQueue({ waiting, isClosed = false, isShort, moderate }: DoorQueueProps) {
  const { calls } = useHosted();
  const act = useAct();
  const isLow = useIsLow() || isShort;
  const title = (isClosed ? texts.atTheClosedDoor : texts.atTheDoor)(waiting.length);
  const [isWhole, setIsWhole] = useState(false);
  const isLong = waiting.length > (isLow ? 1 : SHOWN);
  const shown = isWhole || !isLong ? waiting : waiting.slice(0, isLow ? 0 : SHOWN);
  const card = usePassedFocus<HTMLElement>(focusHeading);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusQueue = () => heading.current?.focus({ preventScroll: true });
  return (
    <Card ref={card} className={styles.queue}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 ref={heading} tabIndex={-1}>
            {isLong ? (
              <Toggle isOn={isWhole} onTurn={() => setIsWhole(!isWhole)} onGone={focusQueue}>
                {title}
              </Toggle>
            ) : (
              title
            )}
          </h2>
          {shown.length === 0 && <p>{texts.inOneLine(waiting.map(({ name }) => name))}</p>}
        </div>
        {!isClosed && (waiting.length > 1 || shown.length === 0) && (
          <SmallButton kind="primary" onClick={() => act({ run: calls.letAllIn, done: texts.allAreIn })}>
            {texts.letAllIn(waiting.length)}
          </SmallButton>
        )}
      </div>
      {shown.length > 0 && (
        <ul role="list">
          {shown.map((guest) => (
            <WaitingGuest
              key={guest.id}
              guest={guest}
              isFilled={!isClosed && waiting.length === 1}
              moderate={moderate}
              onGone={focusQueue}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ToggleProps {
  isOn: boolean;
  onTurn(): void;
  /** Called when the button had the focus and has disappeared, because all guests fit. */
  onGone(): void;
  children: string;
}

function Toggle({ isOn, onTurn, onGone, children }: ToggleProps) {
  const button = usePassedFocus<HTMLButtonElement>(onGone);
  return (
    <button ref={button} type="button" aria-expanded={isOn} onClick={onTurn}>
      {children}
      <Icon name="next" />
    </button>
  );
}

interface WaitingGuestProps {
  guest: GuestRow;
  /** Whether 'Let in' is the main button, because only one guest waits. */
  isFilled: boolean;
  moderate: Moderate;
  /** Called when the row had the focus and has disappeared. */
  onGone(): void;
}

function WaitingGuest({ guest, isFilled, moderate, onGone }: WaitingGuestProps) {
  const row = usePassedFocus<HTMLLIElement>(onGone);
  const { time } = useTimes();
  return (
    <li ref={row}>
      <span>
        <bdi>{guest.name}</bdi>
        {!guest.isQuiet && <small>{texts.since(time(guest.since))}</small>}
      </span>
      <InlineButton aria-label={texts.declineName(guest.name)} onClick={() => moderate(guest, { action: 'turn-away' })}>
        {texts.decline}
      </InlineButton>
      <SmallButton
        {...(isFilled && { kind: 'primary' })}
        label={texts.letInName(guest.name)}
        onClick={() => moderate(guest, { action: 'let-in' })}
      >
        {texts.letIn}
      </SmallButton>
    </li>
  );
}
