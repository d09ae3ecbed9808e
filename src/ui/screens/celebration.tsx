import { TrackerScreen } from './tracker/tracker-screen.tsx';
import { useView } from './use-view.ts';

/** Tracker, stats and leaderboard are local view state, not routes (spec §2). */
export function Celebration() {
  const { Screen, hasBeenAway, awaited, open, close } = useView();
  if (Screen) return <Screen onBack={close} />;
  return <TrackerScreen takesFocus={hasBeenAway} awaited={awaited} onView={open} />;
}
