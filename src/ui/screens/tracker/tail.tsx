import { drinkResponsibly, reset } from '#messages/tracker.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './tail.module.css';

interface TailProps {
  /** Reset is disabled while there is no alcoholic drink (docs/spec-coverage.md §5.5). */
  canReset: boolean;
  onReset(): void;
}

/** The end of the tracker: reset, away from everything that is tapped often, and the footer. */
export function Tail({ canReset, onReset }: TailProps) {
  return (
    <footer className={styles.tail}>
      <button type="button" className={styles.reset} disabled={!canReset} onClick={onReset}>
        <Icon name="reset" />
        {reset}
      </button>
      <p>{drinkResponsibly}</p>
    </footer>
  );
}
