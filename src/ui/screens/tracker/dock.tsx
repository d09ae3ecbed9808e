import * as tracker from '#messages/tracker.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import type { ScreenName } from '../../guest/screen-name.ts';
import { BottomBar } from '../frame/page.tsx';
import styles from './dock.module.css';

interface DockProps {
  /** The screen that was tapped and is still loading. */
  awaited: ScreenName | null;
  onOpen(name: ScreenName): void;
}

export function Dock({ awaited, onOpen }: DockProps) {
  return (
    <BottomBar className={styles.dock} aria-label={tracker.views}>
      <Button kind="surface" aria-busy={awaited === 'stats'} onClick={() => onOpen('stats')}>
        <Icon name="chart" />
        <span>{tracker.viewStats}</span>
      </Button>
      <Button kind="surface" aria-busy={awaited === 'leaderboard'} onClick={() => onOpen('leaderboard')}>
        <Icon name="cup" />
        <span>{tracker.leaderboard}</span>
      </Button>
    </BottomBar>
  );
}
