import { useSettingsParts } from '../guest/use-settings-parts.ts';
import { TrackerScreen } from './tracker/tracker-screen.tsx';
import { useScreen } from './use-screen.ts';

/** Shows the tracker, the stats or the leaderboard. Screens are local state, not routes (docs/readings.md#screens). */
export function CurrentScreen() {
  const { Screen, hasBeenAway, awaited, open, close } = useScreen();
  const settings = useSettingsParts();
  return (
    <>
      {Screen ? (
        <Screen onBack={close} />
      ) : (
        <TrackerScreen takesFocus={hasBeenAway} awaited={awaited} settings={settings} onOpen={open} />
      )}
      {settings && <settings.CelebrationSheets onOpen={open} />}
    </>
  );
}
