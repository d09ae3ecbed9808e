import * as dialogs from '#messages/dialogs.ts';
import { type DrinkChoice, drinkOf, spiritOf } from '../../domain/drink-menu.ts';
import { Button } from '../components/button.tsx';
import { Emoji } from '../components/drawings/emoji.tsx';
import { Rings } from '../components/drawings/rings.tsx';
import { type SheetContent, SheetPair } from '../components/sheet/sheet.tsx';
import styles from './picture.module.css';

/** 'Add {spirit} {drink}?' (docs/spec-coverage.md §2.21). */
export function confirmStep(choice: DrinkChoice, onConfirm: () => void, onBack: () => void): SheetContent {
  return {
    align: 'centre',
    picture: <Glasses {...choice} />,
    title: dialogs.addDrink(choice),
    lead: dialogs.willBeAdded,
    children: (
      <SheetPair>
        <Button onClick={onBack}>{dialogs.goBack}</Button>
        <Button kind="primary" data-autofocus onClick={onConfirm}>
          {dialogs.confirm}
        </Button>
      </SheetPair>
    ),
  };
}

/** The spirit and the drink in one glass each. A drink without a spirit is shown where the glasses overlap. */
function Glasses({ drinkType, alcoholType }: DrinkChoice) {
  return (
    <div className={styles.picture}>
      <Rings hasSpark />
      <div className={styles.emoji} data-pair={alcoholType ? '' : undefined}>
        {alcoholType && <Emoji>{spiritOf(alcoholType).emoji}</Emoji>}
        <Emoji>{drinkOf(drinkType).emoji}</Emoji>
      </div>
    </div>
  );
}
