import { useId } from 'react';
import { drinkNames } from '#messages/menu.ts';
import { whatAreYouDrinking } from '#messages/tracker.ts';
import { DRINK_MENU, type DrinkType } from '../../../domain/drink-menu.ts';
import { Emoji } from '../../components/emoji.tsx';
import styles from './drink-tiles.module.css';

export function DrinkTiles({ onChoose }: { onChoose(drinkType: DrinkType): void }) {
  const headId = useId();
  return (
    <section className={styles.drinks} aria-labelledby={headId}>
      <h2 className="display" id={headId}>
        {whatAreYouDrinking}
      </h2>
      <ul className={styles.tiles}>
        {DRINK_MENU.map(({ id, emoji }) => (
          <li key={id}>
            <button type="button" className={styles.tile} data-drink={id} onClick={() => onChoose(id)}>
              <Emoji>{emoji}</Emoji>
              <span>{drinkNames[id]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
