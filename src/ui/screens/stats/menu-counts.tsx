import type { ReactNode } from 'react';
import { namedCount } from '#messages/celebration/evening-menu.ts';
import { drinkNames, spiritNames } from '#messages/menu.ts';
import { type AlcoholType, DRINK_MENU, type DrinkType, drinkOf, SPIRITS } from '../../../domain/drink-menu.ts';
import type { NamedCount } from '../../../domain/menu/known-menu.ts';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { classNames } from '../../look/class-names.ts';
import styles from './menu-counts.module.css';

interface MenuCountsProps<Id extends string> {
  menu: readonly { readonly id: Id; readonly emoji: string }[];
  names: Readonly<Record<Id, string>>;
  counts: Readonly<Record<Id, number>>;
  className: string | undefined;
  /** Shown below the name. */
  below?(id: Id): ReactNode;
  /** Returns the drawing between the name and the count. */
  bar?: ((id: Id) => ReactNode) | undefined;
}

/** The count of each item, in the menu's order, without zeros. */
export function MenuCounts<Id extends string>({ menu, names, counts, className, below, bar }: MenuCountsProps<Id>) {
  return (
    <ul className={classNames(styles.counts, className)} role="list">
      {menu.map(
        ({ id, emoji }) =>
          counts[id] > 0 && (
            <li key={id}>
              <span className={styles.name}>
                <Emoji>{emoji}</Emoji>
                <span>
                  {names[id]}
                  {below?.(id)}
                </span>
              </span>
              {bar?.(id)}
              <b>{counts[id]}</b>
            </li>
          ),
      )}
    </ul>
  );
}

interface DrinkBarsProps {
  counts: Readonly<Record<DrinkType, number>>;
  /** The drinks of the hosts' menu. */
  named: readonly NamedCount[];
}

/**
 * The count of each drink, with a bar (docs/spec-coverage.md §2.37), and below it the drinks of the hosts' menu that
 * count as this drink.
 */
export function DrinkBars({ counts, named }: DrinkBarsProps) {
  const most = Math.max(...Object.values(counts));
  // The bar of a single drink would be compared with nothing.
  const isOne = Object.values(counts).filter((count) => count > 0).length === 1;
  const bar = (id: DrinkType) => (
    <span className={styles.bar} data-category={drinkOf(id).category} data-drink={id} aria-hidden="true">
      <i style={{ inlineSize: `${(100 * counts[id]) / most}%` }} />
    </span>
  );
  const below = (id: DrinkType) =>
    named
      .filter(({ drinkType }) => drinkType === id)
      .map(({ drink, count }) => <small key={drink.id}>{namedCount(drink.name, count)}</small>);
  return (
    <MenuCounts
      menu={DRINK_MENU}
      names={drinkNames}
      counts={counts}
      className={styles.list}
      below={below}
      bar={isOne ? undefined : bar}
    />
  );
}

/** The count of each spirit (docs/spec-coverage.md §2.35). */
export function SpiritChips({ counts }: { counts: Readonly<Record<AlcoholType, number>> }) {
  return <MenuCounts menu={SPIRITS} names={spiritNames} counts={counts} className={styles.chips} />;
}
