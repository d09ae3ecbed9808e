import { TrackerScreen } from './tracker/tracker-screen.tsx';
import { useView } from './use-view.ts';

/** Shows the tracker, the stats or the leaderboard. Views are local state, not routes (docs/readings.md#views). */
export function CurrentView() {
  const { Screen, hasBeenAway, awaited, open, close } = useView();
  if (Screen) return <Screen onBack={close} />;
  return <TrackerScreen takesFocus={hasBeenAway} awaited={awaited} onView={open} />;
}
