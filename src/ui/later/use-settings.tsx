import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { useClink } from '../guest/clink-context.tsx';
import { reloadPageForCode } from '../loading/missing-code.ts';
import type { startSettings } from './start-settings.tsx';

type Settings = ReturnType<typeof startSettings>;
export type LoadSettings = () => Promise<Settings>;

const SettingsContext = createContext<Settings | null>(null);

/** Loads the code that is not part of the first load. If that fails, the page reloads when it is next shown. */
export function SettingsProvider({ load, children }: { load: LoadSettings; children: ReactNode }) {
  const clink = useClink();
  const [settings, setSettings] = useState<Settings | null>(null);
  // This is an effect because the network is outside React.
  useEffect(() => {
    const show = (loaded: Settings) => startTransition(() => setSettings(loaded));
    load().then(show, (error: unknown) => clink.log('Error fetching a view', error));
    return clink.lifecycle.onWake(() => load().catch(() => reloadPageForCode(clink)));
  }, [clink, load]);
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** Everything that `start-settings.ts` has started. Null until its code has loaded. */
export function useSettings(): Settings | null {
  return use(SettingsContext);
}
