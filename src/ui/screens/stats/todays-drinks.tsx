import { useId, useRef, useState } from 'react';
import * as messages from '#messages/stats.ts';
import type { DrinkEntry } from '../../../domain/session/drink-entry.ts';
import { canRemove } from '../../../domain/session/drink-times.ts';
import { Card } from '../../components/card.tsx';
import { Drawing } from '../../components/drawings/icon.tsx';
import { focusHeading } from '../../components/screen-heading.tsx';
import { DrinkRows, RemoveButton, useRemoveDrink } from '../../drinks/drink-rows.tsx';
import styles from './todays-drinks.module.css';

/** The rows shown until a guest asks for all. */
const FIRST_ROWS = 5;
const DOWN = ['m6 9.5 6 6 6-6'];

/** Every entry, newest first. A recent mistake can be removed. `drinks` ascend in time. */
export function TodaysDrinks({ drinks, nowMs }: { drinks: readonly DrinkEntry[]; nowMs: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = [...drinks].reverse();
  const moveFocus = () => (drinks.length > 1 ? heading.current?.focus() : focusHeading());
  const { announcement, remove } = useRemoveDrink(moveFocus);

  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {drinks.length > 0 && (
        <Card className={styles.drinks}>
          <h2 ref={heading} className="display" tabIndex={-1}>
            {messages.todaysDrinks}
          </h2>
          <DrinkRows
            id={listId}
            drinks={newestFirst.slice(0, showsAll ? undefined : FIRST_ROWS)}
            nowMs={nowMs}
            actionOf={(entry) =>
              canRemove(entry, nowMs) && (
                <RemoveButton entry={entry} onClick={() => remove(entry)} onFocusLost={moveFocus} />
              )
            }
          />
          {drinks.length > FIRST_ROWS && (
            <button
              className={styles.all}
              type="button"
              aria-controls={listId}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              <span>{showsAll ? messages.showFewer : messages.showAll}</span>
              <Drawing paths={DOWN} />
            </button>
          )}
        </Card>
      )}
    </>
  );
}
