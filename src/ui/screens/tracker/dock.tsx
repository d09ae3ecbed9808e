import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { BottomBar } from '../../components/page.tsx';
import styles from './dock.module.css';

interface DockProps {
  /** Reset is disabled while there is no alcoholic drink (spec §5). */
  canReset: boolean;
  onView(view: 'stats' | 'leaderboard'): void;
  onReset(): void;
}

export function Dock({ canReset, onView, onReset }: DockProps) {
  return (
    <BottomBar className={styles.dock} aria-label="Views">
      <Button kind="surface" onClick={() => onView('stats')}>
        <Icon name="chart" />
        View Stats
      </Button>
      <Button kind="surface" onClick={() => onView('leaderboard')}>
        <Icon name="cup" />
        Leaderboard
      </Button>
      <Button kind="bare" className={styles.reset} aria-label="Reset" disabled={!canReset} onClick={onReset}>
        <Icon name="reset" />
      </Button>
    </BottomBar>
  );
}
