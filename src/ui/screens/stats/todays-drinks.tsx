import { useId, useRef, useState } from 'react';
import { drinkLabel } from '#messages/menu.ts';
import * as messages from '#messages/stats.ts';
import { drinkOf } from '../../../domain/drink-menu.ts';
import { canRemove, type DrinkEntry } from '../../../domain/session/drink-entry.ts';
import { useClink } from '../../clink-context.tsx';
import { Emoji } from '../../components/emoji.tsx';
import { focusHeading } from '../../components/screen-heading.tsx';
import { shortTimeFormat } from '../../short-time.ts';
import styles from './todays-drinks.module.css';

const shortTime = shortTimeFormat();
/** The rows shown until a guest asks for all. */
const FIRST_ROWS = 5;

/** Every entry, newest first. A recent mistake can be removed. `drinks` ascend in time. */
export function TodaysDrinks({ drinks, nowMs }: { drinks: readonly DrinkEntry[]; nowMs: number }) {
  const { store } = useClink();
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  const [removed, setRemoved] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = [...drinks].reverse();

  function remove(entry: DrinkEntry) {
    if (!canRemove(entry, Date.now())) return;
    if (drinks.length > 1) heading.current?.focus();
    else focusHeading();
    store.undoDrink(entry.id);
    setRemoved(messages.removed(entry));
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {removed}
      </p>
      {drinks.length > 0 && (
        <section className={styles.drinks}>
          <h2 ref={heading} className="display" tabIndex={-1}>
            {messages.todaysDrinks}
          </h2>
          <ul id={listId} role="list">
            {newestFirst.slice(0, showsAll ? undefined : FIRST_ROWS).map((entry) => (
              <Row key={entry.id} entry={entry} onRemove={canRemove(entry, nowMs) ? () => remove(entry) : null} />
            ))}
          </ul>
          {drinks.length > FIRST_ROWS && (
            <button
              className={styles.all}
              type="button"
              aria-controls={listId}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? messages.showFewer : messages.showAll}
            </button>
          )}
        </section>
      )}
    </>
  );
}

/** `onRemove` is null once it is too late. */
function Row({ entry, onRemove }: { entry: DrinkEntry; onRemove: (() => void) | null }) {
  const time = shortTime(entry.timestamp);
  return (
    <li>
      <time dateTime={new Date(entry.timestamp).toISOString()}>{time}</time>
      <Emoji>{drinkOf(entry.drinkType).emoji}</Emoji>
      <span className={styles.label}>{drinkLabel(entry)}</span>
      {onRemove && (
        <button type="button" aria-label={messages.removeDrink(entry, time)} onClick={onRemove}>
          {messages.remove}
        </button>
      )}
    </li>
  );
}
