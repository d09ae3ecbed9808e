import { useEffect, useState } from 'react';
import { useClink } from './clink-context.tsx';
import type { SettingsParts } from './settings-parts.ts';

/** Null until their code has come. */
export function useSettingsParts(): SettingsParts | null {
  const { loadSettings, log } = useClink();
  const [parts, setParts] = useState<SettingsParts | null>(null);
  // Fetches what is not part of the first load.
  useEffect(() => {
    loadSettings().then(setParts, (error: unknown) => log('Error fetching a view', error));
  }, [loadSettings, log]);
  return parts;
}
