import { useState } from 'react';
import * as texts from '#messages/hosts-guests.ts';
import type { GuestRow } from '../../../../domain/hosting/host-room.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useAct } from '../../parts/use-act.ts';
import { TextLink } from '../../shell/text-link.tsx';
import { useHosted } from '../hosted.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import styles from './door-queue.module.css';
import type { Moderate } from './use-moderate.ts';

/** More guests would fill the screen of a phone. They are shown when the host asks for all. */
const SHOWN = 4;

/** Guests who wait at the door. Newcomers come last, so that no row moves under the thumb. */
export function DoorQueue({ waiting, moderate }: { waiting: readonly GuestRow[]; moderate: Moderate }) {
  const { calls } = useHosted();
  const act = useAct();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? waiting : waiting.slice(0, SHOWN);
  const more = waiting.length - shown.length;
  return (
    <Card className={styles.queue}>
      <h2>{texts.atTheDoor(waiting.length)}</h2>
      <ul role="list">
        {shown.map((guest) => (
          <li key={guest.id}>
            <span>
              <bdi>{guest.name}</bdi>
              <small>{texts.since(texts.clockTime(guest.since))}</small>
            </span>
            <TextLink
              isSoft
              aria-label={texts.notInName(guest.name)}
              onClick={() => moderate(guest, { action: 'turn-away' })}
            >
              {texts.notIn}
            </TextLink>
            <SmallButton label={texts.letInName(guest.name)} onClick={() => moderate(guest, { action: 'let-in' })}>
              {texts.letIn}
            </SmallButton>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <TextLink isSoft onClick={() => setIsWhole(true)}>
          {texts.moreAtTheDoor(more)}
        </TextLink>
      )}
      <Button kind="primary" isWide onClick={() => act({ run: calls.letAllIn, done: texts.allAreIn })}>
        {texts.letAllIn(waiting.length)}
      </Button>
    </Card>
  );
}
