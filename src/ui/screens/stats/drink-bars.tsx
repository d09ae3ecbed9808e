import { drinkNames } from '#messages/menu.ts';
import { DRINK_MENU, type DrinkType } from '../../../domain/drink-menu.ts';
import { Emoji } from '../../components/emoji.tsx';
import styles from './drink-bars.module.css';

/** The bar's path in a view box of 100 by 8. Its round ends need a margin of 2. */
const BAR = { start: 2, length: 96 };

/** The count of each drink in the menu's order, without zeros (docs/spec-coverage.md §2.37). */
export function DrinkBars({ counts }: { counts: Readonly<Record<DrinkType, number>> }) {
  const most = Math.max(...Object.values(counts));
  return (
    <ul className={styles.list} role="list">
      {DRINK_MENU.filter(({ id }) => counts[id] > 0).map(({ id, emoji, category }) => (
        <li key={id} data-category={category}>
          <span className={styles.name}>
            <Emoji>{emoji}</Emoji>
            {drinkNames[id]}
          </span>
          <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${BAR.start} 4h${(BAR.length * counts[id]) / most}`} vectorEffect="non-scaling-stroke" />
          </svg>
          <b>{counts[id]}</b>
        </li>
      ))}
    </ul>
  );
}
