import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../domain/leaderboard/leaderboard.ts';
import styles from './podium.module.css';
import { AroundValue, readingOf, shownValue } from './row/board-value.tsx';
import { GuestLife, lastSeenOf } from './row/guest-life.tsx';
import { GuestName, Rank } from './row/guest-row.tsx';

/** The places that have a plinth. */
export const PLACES = [1, 2, 3];

/** A place that nobody has taken yet. */
export function FreePlace({ place }: { place: number }) {
  return (
    <li className={styles.place} data-place={place} data-rank={place} aria-hidden="true">
      <div className={`display ${styles.free}`}>{place}</div>
    </li>
  );
}

interface PodiumPlaceProps {
  guest: RankedGuest;
  board: BoardName;
  /** 1 to 3. */
  place: number;
  isYou: boolean;
  /** A time on the server's clock. */
  nowMs: number;
}

/**
 * One of the first three places. When its guest or rank changes, the whole place fades: name, number, medal and step.
 */
export function PodiumPlace({ guest, board, place, isYou, nowMs }: PodiumPlaceProps) {
  return (
    <li className={styles.place} data-place={place} data-rank={guest.rank}>
      <div className={styles.medal}>
        <Rank rank={guest.rank} />
      </div>
      <div className={styles.guest} data-guest={guest.sessionId}>
        <GuestName name={guest.userName} isYou={isYou} className={styles.name} />
      </div>
      <div className={styles.plinth} data-sweeps>
        <div className={styles.engraving}>
          <p>
            <AroundValue sentence={readingOf(guest, board)} isHidden>
              <span className="display">{shownValue(guest, board)}</span>
            </AroundValue>
          </p>
          <GuestLife pace={guest.drinkingPace} {...lastSeenOf(guest, nowMs)} />
        </div>
      </div>
    </li>
  );
}
