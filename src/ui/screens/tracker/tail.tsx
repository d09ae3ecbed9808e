import { drinkResponsibly, reset } from '#messages/tracker.ts';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { usePhone } from '../../clink-context.tsx';
import { Icon } from '../../components/icon.tsx';
import { Mark } from '../../components/mark.tsx';
import styles from './tail.module.css';

/**
 * The end of the tracker: reset, away from everything that is tapped often, and the footer. Reset is disabled while there
 * is no alcoholic drink (docs/spec-coverage.md §5.5).
 */
export function Tail({ onReset }: { onReset(): void }) {
  const canReset = usePhone((phone) => countAlcoholic(phone.session.drinks) > 0 && phone.canRemoveAll);
  return (
    <footer className={styles.tail}>
      <button type="button" className={styles.reset} disabled={!canReset} onClick={onReset}>
        <Icon name="reset" />
        {reset}
      </button>
      <p>
        <Mark />
        {drinkResponsibly}
      </p>
    </footer>
  );
}
