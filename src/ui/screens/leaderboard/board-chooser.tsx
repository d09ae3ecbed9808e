import * as leaderboard from '#messages/leaderboard.ts';
import { type BoardName, rankName } from '../../../domain/leaderboard/boards.ts';
import type { You } from '../../../domain/leaderboard/snapshot.ts';
import { RadioSegments } from '../../components/segments.tsx';
import { PART } from '../../messages/forms/around.ts';
import styles from './board-chooser.module.css';
import { OwnNote } from './own/your-rankings.tsx';
import { AroundValue } from './row/board-value.tsx';

interface BoardChooserProps {
  /** The boards that are on. */
  boards: readonly BoardName[];
  chosen: BoardName;
  you: You | null;
  guests: number;
  onChoose(board: BoardName): void;
}

/** The guest's rank on each board. A tap on one shows that board (docs/readings.md#boards-of-a-celebration). */
export function BoardChooser({ boards, chosen, you, guests, onChoose }: BoardChooserProps) {
  return (
    <div className={styles.chooser}>
      <fieldset className={styles.boards}>
        <legend className="visually-hidden">{leaderboard.yourRankings}</legend>
        <RadioSegments className={styles.choices} ids={boards} chosen={chosen} onChoose={onChoose}>
          {(board) => (
            <>
              <span className={styles.name}>{leaderboard.boardNames[board]}</span>
              <Rank rank={you?.[rankName(board)] ?? null} guests={guests} />
            </>
          )}
        </RadioSegments>
      </fieldset>
      <OwnNote />
    </div>
  );
}

function Rank({ rank, guests }: { rank: number | null; guests: number }) {
  return (
    <span className={styles.rank}>
      <AroundValue sentence={rank === null ? PART : leaderboard.rankAmong(PART, guests)}>
        <span className="display" aria-hidden={rank === null || undefined}>
          {rank ?? '–'}
        </span>
      </AroundValue>
      {rank === null && <span className="visually-hidden">{leaderboard.noRankYet}</span>}
    </span>
  );
}
