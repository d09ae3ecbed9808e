import { useState } from 'react';
import { kinds, whatKind } from '#messages/hosts/first-hour.ts';
import type { NewCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import radio from '../../../components/radio.module.css';
import { textOf } from '../../form/use-form.ts';
import styles from './kind-choice.module.css';

const NAME = 'kind';

interface Kind {
  readonly id: keyof typeof kinds;
  readonly sign: string;
  /** The settings that differ from those of a usual new celebration. */
  readonly settings: Pick<NewCelebration, 'boards' | 'withoutAlcohol'>;
}

/** The first one is chosen. */
const KINDS: readonly [Kind, ...Kind[]] = [
  { id: 'mixed', sign: '🍹', settings: { boards: {} } },
  { id: 'classic', sign: '🎉', settings: { boards: { fastestPace: true, hydration: false, variety: false } } },
  { id: 'dry', sign: '🍋', settings: { withoutAlcohol: true } },
];

/** The choice of a kind of evening, which sets the leaderboards and whether there is alcohol. */
export function KindChoice() {
  const [chosen, setChosen] = useState(KINDS[0].id);
  return (
    <fieldset className={styles.kinds}>
      <legend>{whatKind}</legend>
      {KINDS.map(({ id, sign }) => (
        <label key={id} className={styles.kind} data-chosen={id === chosen || undefined}>
          <input
            className={radio.radio}
            type="radio"
            name={NAME}
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

/** What the chosen kind sets. */
export function kindIn(values: FormData): Kind['settings'] {
  return (KINDS.find(({ id }) => id === textOf(values, NAME)) ?? KINDS[0]).settings;
}
