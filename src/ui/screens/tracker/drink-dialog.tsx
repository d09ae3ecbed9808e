import * as dialogs from '#messages/dialogs.ts';
import { chooseYour, spiritNames } from '#messages/menu.ts';
import {
  type AlcoholType,
  type DrinkChoice,
  drinkOf,
  needsSpirit,
  SPIRITS,
  type SpiritDrinkType,
  spiritOf,
} from '../../../domain/drink-menu.ts';
import type { DrinkEntry } from '../../../domain/session/drink-entry.ts';
import { Button } from '../../components/button.tsx';
import { Emoji } from '../../components/drawings/emoji.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import { Rings } from '../../components/drawings/rings.tsx';
import { Sheet, type SheetContent, SheetPair, useLast } from '../../components/sheet/sheet.tsx';
import styles from '../../dialogs/picture.module.css';
import { usePhone } from '../../guest/clink-context.tsx';
import { useSettings } from '../../later/use-settings.tsx';

interface DrinkDialogProps {
  /** Null while the dialog is closed. */
  choice: DrinkChoice | null;
  onChoose(choice: DrinkChoice): void;
  onConfirm(): void;
  onCancel(): void;
}

/** One sheet for all steps between a tile and the confirmation. It may also ask for the spirit. */
export function DrinkDialog({ choice, onChoose, onConfirm, onCancel }: DrinkDialogProps) {
  const settings = useSettings();
  const drinks = usePhone((phone) => phone.session.drinks);
  const shown = useLast(choice);
  if (!shown) return null;
  const asksSpirit = needsSpirit(shown);
  const content = asksSpirit
    ? spiritStep(
        shown.drinkType,
        lastSpirit(shown.drinkType, drinks),
        (alcoholType) => onChoose({ ...shown, alcoholType }),
        onCancel,
      )
    : confirmStep(shown, onConfirm, onCancel);
  return (
    <Sheet
      isOpen={choice !== null}
      onDismiss={onCancel}
      step={asksSpirit ? 'spirit' : 'confirm'}
      {...content}
      {...settings?.questionParts(shown)}
    />
  );
}

/** 'Add {spirit} {drink}?' (docs/spec-coverage.md §2.21). */
function confirmStep(choice: DrinkChoice, onConfirm: () => void, onBack: () => void): SheetContent {
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
      <div className={styles.emoji} data-pair={alcoholType && ''}>
        {alcoholType && <Emoji>{spiritOf(alcoholType).emoji}</Emoji>}
        <Emoji>{drinkOf(drinkType).emoji}</Emoji>
      </div>
    </div>
  );
}

/** The spirit that the guest has chosen last for such a drink. */
function lastSpirit(drinkType: SpiritDrinkType, drinks: readonly DrinkEntry[]): AlcoholType | undefined {
  return drinks.findLast((drink) => drink.drinkType === drinkType && drink.alcoholType && !drink.menuItem)?.alcoholType;
}

/**
 * The spirit chooser, only for drinks with subtypes (docs/spec-coverage.md §2.18). The spirit that was chosen last comes
 * first.
 */
function spiritStep(
  drinkType: SpiritDrinkType,
  last: AlcoholType | undefined,
  onChoose: (spirit: AlcoholType) => void,
  onCancel: () => void,
): SheetContent {
  const spirits = [...SPIRITS].sort((a, b) => Number(b.id === last) - Number(a.id === last));
  return {
    title: chooseYour[drinkType],
    lead: dialogs.whatAlcohol,
    children: (
      <>
        <ul className={styles.spirits} role="list">
          {spirits.map(({ id, emoji }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose(id)}>
                <Emoji>{emoji}</Emoji>
                <span className={styles.name}>{spiritNames[id]}</span>
                <Icon name="next" />
              </button>
            </li>
          ))}
        </ul>
        <Button isWide onClick={onCancel}>
          {dialogs.cancel}
        </Button>
      </>
    ),
  };
}
