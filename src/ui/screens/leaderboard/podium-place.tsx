import { drinks } from '#messages/leaderboard.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { AroundValue, VALUE } from './around-value.tsx';
import { GuestName } from './guest-name.tsx';
import { Place } from './place.tsx';
import styles from './podium-place.module.css';

/** One of the first three. The plinth stays, and the names change places (FLIP). */
export function PodiumPlace({ guest, place, isYou }: { guest: RankedGuest; place: number; isYou: boolean }) {
  return (
    <li className={styles.place} data-place={place} data-rank={guest.rank}>
      <div className={styles.guest} data-guest={guest.sessionId}>
        <GuestName name={guest.userName} isYou={isYou} className={styles.name} />
      </div>
      <div className={styles.medal}>
        <Place rank={guest.rank} />
      </div>
      <p className={styles.plinth}>
        <AroundValue sentence={drinks(guest.totalDrinks, VALUE)}>
          <span className="display">{guest.totalDrinks}</span>
        </AroundValue>
      </p>
    </li>
  );
}
