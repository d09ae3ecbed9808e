import { type DrinkChoice, drinkOf, type SpiritDrinkType } from '../../domain/drink-menu.ts';
import { Sheet } from '../components/sheet/sheet.tsx';
import { useLast } from '../components/sheet/use-last.ts';
import { confirmStep } from './confirm-step.tsx';
import { spiritStep } from './spirit-step.tsx';

interface DrinkDialogProps {
  /** Null while the dialog is closed. */
  choice: DrinkChoice | null;
  onChoose(choice: DrinkChoice): void;
  onConfirm(): void;
  onCancel(): void;
}

/** One sheet from the tile to the confirmation. Between them it may ask for the spirit. */
export function DrinkDialog({ choice, onChoose, onConfirm, onCancel }: DrinkDialogProps) {
  const shown = useLast(choice);
  if (!shown) return null;
  const asksSpirit = needsSpirit(shown);
  const content = asksSpirit
    ? spiritStep(shown, (alcoholType) => onChoose({ ...shown, alcoholType }), onCancel)
    : confirmStep(shown, onConfirm, onCancel);
  return <Sheet isOpen={choice !== null} onDismiss={onCancel} step={asksSpirit ? 'spirit' : 'confirm'} {...content} />;
}

/** Whether the guest still has to choose a spirit. */
function needsSpirit(choice: DrinkChoice): choice is DrinkChoice & { drinkType: SpiritDrinkType } {
  return drinkOf(choice.drinkType).hasSubtypes && !choice.alcoholType;
}
