import { paceAndSeen, paceOf } from '#messages/leaderboard.ts';
import { PACES, type PaceId } from '../../../../domain/session/pace.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { paceIndex } from '../../../guest/pace-steps.ts';
import { around } from '../../../messages/forms/around.ts';
import styles from './guest-life.module.css';
import type { LastSeen } from './last-seen.ts';

interface GuestLifeProps extends LastSeen {
  pace: PaceId;
}

/** A guest's pace, and when the last drink was. */
export function GuestLife({ pace, seen, isNew }: GuestLifeProps) {
  const [before, after] = seen ? around((part) => paceAndSeen(pace, part)) : [paceOf(pace)];
  return (
    <span className={styles.life} data-new={isNew || undefined}>
      <Emoji>{PACES[paceIndex(pace)]?.emoji ?? ''}</Emoji>
      <span>
        <span className="visually-hidden">{before}</span>
        <span>{seen}</span>
        {after && <span className="visually-hidden">{after}</span>}
      </span>
    </span>
  );
}
