import type { ReactNode } from 'react';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { classNames } from '../../../look/class-names.ts';
import styles from './menu-counts.module.css';

interface MenuCountsProps<Id extends string> {
  menu: readonly { readonly id: Id; readonly emoji: string }[];
  names: Readonly<Record<Id, string>>;
  counts: Readonly<Record<Id, number>>;
  className: string | undefined;
  /** Drawn between the name and the count. */
  bar?(id: Id): ReactNode;
}

/** How many of each item there were, in the menu's order, without zeros. */
export function MenuCounts<Id extends string>({ menu, names, counts, className, bar }: MenuCountsProps<Id>) {
  return (
    <ul className={classNames(styles.counts, className)} role="list">
      {menu.map(
        ({ id, emoji }) =>
          counts[id] > 0 && (
            <li key={id}>
              <span className={styles.name}>
                <Emoji>{emoji}</Emoji>
                {names[id]}
              </span>
              {bar?.(id)}
              <b>{counts[id]}</b>
            </li>
          ),
      )}
    </ul>
  );
}
