import { drinks } from '#messages/leaderboard.ts';
import type { Row } from '../../../domain/protocol.ts';
import { AroundValue, VALUE } from './around-value.tsx';
import { GuestName } from './guest-name.tsx';
import { Place } from './place.tsx';
import styles from './podium-place.module.css';

/** One of the first three. The plinth stays where it is; the names change places (FLIP). */
export function PodiumPlace({ row, place, isYou }: { row: Row; place: number; isYou: boolean }) {
  return (
    <li className={styles.place} data-place={place} data-rank={row.rank}>
      <div className={styles.guest} data-guest={row.session_id}>
        <GuestName name={row.user_name} isYou={isYou} className={styles.name} />
      </div>
      <div className={styles.medal}>
        <Place rank={row.rank} />
      </div>
      <p className={styles.plinth}>
        <AroundValue sentence={drinks(row.total_drinks, VALUE)}>
          <span className="display">{row.total_drinks}</span>
        </AroundValue>
      </p>
    </li>
  );
}
