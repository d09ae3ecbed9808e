import { useId } from 'react';
import { drinkNames } from '#messages/menu.ts';
import { drinksToday, tonight, whatAreYouDrinking } from '#messages/tracker.ts';
import { isOffered, type Offered } from '../../../domain/celebration/without-alcohol.ts';
import { DRINK_MENU, type DrinkChoice } from '../../../domain/drink-menu.ts';
import { InlineButton } from '../../components/button.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import { Tally } from '../../drinks/tally.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { useSettings } from '../../later/use-settings.tsx';
import styles from './drink-tiles.module.css';

interface DrinkTilesProps {
  /**
   * The drinks that were confirmed on this page. With each, the tally of its tile pulses, and is marked while its toast
   * is shown, even when the drink is taken back.
   */
  confirmed: readonly string[];
  /** The offer that the page currently shows. */
  offered: Offered;
  onOffer(offered: Offered): void;
  onChoose(choice: DrinkChoice): void;
  onTonight(): void;
}

/**
 * A tile for each offered drink, with its tally, which tells guests whether they have already logged a drink. Above the
 * tiles are the drinks of the hosts' menu, which have their own tallies.
 */
export function DrinkTiles({ confirmed, onTonight, offered, ...offer }: DrinkTilesProps) {
  const headId = useId();
  const settings = useSettings();
  const drinks = usePhone((phone) => phone.session.drinks);
  const celebration = usePhone((phone) => phone.celebration);
  const others = drinks.filter(({ menuItem }) => !isOnMenu(menuItem, celebration?.menu));
  return (
    <section className={styles.drinks} aria-labelledby={headId}>
      <div className="head-row">
        <h2 className="display" id={headId}>
          {whatAreYouDrinking}
        </h2>
        {(drinks.length > 0 || celebration) && (
          <InlineButton isLow aria-haspopup="dialog" onClick={onTonight}>
            {settings ? <settings.TonightWord /> : tonight}
            <Icon name="next" />
          </InlineButton>
        )}
      </div>
      <div className={styles.menu}>
        {settings && <settings.MenuCards key={celebration?.code} confirmed={confirmed} {...offer} />}
      </div>
      <ul className={styles.tiles} role="list">
        {DRINK_MENU.filter(({ id }) => isOffered(id, offered)).map(({ id, emoji, category }) => {
          const count = others.filter(({ drinkType }) => drinkType === id).length;
          return (
            <li key={id} data-category={category}>
              <button
                type="button"
                className={styles.tile}
                data-drink={id}
                aria-label={count > 0 ? drinksToday(id, count) : undefined}
                onClick={() => offer.onChoose({ drinkType: id })}
              >
                <Emoji>{emoji}</Emoji>
                <span>{drinkNames[id]}</span>
                {count > 0 && (
                  <Tally
                    key={confirmed.length}
                    count={count}
                    isChanged={id === confirmed.at(-1)}
                    className={styles.tally}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether a drink has its own card. A drink that is no longer on the menu has no card. */
function isOnMenu(menuItem: string | undefined, menu: unknown): boolean {
  return Array.isArray(menu) && menu.some((item) => item?.id === menuItem && item.drinkType);
}
