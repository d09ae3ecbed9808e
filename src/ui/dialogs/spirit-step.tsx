import * as dialogs from '#messages/dialogs.ts';
import { spiritNames } from '#messages/menu.ts';
import { type AlcoholType, SPIRITS, type SpiritDrinkType } from '../../domain/drink-menu.ts';
import { Button } from '../components/button.tsx';
import { Emoji } from '../components/drawings/emoji.tsx';
import { Icon } from '../components/drawings/icon.tsx';
import type { SheetContent } from '../components/sheet/sheet.tsx';
import styles from './spirit-step.module.css';

/** The spirit chooser, only for drinks with subtypes (docs/spec-coverage.md §2.18). */
export function spiritStep(
  { drinkType }: { readonly drinkType: SpiritDrinkType },
  onChoose: (spirit: AlcoholType) => void,
  onCancel: () => void,
): SheetContent {
  return {
    title: dialogs.chooseYour[drinkType],
    lead: dialogs.whatAlcohol,
    children: (
      <>
        <ul className={styles.spirits} role="list">
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
      </>
    ),
  };
}
