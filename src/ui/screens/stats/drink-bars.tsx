import { drinkNames } from '#messages/menu.ts';
import { DRINK_MENU, type DrinkType, drinkOf } from '../../../domain/drink-menu.ts';
import styles from './drink-bars.module.css';
import { MenuCounts } from './menu-counts.tsx';

/** The bar's path in a view box of 100 by 8. Its round ends need a margin of 2. */
const BAR = { start: 2, length: 96 };

/** The count of each drink, with a bar (docs/spec-coverage.md §2.37). */
export function DrinkBars({ counts }: { counts: Readonly<Record<DrinkType, number>> }) {
  const most = Math.max(...Object.values(counts));
  const bar = (id: DrinkType) => (
    <svg
      className={styles.bar}
      data-category={drinkOf(id).category}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${BAR.start} 4h${(BAR.length * counts[id]) / most}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
  return <MenuCounts menu={DRINK_MENU} names={drinkNames} counts={counts} className={styles.list} bar={bar} />;
}
