import { useSyncExternalStore } from 'react';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import { useClink } from '../../guest/clink-context.tsx';
import { isChosen, showTheme, type Theme } from '../../look/theme.ts';

/** Read from the page, where the early script has put it (src/ui/early/early-page.ts). */
function currentTheme(): Theme {
  const chosen = document.documentElement.getAttribute('data-theme');
  return isChosen(chosen) ? chosen : 'auto';
}

/** The guest's choice, and a function that changes and stores it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { storage, log } = useClink();
  const theme = useSyncExternalStore<Theme>(followTheme, currentTheme, () => 'auto');

  function choose(next: Theme) {
    showTheme(next);
    try {
      if (next === 'auto') storage.remove(KEYS.theme);
      else storage.set(KEYS.theme, next);
    } catch (error) {
      log('Error writing storage', error);
    }
  }
  return [theme, choose];
}

function followTheme(listener: () => void): () => void {
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => choice.disconnect();
}
