import * as tracker from '#messages/tracker.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { BottomBar } from '../../components/page.tsx';
import type { View } from '../use-view.ts';
import styles from './dock.module.css';

interface DockProps {
  /** The view that was tapped and is still loading. */
  awaited: View | null;
  onView(view: View): void;
}

export function Dock({ awaited, onView }: DockProps) {
  return (
    <BottomBar className={styles.dock} aria-label={tracker.views}>
      <Button kind="surface" aria-busy={awaited === 'stats'} onClick={() => onView('stats')}>
        <Icon name="chart" />
        <span>{tracker.viewStats}</span>
      </Button>
      <Button kind="surface" aria-busy={awaited === 'leaderboard'} onClick={() => onView('leaderboard')}>
        <Icon name="cup" />
        <span>{tracker.leaderboard}</span>
      </Button>
    </BottomBar>
  );
}
