import * as tracker from '#messages/tracker.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { BottomBar } from '../../components/page.tsx';
import type { View } from '../use-view.ts';
import styles from './dock.module.css';

interface DockProps {
  /** Reset is disabled while there is no alcoholic drink (docs/spec-coverage.md §5.5). */
  canReset: boolean;
  /** The view that was tapped and is still loading. */
  awaited: View | null;
  onView(view: View): void;
  onReset(): void;
}

export function Dock({ canReset, awaited, onView, onReset }: DockProps) {
  return (
    <BottomBar className={styles.dock} aria-label={tracker.views}>
      <Button kind="surface" aria-busy={awaited === 'stats'} onClick={() => onView('stats')}>
        <Icon name="chart" />
        {tracker.viewStats}
      </Button>
      <Button kind="surface" aria-busy={awaited === 'leaderboard'} onClick={() => onView('leaderboard')}>
        <Icon name="cup" />
        {tracker.leaderboard}
      </Button>
      <Button kind="bare" className={styles.reset} aria-label={tracker.reset} disabled={!canReset} onClick={onReset}>
        <Icon name="reset" />
      </Button>
    </BottomBar>
  );
}
