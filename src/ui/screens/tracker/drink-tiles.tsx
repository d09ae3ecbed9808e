import { useId } from 'react';
import { drinkNames } from '#messages/menu.ts';
import { drinksToday, tonight, whatAreYouDrinking } from '#messages/tracker.ts';
import { DRINK_MENU, type DrinkType } from '../../../domain/drink-menu.ts';
import { usePhone } from '../../clink-context.tsx';
import { Emoji } from '../../components/emoji.tsx';
import { Icon } from '../../components/icon.tsx';
import { InlineButton } from '../../components/inline-button.tsx';
import styles from './drink-tiles.module.css';

interface DrinkTilesProps {
  /** How many drinks were confirmed on this page. With each new drink, the tally of its tile pulses. */
  clinks: number;
  onChoose(drinkType: DrinkType): void;
  onTonight(): void;
}

/** A tile for each drink, with how many there were. It answers 'did I log that already?'. */
export function DrinkTiles({ clinks, onChoose, onTonight }: DrinkTilesProps) {
  const headId = useId();
  const drinks = usePhone((phone) => phone.session.drinks);
  const newest = clinks > 0 ? drinks.at(-1)?.drinkType : undefined;
  return (
    <section className={styles.drinks} aria-labelledby={headId}>
      <div className="head-row">
        <h2 className="display" id={headId}>
          {whatAreYouDrinking}
        </h2>
        {drinks.length > 0 && (
          <InlineButton isLow aria-haspopup="dialog" onClick={onTonight}>
            {tonight}
            <Icon name="next" />
          </InlineButton>
        )}
      </div>
      <ul className={styles.tiles} role="list">
        {DRINK_MENU.map(({ id, emoji }) => {
          const count = drinks.filter(({ drinkType }) => drinkType === id).length;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.tile}
                data-drink={id}
                aria-label={count > 0 ? drinksToday(id, count) : undefined}
                onClick={() => onChoose(id)}
              >
                <Emoji>{emoji}</Emoji>
                <span>{drinkNames[id]}</span>
                {count > 0 && (
                  <span key={clinks} className={styles.tally} data-rises={id === newest || undefined}>
                    {count}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
