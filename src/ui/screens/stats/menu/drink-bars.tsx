import { drinkNames } from '#messages/menu.ts';
import { DRINK_MENU, type DrinkType, drinkOf } from '../../../../domain/drink-menu.ts';
import styles from './drink-bars.module.css';
import { MenuCounts } from './menu-counts.tsx';

/** The count of each drink, with a bar (docs/spec-coverage.md §2.37). */
export function DrinkBars({ counts }: { counts: Readonly<Record<DrinkType, number>> }) {
  const most = Math.max(...Object.values(counts));
  const bar = (id: DrinkType) => (
    <span className={styles.bar} data-category={drinkOf(id).category} aria-hidden="true">
      <i style={{ inlineSize: `${(100 * counts[id]) / most}%` }} />
    </span>
  );
  return <MenuCounts menu={DRINK_MENU} names={drinkNames} counts={counts} className={styles.list} bar={bar} />;
}
