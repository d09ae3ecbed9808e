import * as dialogs from '#messages/dialogs.ts';
import { spiritNames } from '#messages/menu.ts';
import { type AlcoholType, type DrinkChoice, SPIRITS } from '../../domain/drink-menu.ts';
import { Button } from '../components/button.tsx';
import { Emoji } from '../components/emoji.tsx';
import { Icon } from '../components/icon.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useLast } from '../use-last.ts';
import styles from './spirit-dialog.module.css';

interface SpiritDialogProps {
  /** Null while the dialog is closed. */
  choice: DrinkChoice | null;
  onChoose(spirit: AlcoholType): void;
  onCancel(): void;
}

/** The spirit chooser, only for drinks with subtypes (docs/spec-coverage.md §2.18). */
export function SpiritDialog({ choice, onChoose, onCancel }: SpiritDialogProps) {
  const shown = useLast(choice);
  return (
    <Sheet
      isOpen={choice !== null}
      onDismiss={onCancel}
      title={shown && dialogs.chooseYour(shown.drinkType)}
      lead={dialogs.whatAlcohol}
    >
      <ul className={styles.spirits}>
        {SPIRITS.map(({ id, emoji }, index) => (
          <li key={id}>
            <button type="button" data-autofocus={index === 0 || undefined} onClick={() => onChoose(id)}>
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
    </Sheet>
  );
}
