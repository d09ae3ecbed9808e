import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { didNotLoad } from '#messages/tracker.ts';
import { useClink } from '../clink-context.tsx';
import { useFeedback } from '../feedback/feedback.tsx';
import { reloadPageForCode } from '../missing-code.ts';
import { takeViewToOpen, useLayer } from '../navigation.ts';
import { useAwaited } from './use-awaited.ts';

type Screen = ComponentType<{ onBack(): void }>;
export type View = 'stats' | 'leaderboard';

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
const VIEWS = Object.keys(LOADERS) as View[];

/** After the first load. By the first tap the venue's network may be gone. */
const PREFETCH_AFTER_MS = 2_000;

/** The view in the tracker's place, and the functions that open and close it. The guest's last tap counts. */
export function useView() {
  const clink = useClink();
  const { toast } = useFeedback();
  const [Screen, setScreen] = useState<Screen | null>(null);
  const [hasBeenAway, setHasBeenAway] = useState(false);
  const failed = useRef(new Set<View>());
  const { awaited, wait, isAwaited } = useAwaited<View>();
  const close = () => show(null);
  useLayer(Screen !== null, close);

  function show(next: Screen | null) {
    setScreen(() => next);
    setHasBeenAway(true);
    scrollTo(0, 0);
  }

  async function load(view: View): Promise<Screen | null> {
    if (failed.current.has(view) && clink.store.getState().isStored) return null;
    return LOADERS[view]().catch((error: unknown) => {
      clink.log('Error fetching a view', error);
      failed.current.add(view);
      return null;
    });
  }

  async function open(view: View, mayReload = true) {
    if (Screen) close();
    wait(view);
    const next = await load(view);
    const isWanted = () => isAwaited(view);
    if (!next && mayReload && (await reloadPageForCode(clink, view, isWanted))) return;
    if (!isWanted()) return;
    wait(null);
    if (next) show(next);
    else toast({ message: didNotLoad });
  }

  const begin = useEffectEvent(() => {
    const asked = takeViewToOpen();
    const view = VIEWS.find((known) => known === asked);
    if (view) void open(view, false);
    const timer = setTimeout(() => VIEWS.forEach(load), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  });
  // Loads code that is not part of the first load.
  useEffect(() => begin(), []);

  return { Screen, hasBeenAway, awaited, open, close };
}
