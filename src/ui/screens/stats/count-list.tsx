import { Emoji } from '../../components/emoji.tsx';
import styles from './count-list.module.css';

interface Item<Id> {
  readonly id: Id;
  readonly emoji: string;
}

/** Ends of the meter's path in a view box of 100 by 8: round ends need a margin of 2. */
const METER = { start: 2, length: 96 };

interface CountListProps<Id extends string> {
  menu: readonly Item<Id>[];
  names: Readonly<Record<Id, string>>;
  counts: Readonly<Record<Id, number>>;
}

/** How often each of `menu` was had, in the menu's order; what nobody had is left out (spec §2). */
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
