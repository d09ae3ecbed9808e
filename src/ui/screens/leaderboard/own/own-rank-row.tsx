import * as texts from '#messages/leaderboard.ts';
import { type BoardName, rankName } from '../../../../domain/leaderboard/boards.ts';
import { firstOn, type Leaderboard } from '../../../../domain/leaderboard/leaderboard.ts';
import type { You } from '../../../../domain/leaderboard/snapshot.ts';
import { around, PART } from '../../../messages/forms/around.ts';
import { useRise } from '../motion/use-rank-moves.ts';
import { AroundValue } from '../row/board-value.tsx';
import { Rank } from '../row/guest-row.tsx';
import styles from './own-rank-row.module.css';

interface OwnRankRowProps {
  leaderboard: Leaderboard;
  /** The board that is shown. Each board needs its own `key`, because a better rank on another board is no rise. */
  board: BoardName;
  you: You | null;
  ownId: string;
}

/** The guest's rank on the board that is shown. It is above the bar and always visible. */
export function OwnRankRow({ leaderboard, board, you, ownId }: OwnRankRowProps) {
  const rank = you?.[rankName(board)] ?? null;
  const places = useRise(rank);
  const level = rank === null ? null : nameLevelWith(leaderboard, board, rank, ownId);
  const [before, after] = around(texts.levelWith);
  return (
    <p className={styles.row}>
      <span className="visually-hidden">{texts.boardNames[board]}: </span>
      <span className={styles.you}>{texts.you}</span>
      <span className={styles.rank}>
        {rank === null ? (
          <small>{texts.noRankYet}</small>
        ) : (
          <AroundValue sentence={texts.rankAmong(PART, leaderboard.guests)}>
            <Rank rank={rank} />
          </AroundValue>
        )}
      </span>
      {/* `OwnRankNews` announces the rank to screen readers. */}
      {places > 0 && (
        <span className={styles.rise} aria-hidden="true">
          {texts.risenBy(places)}
        </span>
      )}
      {level !== null && (
        <span className={styles.level}>
          {before}
          <bdi>{level}</bdi>
          {after}
        </span>
      )}
    </p>
  );
}

/** Returns a guest among the first ten who shares the rank. */
function nameLevelWith(leaderboard: Leaderboard, board: BoardName, rank: number, ownId: string): string | null {
  const others = firstOn(leaderboard, board).filter((guest) => guest.rank === rank && guest.sessionId !== ownId);
  return others[0]?.userName ?? null;
}
