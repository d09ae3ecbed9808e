import { drinks } from '#messages/leaderboard.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import { AroundValue, VALUE } from './around-value.tsx';
import { GuestLife } from './guest-life.tsx';
import { GuestName } from './guest-name.tsx';
import { lastSeenOf } from './last-seen.ts';
import { Place } from './place.tsx';
import styles from './podium-place.module.css';

interface PodiumPlaceProps {
  guest: RankedGuest;
  /** 1 to 3. */
  place: number;
  isYou: boolean;
  /** On the server's clock. */
  nowMs: number;
}

/** A place that nobody has taken yet. */
export function FreePlace({ place }: { place: number }) {
  return (
    <li className={styles.place} data-place={place} data-rank={place} aria-hidden="true">
      <div className={styles.free} />
    </li>
  );
}

/**
 * One of the first three places. The plinth does not move. When its guest changes, the old one fades out and the new
 * one fades in.
 */
export function PodiumPlace({ guest, place, isYou, nowMs }: PodiumPlaceProps) {
  return (
    <li className={styles.place} data-place={place} data-rank={guest.rank}>
      <div className={styles.medal}>
        <Place rank={guest.rank} />
      </div>
      <div className={styles.guest} data-guest={guest.sessionId} data-fades>
        <GuestName name={guest.userName} isYou={isYou} className={styles.name} />
      </div>
      <div className={styles.plinth} data-sweeps>
        <div className={styles.engraving} data-fades>
          <p>
            <AroundValue sentence={drinks(guest.totalDrinks, VALUE)}>
              <span className="display">{guest.totalDrinks}</span>
            </AroundValue>
          </p>
          <GuestLife pace={guest.drinkingPace} {...lastSeenOf(guest, nowMs)} />
        </div>
      </div>
    </li>
  );
}
