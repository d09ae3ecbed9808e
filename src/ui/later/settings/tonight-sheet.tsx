import { useRef } from 'react';
import { done as doneLabel } from '#messages/dialogs.ts';
import { noDrinksYet, withAndWithout } from '#messages/stats.ts';
import { toastsAre, tonight } from '#messages/tracker.ts';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { Button } from '../../components/button.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { DrinkRows, useRemoveDrink } from '../../drinks/drink-rows.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { useNow } from '../../time/use-now.ts';
import styles from './tonight-sheet.module.css';

/**
 * Lists all drinks of this session, newest first. Here a guest can still remove a drink after the 'Undo' toast is gone.
 */
export function TonightSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const session = usePhone((phone) => phone.session);
  const nowMs = useNow(session);
  const done = useRef<HTMLButtonElement>(null);
  const focusDone = () => done.current?.focus();
  const { announcement, remove } = useRemoveDrink(focusDone);
  const { drinks } = session;
  const alcoholic = countAlcoholic(drinks);
  const isWithout = usePhone((phone) => phone.celebration?.withoutAlcohol);
  const count =
    isWithout && alcoholic === 0 ? toastsAre(drinks.length) : withAndWithout(alcoholic, drinks.length - alcoholic);

  return (
    <Sheet isOpen={isOpen} onDismiss={onClose} title={tonight} lead={drinks.length > 0 ? count : noDrinksYet}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.drinks}>
        <DrinkRows drinks={[...drinks].reverse()} nowMs={nowMs} onRemove={remove} onFocusLost={focusDone} />
      </div>
      <div className={styles.foot}>
        <Button ref={done} kind="primary" isWide data-autofocus onClick={onClose}>
          {doneLabel}
        </Button>
      </div>
    </Sheet>
  );
}
