import { useEffect, useState } from 'react';
import { useClink } from './clink-context.tsx';
import { beginAnewForCode } from './missing-code.ts';
import type { SettingsParts } from './settings-parts.ts';

/** Null until their code has come. Where it failed, the page begins anew at the next wake. */
export function useSettingsParts(): SettingsParts | null {
  const { loadSettings, lifecycle, log, store, fetch } = useClink();
  const [parts, setParts] = useState<SettingsParts | null>(null);
  // Fetches what is not part of the first load.
  useEffect(() => {
    let isGone = false;
    loadSettings().then(setParts, (error: unknown) => log('Error fetching a view', error));
    const stop = lifecycle.onWake(() => {
      loadSettings().catch(() => beginAnewForCode({ store, fetch }, () => !isGone));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [loadSettings, lifecycle, log, store, fetch]);
  return parts;
}
