import { useRef, useState } from 'react';
import { drinkLabel } from '#messages/menu.ts';
import * as messages from '#messages/stats.ts';
import { drinkOf } from '../../../domain/drink-menu.ts';
import { canRemove, type DrinkEntry } from '../../../domain/session/drink-entry.ts';
import { useClink } from '../../clink-context.tsx';
import { Card } from '../../components/card.tsx';
import { Emoji } from '../../components/emoji.tsx';
import { focusHeading } from '../../components/screen-heading.tsx';
import { shortTimeFormat } from '../../short-time.ts';
import styles from './todays-drinks.module.css';

const shortTime = shortTimeFormat();

/** Every entry, newest first. A recent mistake can be removed. `drinks` ascend in time. */
export function TodaysDrinks({ drinks, nowMs }: { drinks: readonly DrinkEntry[]; nowMs: number }) {
  const { store } = useClink();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState('');

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
        <Card className={styles.card}>
          <h2 ref={heading} tabIndex={-1}>
            {messages.todaysDrinks}
          </h2>
          <ul>
            {[...drinks].reverse().map((entry) => (
              <li key={entry.id}>
                <time dateTime={new Date(entry.timestamp).toISOString()}>{shortTime(entry.timestamp)}</time>
                <Emoji>{drinkOf(entry.drinkType).emoji}</Emoji>
                <span className={styles.label}>{drinkLabel(entry)}</span>
                {canRemove(entry, nowMs) && (
                  <button type="button" aria-label={messages.removeDrink(entry)} onClick={() => remove(entry)}>
                    {messages.remove}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
