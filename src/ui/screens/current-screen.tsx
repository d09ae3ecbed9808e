import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { didNotLoad } from '#messages/tracker.ts';
import { isAnythingOpen, takeScreenToOpen, useLayer } from '../browser/navigation.ts';
import { useFeedback } from '../feedback/feedback.tsx';
import { useClink } from '../guest/clink-context.tsx';
import { useSettings } from '../later/use-settings.tsx';
import { reloadPageForCode } from '../loading/missing-code.ts';
import { type ScreenName, TrackerScreen } from './tracker/tracker-screen.tsx';

type Screen = ComponentType<{ onBack(): void }>;

const LOADERS: Record<ScreenName, () => Promise<Screen>> = {
  stats: async () => (await import('./stats/stats-screen.tsx')).StatsScreen,
  leaderboard: async () => {
    const [{ LeaderboardScreen }] = await Promise.all([
      import('./leaderboard/leaderboard-screen.tsx'),
      import('../../sync/live/open-leaderboard.ts'),
    ]);
    return LeaderboardScreen;
  },
};
const SCREEN_NAMES = Object.keys(LOADERS) as ScreenName[];

/** The screens are loaded soon after the first load, because the venue's network may be gone at the first tap. */
const PREFETCH_AFTER_MS = 2_000;

/** The screen in the tracker's place, and the functions that open and close it. The guest's last tap counts. */
export function useScreen() {
  const clink = useClink();
  const { toast } = useFeedback();
  const [Screen, setScreen] = useState<Screen | null>(null);
  const [hasBeenAway, setHasBeenAway] = useState(false);
  const failed = useRef(new Set<ScreenName>());
  const { awaited, wait, isAwaited } = useAwaited<ScreenName>();
  const close = () => show(null);
  useLayer(Screen !== null, close);

  function show(next: Screen | null) {
    setScreen(() => next);
    setHasBeenAway(true);
    scrollTo(0, 0);
  }

  async function load(name: ScreenName): Promise<Screen | null> {
    if (failed.current.has(name) && clink.store.getState().isStored) return null;
    return LOADERS[name]().catch((error: unknown) => {
      clink.log('Error fetching a view', error);
      failed.current.add(name);
      return null;
    });
  }

  async function open(name: ScreenName, mayReload = true) {
    if (Screen) close();
    wait(name);
    const next = await load(name);
    const isWanted = () => isAwaited(name);
    if (!next && mayReload && (await reloadPageForCode(clink, name, isWanted))) return;
    if (!isWanted()) return;
    wait(null);
    if (next) show(next);
    else toast({ message: didNotLoad });
  }

  const begin = useEffectEvent(() => {
    const asked = takeScreenToOpen();
    const name = SCREEN_NAMES.find((known) => known === asked);
    if (name) void open(name, false);
    const timer = setTimeout(() => SCREEN_NAMES.forEach(load), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  });
  // Loads code that is not part of the first load.
  useEffect(() => begin(), []);

  return { Screen, hasBeenAway, awaited, open, close };
}

/** Keeps what the guest waits for, until it arrives or the guest taps something else. */
function useAwaited<T>() {
  const [awaited, setAwaited] = useState<T | null>(null);
  // This is a ref, because the guest may have given up since the last render.
  const latest = useRef<T | null>(null);

  const wait = useCallback((next: T | null) => {
    latest.current = next;
    setAwaited(next);
  }, []);

  // Runs before the tap's own handler, which may start to wait again.
  useEffect(() => {
    const giveUp = () => wait(null);
    addEventListener('click', giveUp, true);
    return () => removeEventListener('click', giveUp, true);
  }, [wait]);

  const isAwaited = (one: T) => latest.current === one && !isAnythingOpen();
  return { awaited, wait, isAwaited };
}

/** Shows the tracker, the stats or the leaderboard. Screens are local state, not routes (docs/readings.md#screens). */
export function CurrentScreen() {
  const { Screen, hasBeenAway, awaited, open, close } = useScreen();
  const settings = useSettings();
  return (
    <>
      {Screen ? <Screen onBack={close} /> : <TrackerScreen takesFocus={hasBeenAway} awaited={awaited} onOpen={open} />}
      {settings && <settings.CelebrationSheets onStats={() => open('stats')} />}
    </>
  );
}
