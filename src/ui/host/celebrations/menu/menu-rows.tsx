import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import * as texts from '#messages/hosts/evening.ts';
import { isAlcoholic } from '../../../../domain/drink-menu.ts';
import { moved } from '../../../../domain/menu/menu-edit.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { typefaceOf } from '../../../look/typeface-of.tsx';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { Switch } from '../../form/switch.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SettingLink, SettingsGroup } from '../../parts/settings.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';
import { atJoints } from './at-joints.ts';
import { MenuCard } from './menu-card.tsx';
import styles from './menu-rows.module.css';
import { type Pull, usePull } from './use-pull.ts';

interface MenuRowsProps {
  celebration: ShownCelebration;
  /** The drinks that are offered. */
  menu: readonly MenuItem[];
  onOpen(item: MenuItem): void;
  onPour(item: MenuItem, isSoldOut: boolean): void;
  onArrange(ids: readonly string[]): void;
  /** Absent if the menu is full. */
  onAdd: (() => void) | undefined;
  /** The number of drinks that are not offered, which have a place on the menu, too. */
  notOffered: number;
}

/** The drinks in their order. A host changes the order by dragging the grips, or with the arrow keys on a grip. */
export function MenuRows({ celebration, menu, onOpen, onPour, onArrange, onAdd, notOffered }: MenuRowsProps) {
  const howId = useId();
  const [said, setSaid] = useState('');
  const ids = menu.map(({ id }) => id);

  function move(item: MenuItem, to: number) {
    if (to < 0 || to >= ids.length || to === ids.indexOf(item.id)) return;
    onArrange(moved(ids, item.id, to));
    setSaid(texts.isAtPlace(item.name, to + 1, ids.length));
  }

  const { pull, grip } = usePull((id, to) => {
    const item = menu.find((one) => one.id === id);
    if (item) move(item, to);
  });

  /** A grip loses the focus when its row moves in the document, so it takes the focus back. */
  function moveByKey(event: KeyboardEvent<HTMLElement>, item: MenuItem, at: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(() => move(item, at + step));
    currentTarget.focus();
  }

  return (
    <MenuCard celebration={celebration}>
      <ul role="list" className={styles.rows} data-pulled={pull ? '' : undefined}>
        {menu.map((item, at) => {
          const { id, name, isSoldOut } = item;
          return (
            <Row key={id} isPulled={pull?.id === id} style={styleOf(pull, id, at)}>
              <button
                type="button"
                className={styles.grip}
                aria-label={texts.move(name)}
                aria-describedby={howId}
                onKeyDown={(event) => moveByKey(event, item, at)}
                {...grip(id, at)}
              >
                <Icon name="grip" />
              </button>
              <Drink item={item} onOpen={onOpen}>
                <CountsAs item={item} />
              </Drink>
              <Switch isOn={!isSoldOut} onChange={(isPouring) => onPour(item, !isPouring)}>
                <span className="visually-hidden">{texts.pouringOf(name)}</span>
              </Switch>
            </Row>
          );
        })}
      </ul>
      {onAdd ? (
        <button type="button" className={styles.add} aria-haspopup="dialog" onClick={onAdd}>
          <Icon name="plus" />
          {texts.addDrink}
        </button>
      ) : (
        <p className={styles.full}>{notOffered > 0 ? texts.isFullWithOthers(notOffered) : texts.menuIsFull}</p>
      )}
      <p id={howId} hidden>
        {texts.moveHow}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </MenuCard>
  );
}

/** The drinks with alcohol at a celebration without alcohol. They keep their places among the other drinks. */
export function DrinksNotOffered({
  celebration,
  menu,
  onOpen,
}: Pick<MenuRowsProps, 'celebration' | 'menu' | 'onOpen'>) {
  return (
    <SettingsGroup title={texts.notOffered} lead={texts.isWithoutAlcohol}>
      <ul role="list">
        {menu.map((item) => (
          <Row key={item.id}>
            <Drink item={item} isOff onOpen={onOpen}>
              <small>{texts.countsAs[item.drinkType]}</small>
            </Drink>
          </Row>
        ))}
      </ul>
      <SettingLink icon="glass" to={{ screen: 'celebration', id: celebration.id, place: 'evening' }}>
        {texts.offerAgain}
      </SettingLink>
    </SettingsGroup>
  );
}

/** In a longer word, the first line is filled, because a compound then breaks at a joint more often. */
const LONG_WORD = /\S{16}/;

interface DrinkProps {
  item: MenuItem;
  isOff?: boolean;
  onOpen(item: MenuItem): void;
  /** A line below the name. */
  children?: ReactNode;
}

/** The icon and the name of a drink. A tap opens it. */
function Drink({ item, isOff, onOpen, children }: DrinkProps) {
  return (
    <button
      type="button"
      className={styles.what}
      data-off={isOff || undefined}
      aria-haspopup="dialog"
      onClick={() => onOpen(item)}
    >
      <span className={styles.sign} data-drink={item.drinkType}>
        <Emoji>{item.sign}</Emoji>
      </span>
      <span className={styles.words}>
        <bdi style={typefaceOf(item.name)} data-long={LONG_WORD.test(item.name) || undefined}>
          {atJoints(item.name)}
        </bdi>
        {children}
      </span>
      {isOff && <Icon name="next" />}
    </button>
  );
}

interface RowProps {
  isPulled?: boolean;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** A row of the list. If it disappears while it has the focus, the heading takes the focus. */
function Row({ isPulled, style, children }: RowProps) {
  const row = usePassedFocus<HTMLLIElement>(focusHeading);
  return (
    <li ref={row} className={styles.row} data-pulled={isPulled || undefined} style={style}>
      {children}
    </li>
  );
}

/** The kind that the drink counts as, unless it is sold out. */
function CountsAs({ item: { drinkType, isSoldOut } }: { item: MenuItem }) {
  return (
    <small data-out={isSoldOut || undefined} data-free={!isAlcoholic(drinkType) || undefined}>
      {isSoldOut ? texts.soldOut : texts.countsAs[drinkType]}
    </small>
  );
}

/** The dragged row follows the pointer, and the rows that it passes slide aside. */
function styleOf(pull: Pull | null, id: string, at: number): CSSProperties | undefined {
  if (!pull) return undefined;
  const { from, to, byPx, heightPx } = pull;
  if (id === pull.id) return { transform: `translateY(${byPx}px)` };
  const isPassed = at > from ? at <= to : at >= to;
  return isPassed ? { transform: `translateY(${at > from ? -heightPx : heightPx}px)` } : undefined;
}
