import { guestPace } from '#messages/leaderboard.ts';
import { PACES, type PaceId, paceIndex } from '../../../domain/session/pace.ts';
import { Emoji } from '../../components/emoji.tsx';
import styles from './guest-life.module.css';
import type { LastSeen } from './last-seen.ts';

interface GuestLifeProps extends LastSeen {
  pace: PaceId;
}

/** A guest's pace, and when the last drink was. */
export function GuestLife({ pace, seen, isNew }: GuestLifeProps) {
  return (
    <span className={styles.life} data-new={isNew || undefined}>
      <Emoji>{PACES[paceIndex(pace)]?.emoji ?? ''}</Emoji>
      <span>
        <span className="visually-hidden">{guestPace(pace, seen !== '')}</span>
        {seen}
      </span>
    </span>
  );
}
