import { startTransition, useEffect, useState } from 'react';
import { reloadPageForCode } from '../loading/missing-code.ts';
import { useClink } from './clink-context.tsx';
import type { SettingsParts } from './settings-parts.ts';

/** Null until their code has loaded. If that failed, the page reloads at the next wake. */
export function useSettingsParts(): SettingsParts | null {
  const clink = useClink();
  const [parts, setParts] = useState<SettingsParts | null>(null);
  // Loads code that is not part of the first load.
  useEffect(() => {
    const show = (loaded: SettingsParts) => startTransition(() => setParts(loaded));
    clink.loadSettings().then(show, (error: unknown) => clink.log('Error fetching a view', error));
    return clink.lifecycle.onWake(() => clink.loadSettings().catch(() => reloadPageForCode(clink)));
  }, [clink]);
  return parts;
}
