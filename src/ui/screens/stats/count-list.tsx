import { Emoji } from '../../components/emoji.tsx';
import styles from './count-list.module.css';

interface Item<Id> {
  readonly id: Id;
  readonly emoji: string;
}

/** The meter's path in a view box of 100 by 8. Its round ends need a margin of 2. */
const METER = { start: 2, length: 96 };

interface CountListProps<Id extends string> {
  menu: readonly Item<Id>[];
  names: Readonly<Record<Id, string>>;
  counts: Readonly<Record<Id, number>>;
}

/** The count of each item of `menu`, in the menu's order, without zeros (docs/spec-coverage.md §2.37). */
export function CountList<Id extends string>({ menu, names, counts }: CountListProps<Id>) {
  const had = menu.map((item) => ({ ...item, count: counts[item.id] })).filter(({ count }) => count > 0);
  const most = Math.max(...had.map(({ count }) => count));
  return (
    <ul className={styles.list}>
      {had.map(({ id, emoji, count }) => (
        <li key={id}>
          <span className={styles.name}>
            <Emoji>{emoji}</Emoji>
            {names[id]}
          </span>
          <svg className={styles.meter} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${METER.start} 4h${(METER.length * count) / most}`} vectorEffect="non-scaling-stroke" />
          </svg>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
