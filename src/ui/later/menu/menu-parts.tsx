import { countsAs } from '#messages/celebration/evening-menu.ts';
import { addDrink, willBeAdded } from '#messages/dialogs.ts';
import { type DrinkChoice, drinkOf } from '../../../domain/drink-menu.ts';
import { isMarkedWithoutAlcohol } from '../../../domain/menu/known-menu.ts';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { Rings } from '../../components/drawings/rings.tsx';
import type { SheetContent } from '../../components/sheet/sheet.tsx';
import { useNamedDrinks } from '../../drinks/use-named-drinks.ts';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import styles from './menu-parts.module.css';

/**
 * Parts of the question whether to add a drink of the menu: its emoji, and the kind that it counts as. If the hosts
 * take it off the menu or mark it as sold out meanwhile, the question stays, because the guest may have the glass in
 * the hand.
 */
export function menuParts(choice: DrinkChoice): Pick<SheetContent, 'picture' | 'title' | 'lead'> | null {
  if (!choice.menuItem) return null;
  return {
    picture: <Picture choice={choice} />,
    title: inOneTypeface(addDrink(choice)),
    lead: (
      <>
        {willBeAdded}{' '}
        <span className={styles.kind} data-free={isMarkedWithoutAlcohol(choice) || undefined}>
          {countsAs[choice.drinkType]}
        </span>
      </>
    ),
  };
}

/** The drink in two rings, which are blue and green for a drink without alcohol. */
function Picture({ choice }: { choice: DrinkChoice }) {
  const { drinkType, menuItem = '' } = choice;
  const drink = useNamedDrinks().get(menuItem);
  return (
    <div className={styles.picture} data-free={isMarkedWithoutAlcohol(choice) || undefined}>
      <Rings hasSpark />
      <Emoji>{drink?.sign ?? drinkOf(drinkType).emoji}</Emoji>
    </div>
  );
}
