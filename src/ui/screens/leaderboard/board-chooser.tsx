import { useEffect, useRef } from 'react';
import * as leaderboard from '#messages/leaderboard.ts';
import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { RadioSegments } from '../../components/segments.tsx';
import { prefersStillness } from '../../look/prefers-stillness.ts';
import styles from './board-chooser.module.css';
import { OwnNote } from './own/your-rankings.tsx';

interface BoardChooserProps {
  /** The boards that are on. */
  boards: readonly BoardName[];
  chosen: BoardName;
  onChoose(board: BoardName): void;
}

/** The boards as words in one line (docs/readings.md#boards-of-a-celebration). The chosen one is in sight. */
export function BoardChooser({ boards, chosen, onChoose }: BoardChooserProps) {
  const words = useRef<HTMLFieldSetElement>(null);

  // Only the browser knows which words are in sight.
  useEffect(() => {
    const word = words.current?.querySelectorAll('label')[boards.indexOf(chosen)];
    word?.scrollIntoView?.({ block: 'nearest', inline: 'center', behavior: prefersStillness() ? 'auto' : 'smooth' });
  }, [boards, chosen]);

  return (
    <div className={styles.chooser}>
      <fieldset ref={words} className={styles.boards}>
        <legend className="visually-hidden">{leaderboard.yourRankings}</legend>
        <RadioSegments className={styles.choices} ids={boards} chosen={chosen} onChoose={onChoose}>
          {(board) => <span className={styles.name}>{leaderboard.boardNames[board]}</span>}
        </RadioSegments>
      </fieldset>
      <OwnNote />
    </div>
  );
}
