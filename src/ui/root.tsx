import { StrictMode, useEffect } from 'react';
import { listenForBack } from './browser/navigation.ts';
import { FeedbackProvider } from './feedback/feedback.tsx';
import { type Clink, ClinkProvider } from './guest/clink-context.tsx';
import { type LoadSettings, SettingsProvider } from './later/use-settings.tsx';
import { CurrentScreen } from './screens/current-screen.tsx';

/** The whole app. In the browser it takes over the markup of src/ui/prerender.tsx. */
export function Root({ clink, loadSettings }: { clink: Clink; loadSettings: LoadSettings }) {
  return (
    <StrictMode>
      <ClinkProvider clink={clink}>
        <App loadSettings={loadSettings} />
      </ClinkProvider>
    </StrictMode>
  );
}

export function App({ loadSettings }: { loadSettings: LoadSettings }) {
  // This is an effect because the Back button belongs to the browser, outside React.
  useEffect(listenForBack, []);
  return (
    <FeedbackProvider>
      <SettingsProvider load={loadSettings}>
        <CurrentScreen />
      </SettingsProvider>
    </FeedbackProvider>
  );
}
