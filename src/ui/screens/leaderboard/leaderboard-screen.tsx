import { useEffect, useId, useState } from 'react';
import { howEveryoneIsDoing, leaderboard } from '#messages/leaderboard.ts';
import type { View } from '../../../domain/leaderboard/leaderboard.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { ScreenHeading } from '../../components/screen-heading.tsx';
import { useClink } from '../../guest/clink-context.tsx';
import { BackBar } from '../frame/back-bar.tsx';
import { Page, Rail } from '../frame/page.tsx';
import { LeaderboardPanel } from './leaderboard-panel.tsx';
import styles from './leaderboard-screen.module.css';
import { LiveMark } from './notes/live-mark.tsx';
import { ScopeNote } from './notes/scope-note.tsx';
import { tabId, ViewSwitch } from './view-switch.tsx';

/** The live leaderboard: three cards, or behind a switch the single list (docs/readings.md#two-leaderboards). */
export function LeaderboardScreen({ onBack }: { onBack(): void }) {
  usePageTitle(leaderboard);
  const { live } = useClink();
  const [view, setView] = useState<View>('top');
  const panelId = useId();

  // The stream is outside React. It is open while this screen is, for the chosen view.
  useEffect(() => live.watch(view), [live, view]);

  return (
    <Page>
      <Rail className={styles.rail}>
        <header className={styles.head}>
          <ScreenHeading>{leaderboard}</ScreenHeading>
          <div className={styles.under}>
            <p>{howEveryoneIsDoing}</p>
            <LiveMark />
          </div>
          <ScopeNote />
        </header>
        <ViewSwitch view={view} panelId={panelId} onChoose={setView} />
      </Rail>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls takes the focus, so that keys can scroll it */}
      <div className={styles.panel} role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, view)} tabIndex={0}>
        <LeaderboardPanel view={view} />
      </div>
      <BackBar onBack={onBack} />
    </Page>
  );
}
