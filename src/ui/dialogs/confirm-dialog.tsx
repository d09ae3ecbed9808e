import * as dialogs from '#messages/dialogs.ts';
import { type DrinkChoice, drinkOf, spiritOf } from '../../domain/drink-menu.ts';
import { Button } from '../components/button.tsx';
import { Emoji } from '../components/emoji.tsx';
import { Rings } from '../components/rings.tsx';
import { Sheet, SheetPair } from '../components/sheet.tsx';
import { useLast } from '../use-last.ts';
import styles from './picture.module.css';

interface ConfirmDialogProps {
  /** Null while the dialog is closed. */
  choice: DrinkChoice | null;
  onConfirm(): void;
  onBack(): void;
}

/** 'Add {spirit} {drink}?' (docs/spec-coverage.md §2.21). */
export function ConfirmDialog({ choice, onConfirm, onBack }: ConfirmDialogProps) {
  const shown = useLast(choice);
  return (
    <Sheet
      isOpen={choice !== null}
      onDismiss={onBack}
      align="centre"
      picture={shown && <Glasses {...shown} />}
      title={shown && dialogs.addDrink(shown)}
      lead={dialogs.willBeAdded}
    >
      <SheetPair>
        <Button onClick={onBack}>{dialogs.goBack}</Button>
        <Button kind="primary" data-autofocus onClick={onConfirm}>
          {dialogs.confirm}
        </Button>
      </SheetPair>
    </Sheet>
  );
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
