import { useSettingsParts } from '../use-settings-parts.ts';
import { TrackerScreen } from './tracker/tracker-screen.tsx';
import { useView } from './use-view.ts';

/** Shows the tracker, the stats or the leaderboard. Views are local state, not routes (docs/readings.md#views). */
export function CurrentView() {
  const { Screen, hasBeenAway, awaited, open, close } = useView();
  const settings = useSettingsParts();
  return (
    <>
      {Screen ? (
        <Screen onBack={close} />
      ) : (
        <TrackerScreen takesFocus={hasBeenAway} awaited={awaited} settings={settings} onView={open} />
      )}
      {settings && <settings.CelebrationSheets {...settings} onView={open} />}
    </>
  );
}
