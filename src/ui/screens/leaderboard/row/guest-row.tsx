import { memo } from 'react';
import type { PaceId } from '../../../../domain/session/pace.ts';
import { AroundValue } from './around-value.tsx';
import { GuestLife } from './guest-life.tsx';
import { GuestName } from './guest-name.tsx';
import styles from './guest-row.module.css';
import { Place } from './place.tsx';

interface GuestRowProps {
  sessionId: string;
  name: string;
  rank: number | null;
  value: string;
  /** The sentence around the value, for screen readers. */
  reading: string;
  pace: PaceId;
  /** When the last drink was, in words. */
  seen: string;
  isNew: boolean;
  isYou: boolean;
}

/** One guest of a list. Memoised, because the list may be long. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { sessionId, name, rank, value, reading, pace, seen, isNew, isYou } = props;
  return (
    <li className={styles.row} data-guest={sessionId} data-you={isYou || undefined}>
      <Place rank={rank} />
      <span className={styles.guest}>
        <GuestName name={name} isYou={isYou} />
        <GuestLife pace={pace} seen={seen} isNew={isNew} />
      </span>
      <span className={styles.value}>
        <AroundValue isHidden sentence={reading}>
          {value}
        </AroundValue>
      </span>
    </li>
  );
});
