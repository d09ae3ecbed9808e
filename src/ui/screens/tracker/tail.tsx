import { drinkResponsibly, reset } from '#messages/tracker.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import { Mark } from '../../components/drawings/mark.tsx';
import styles from './tail.module.css';
import { useCanReset } from './use-can-reset.ts';

/** The end of the tracker: reset, away from everything that is tapped often, and the footer. */
export function Tail({ onReset }: { onReset(): void }) {
  const canReset = useCanReset();
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
