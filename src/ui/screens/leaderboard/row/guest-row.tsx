import { type CSSProperties, memo } from 'react';
import { medals, noRank, you } from '#messages/leaderboard.ts';
import type { BoardName } from '../../../../domain/leaderboard/boards.ts';
import type { RankedGuest } from '../../../../domain/leaderboard/leaderboard.ts';
import type { PaceId } from '../../../../domain/session/pace.ts';
import { PART } from '../../../messages/forms/around.ts';
import { AroundValue, numberOf, readingOf, shownValue } from './board-value.tsx';
import { GuestLife, lastSeenOf } from './guest-life.tsx';
import styles from './guest-row.module.css';

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
  /** The value as a part of the highest one, from 0 to 1. A wide list draws it as a bar. */
  share: number | undefined;
}

/** One guest of a list. Memoised, because the list may be long. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { sessionId, name, rank, value, reading, pace, seen, isNew, isYou, share } = props;
  return (
    <li className={styles.row} data-guest={sessionId} data-you={isYou || undefined}>
      <Rank rank={rank} />
      <span className={styles.guest}>
        <GuestName name={name} isYou={isYou} />
        <GuestLife pace={pace} seen={seen} isNew={isNew} />
      </span>
      {share !== undefined && <span className={styles.bar} style={{ '--share': share } as CSSProperties} />}
      <span className={styles.value}>
        <AroundValue isHidden sentence={reading}>
          {value}
        </AroundValue>
      </span>
    </li>
  );
});

interface BoardRowProps {
  guest: RankedGuest;
  board: BoardName;
  ownId: string;
  /** A time on the server's clock. */
  nowMs: number;
  /** The highest number of the list, if the rows have bars. */
  highest?: number | undefined;
}

/** A guest's row with the value on a board, for cards and the list of all guests. A quiet guest has only the name. */
export function BoardRow({ guest, board, ownId, nowMs, highest }: BoardRowProps) {
  const isYou = guest.sessionId === ownId;
  if (guest.isQuiet)
    return (
      <li className={styles.row} data-guest={guest.sessionId} data-you={isYou || undefined}>
        <span />
        <span className={styles.guest}>
          <GuestName name={guest.userName} isYou={isYou} />
        </span>
      </li>
    );
  return (
    <GuestRow
      sessionId={guest.sessionId}
      name={guest.userName}
      rank={guest.rank}
      value={shownValue(guest, board)}
      reading={readingOf(guest, board)}
      pace={guest.drinkingPace}
      {...lastSeenOf(guest, nowMs)}
      isYou={isYou}
      share={highest && numberOf(guest, board) / highest}
    />
  );
}

/** A rank: a medal for 1 to 3, otherwise a number, '–' for a guest without a rank (docs/readings.md#ranks). */
export function Rank({ rank }: { rank: number | null }) {
  if (rank === null) {
    return (
      <span className={styles.none} data-rank>
        –<span className="visually-hidden"> {noRank}</span>
      </span>
    );
  }
  const medal = medals[rank - 1];
  return (
    <span className={medal ? styles.medal : styles.number} data-rank={rank}>
      {medal ? (
        <AroundValue isHidden sentence={medal(PART)}>
          {rank}
        </AroundValue>
      ) : (
        rank
      )}
    </span>
  );
}

/** A guest's name, isolated from the text around it because its direction may differ. */
export function GuestName({
  name,
  isYou,
  className,
}: {
  name: string;
  isYou: boolean;
  className?: string | undefined;
}) {
  return (
    <>
      <bdi className={className ?? styles.name}>{name}</bdi>
      {isYou && <span className={styles.you}>{you}</span>}
    </>
  );
}
