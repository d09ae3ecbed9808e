import { type ComponentType, useEffect, useState } from 'react';
import { useClink } from '../clink-context.tsx';
import { useLayer } from '../navigation.ts';
import { TrackerScreen } from './tracker/tracker-screen.tsx';

type Screen = ComponentType<{ onBack(): void }>;
type View = 'stats' | 'leaderboard';

const LOADERS: Record<View, () => Promise<Screen>> = {
  stats: async () => (await import('./stats/stats-screen.tsx')).StatsScreen,
  leaderboard: async () => {
    const [{ LeaderboardScreen }] = await Promise.all([
      import('./leaderboard/leaderboard-screen.tsx'),
      import('../../sync/open-leaderboard.ts'),
    ]);
    return LeaderboardScreen;
  },
};

/** After the first load, before the first tap: a venue's network may be gone by then. */
const PREFETCH_AFTER_MS = 2_000;

/** Tracker, stats and leaderboard are local view state, not routes (spec §2). */
export function Celebration() {
  const { log } = useClink();
  const [Screen, setScreen] = useState<Screen | null>(null);
  const [hasBeenAway, setHasBeenAway] = useState(false);
  const backToTracker = () => show(null);
  useLayer(Screen !== null, backToTracker);

  // Fetches what is not part of the first load.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(LOADERS)) load().catch((error: unknown) => log('Error fetching a view', error));
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [log]);

  function show(next: Screen | null) {
    setScreen(() => next);
    setHasBeenAway(true);
    scrollTo(0, 0);
  }

  function open(view: View) {
    LOADERS[view]().then(show, (error: unknown) => log('Error fetching a view', error));
  }

  if (Screen) return <Screen onBack={backToTracker} />;
  return <TrackerScreen takesFocus={hasBeenAway} onView={open} />;
}
