import { memo } from 'react';
import { AroundValue } from './around-value.tsx';
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
  isYou: boolean;
}

/** One guest of a list. Memoised, because the list may be long. */
export const GuestRow = memo(function GuestRow({ sessionId, name, rank, value, reading, isYou }: GuestRowProps) {
  return (
    <li className={styles.row} data-guest={sessionId} data-you={isYou || undefined}>
      <Place rank={rank} />
      <span className={styles.name}>
        <GuestName name={name} isYou={isYou} />
      </span>
      <span className={styles.value}>
        <AroundValue isHidden sentence={reading}>
          {value}
        </AroundValue>
      </span>
    </li>
  );
});
