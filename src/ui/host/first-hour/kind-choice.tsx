import { useState } from 'react';
import { kinds, whatKind } from '#messages/hosts/first-hour.ts';
import type { BoardSwitches } from '../../../domain/leaderboard/boards.ts';
import styles from './kind-choice.module.css';

interface Kind {
  readonly id: keyof typeof kinds;
  readonly sign: string;
  /** What differs from the boards of a new celebration. */
  readonly boards: BoardSwitches;
}

/** The first one is chosen. */
export const KINDS: readonly [Kind, ...Kind[]] = [
  { id: 'mixed', sign: '🥂', boards: {} },
  { id: 'classic', sign: '🎉', boards: { fastestPace: true, hydration: false, variety: false } },
];

/** What kind of evening it is: which leaderboards are on. */
export function KindChoice() {
  const [chosen, setChosen] = useState(KINDS[0].id);
  return (
    <fieldset className={styles.kinds}>
      <legend>{whatKind}</legend>
      {KINDS.map(({ id, sign }) => (
        <label key={id} className={styles.kind} data-chosen={id === chosen || undefined}>
          <input
            className="visually-hidden"
            type="radio"
            name="kind"
            value={id}
            checked={id === chosen}
            onChange={() => setChosen(id)}
          />
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
          <span>
            {kinds[id].name} <small>{kinds[id].means}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
