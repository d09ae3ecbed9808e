import { lazy, Suspense, useState } from 'react';
import { useLayer } from '../navigation.ts';
import { LeaderboardScreen } from './leaderboard/leaderboard-screen.tsx';
import { TrackerScreen } from './tracker/tracker-screen.tsx';

const StatsScreen = lazy(async () => ({ default: (await import('./stats/stats-screen.tsx')).StatsScreen }));

type View = 'tracker' | 'stats' | 'leaderboard';

/** Tracker, stats and leaderboard are local view state, not routes (spec §2). */
export function Celebration() {
  const [view, setView] = useState<View>('tracker');
  const [hasBeenAway, setHasBeenAway] = useState(false);
  const backToTracker = () => go('tracker');
  useLayer(view !== 'tracker', backToTracker);

  function go(next: View) {
    setView(next);
    setHasBeenAway(true);
    scrollTo(0, 0);
  }

  if (view === 'leaderboard') return <LeaderboardScreen onBack={backToTracker} />;
  if (view === 'stats') {
    return (
      <Suspense>
        <StatsScreen onBack={backToTracker} />
      </Suspense>
    );
  }
  return <TrackerScreen takesFocus={hasBeenAway} onView={go} />;
}
