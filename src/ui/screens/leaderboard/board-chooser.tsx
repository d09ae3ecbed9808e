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

/** The boards as words in one line (docs/readings.md#boards-of-a-celebration). The chosen board is always visible. */
export function BoardChooser({ boards, chosen, onChoose }: BoardChooserProps) {
  const words = useRef<HTMLFieldSetElement>(null);

  const at = boards.indexOf(chosen);

  // Only the browser knows which words are visible. The page itself does not scroll.
  useEffect(() => {
    const word = words.current?.querySelectorAll('label')[at];
    const line = word?.parentElement;
    if (!line) return;
    const [inner, outer] = [word.getBoundingClientRect(), line.getBoundingClientRect()];
    const left = (inner.left + inner.right - outer.left - outer.right) / 2;
    line.scrollBy({ left, behavior: prefersStillness() ? 'auto' : 'smooth' });
  }, [at]);

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
