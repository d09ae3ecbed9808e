import { type ReactNode, useState } from 'react';
import { kindAndAge, kindOf } from '#messages/celebration/evening-menu.ts';
import { drinkLabel } from '#messages/menu.ts';
import { noneRemovable } from '#messages/settings.ts';
import * as messages from '#messages/stats.ts';
import { drinkOf } from '../../domain/drink-menu.ts';
import type { DrinkEntry } from '../../domain/session/drink-entry.ts';
import { canRemove } from '../../domain/session/drink-times.ts';
import { InlineButton } from '../components/button.tsx';
import { Emoji } from '../components/drawings/emoji.tsx';
import { useClink } from '../guest/clink-context.tsx';
import { usePassedFocus } from '../taps-and-focus/use-passed-focus.ts';
import { agoOf, eveningTime } from '../time/short-time.ts';
import styles from './drink-rows.module.css';
import { named, useNamedDrinks } from './use-named-drinks.ts';

interface DrinkRowsProps {
  id?: string;
  /** The drinks in the order in which they are shown. */
  drinks: readonly DrinkEntry[];
  nowMs: number;
  /** Returns the button at the end of a row. */
  actionOf(entry: DrinkEntry): ReactNode;
}

/** Drinks with their time. */
export function DrinkRows({ id, drinks, nowMs, actionOf }: DrinkRowsProps) {
  const names = useNamedDrinks();
  return (
    <ul id={id} className={styles.rows} role="list">
      {drinks.map((drink) => {
        const entry = named(drink, names);
        return (
          <Row
            key={entry.id}
            entry={entry}
            sign={names.get(entry.menuItem ?? '')?.sign ?? null}
            ago={canRemove(entry, nowMs) ? agoOf(nowMs - entry.timestamp) : null}
            action={actionOf(entry)}
          />
        );
      })}
    </ul>
  );
}

interface RowProps {
  entry: DrinkEntry & { readonly name?: string };
  /** The emoji of a drink of the hosts' menu. */
  sign: string | null;
  /** Null for an older drink. */
  ago: string | null;
  action: ReactNode;
}

/** The rows of recent drinks also say how long ago each drink was, because guests wonder which drink was their last. */
function Row({ entry, sign, ago, action }: RowProps) {
  const time = eveningTime(entry.timestamp);
  const kind = sign && kindOf[entry.drinkType];
  return (
    <li data-named={sign ? '' : undefined}>
      <time dateTime={new Date(entry.timestamp).toISOString()}>{time}</time>
      <Emoji>{sign ?? drinkOf(entry.drinkType).emoji}</Emoji>
      <span className={styles.label}>
        <bdi>{drinkLabel(entry)}</bdi>
        {(kind || ago) && <small>{kind && ago ? kindAndAge(kind, ago) : kind || ago}</small>}
      </span>
      {action}
    </li>
  );
}

interface RemoveButtonProps {
  entry: DrinkEntry;
  onClick(): void;
  /** Called when the button disappeared while it had the focus. */
  onFocusLost(): void;
}

/** Removes a recent drink. */
export function RemoveButton({ entry, onClick, onFocusLost }: RemoveButtonProps) {
  const button = usePassedFocus<HTMLButtonElement>(onFocusLost);
  return (
    <InlineButton ref={button} aria-label={messages.removeDrink(entry, eveningTime(entry.timestamp))} onClick={onClick}>
      {messages.remove}
    </InlineButton>
  );
}

/**
 * Removes a drink if that is still allowed. `moveFocus` is called first, because the button disappears together with
 * its drink. Screen readers read `announcement`.
 */
export function useRemoveDrink(moveFocus: () => void) {
  const { store } = useClink();
  const [said, setSaid] = useState({ count: 0, text: '' });

  function remove(entry: DrinkEntry) {
    if (!canRemove(entry, Date.now())) return;
    moveFocus();
    setSaid({ count: said.count + 1, text: store.undoDrink(entry.id) ? messages.removed(entry) : noneRemovable });
  }
  // The key makes a new element each time, so that screen readers repeat identical words.
  return { announcement: <span key={said.count}>{said.text}</span>, remove };
}
