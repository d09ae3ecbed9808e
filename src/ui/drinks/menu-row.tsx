import * as texts from '#messages/celebration/evening-menu.ts';
import { isMarkedWithoutAlcohol } from '../../domain/menu/known-menu.ts';
import type { ServedItem } from '../../domain/menu/menu-item.ts';
import { Emoji } from '../components/drawings/emoji.tsx';
import { around } from '../messages/forms/around.ts';
import { withHyphens } from './hyphens.ts';
import styles from './menu-row.module.css';
import { Tally } from './tally.tsx';

interface MenuRowProps {
  menu: readonly ServedItem[];
  /** The couple. */
  names: string;
  /** The number of each drink that this guest has had, by the drink's id. */
  counts: ReadonlyMap<string, number>;
  /** The drink that was confirmed last, and how many drinks were confirmed. */
  changed?: { readonly id: string | undefined; readonly count: number } | undefined;
  onChoose(item: ServedItem): void;
}

/** With more drinks the row can be swiped, and the last visible card is cut off at the edge. */
const MOST_IN_SIGHT = 4;
/** A row of three drinks can also be swiped if one of their words is longer than this. */
const LONG_WORD = 12;
/** If one drink has a word of this length, or a name that would need three lines, the letters of the row are smaller. */
const WIDE_WORD = 11;
const WIDE_NAME = 20;

/** The drinks of the hosts' menu as small cards. They keep the hosts' order, so that thumbs learn their places. */
export function MenuRow({ menu, names, counts, changed, onChoose }: MenuRowProps) {
  const [before, after] = around(texts.menuOf);
  const isWide = menu.length === 3 && menu.some(({ name }) => longestWord(name) >= LONG_WORD);
  return (
    <section className={styles.evening} data-shown={menu.length} data-more={isMore(menu.length, isWide) || undefined}>
      <h3>
        <span>
          {before}
          <bdi>{names}</bdi>
          {after}
        </span>
      </h3>
      <ul className={styles.menu} role="list" data-wide={isWide || undefined} data-word={isWordy(menu) || undefined}>
        {menu.map((item) => (
          <li key={item.id}>
            <Card item={item} count={counts.get(item.id) ?? 0} changed={changed} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isMore = (count: number, isWide: boolean) => isWide || count > MOST_IN_SIGHT;

/** The approximate length of the longest word, in characters as people see them. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => Array.from(word).length));
}

const isWordy = (menu: MenuRowProps['menu']) =>
  menu.some(({ name }) => longestWord(name) >= WIDE_WORD || name.length >= WIDE_NAME);

interface CardProps extends Pick<MenuRowProps, 'changed' | 'onChoose'> {
  item: ServedItem;
  count: number;
}

/** A sold-out drink keeps its place and its tally. */
function Card({ item, count, changed, onChoose }: CardProps) {
  const { id, name, sign, drinkType, isSoldOut } = item;
  const isFree = isMarkedWithoutAlcohol(item);
  return (
    <button
      type="button"
      className={styles.card}
      data-drink={isFree ? 'free' : drinkType}
      disabled={isSoldOut}
      aria-label={texts.cardLabel({ name, isWithoutAlcohol: isFree, isSoldOut, count })}
      onClick={() => onChoose(item)}
    >
      <Emoji>{sign}</Emoji>
      <bdi>{withHyphens(name)}</bdi>
      <span className={styles.marks}>
        {isSoldOut ? <bdi>{texts.soldOut}</bdi> : isFree && <b dir="ltr">{texts.zeroPercent}</b>}
        {count > 0 && (
          <Tally key={changed?.count} count={count} isChanged={changed?.id === id} className={styles.tally} />
        )}
      </span>
    </button>
  );
}
