import { useSyncExternalStore } from 'react';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import { useClink } from '../../guest/clink-context.tsx';
import { THEMES, type Theme } from '../../look/theme.ts';

/** The page has the choice, and shows what follows from it (src/ui/early/follow-theme.ts). */
const CHOICE = 'data-chosen-theme';

function chosenTheme(): Theme {
  const chosen = document.documentElement.getAttribute(CHOICE);
  return THEMES.find((theme) => theme === chosen) ?? 'auto';
}

/** The guest's choice, and a function that changes and stores it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { storage, log } = useClink();
  const theme = useSyncExternalStore<Theme>(followChoice, chosenTheme, () => 'auto');

  function choose(next: Theme) {
    const page = document.documentElement;
    if (next === 'auto') page.removeAttribute(CHOICE);
    else page.setAttribute(CHOICE, next);
    try {
      if (next === 'auto') storage.remove(KEYS.theme);
      else storage.set(KEYS.theme, next);
    } catch (error) {
      log('Error writing storage', error);
    }
  }
  return [theme, choose];
}

function followChoice(listener: () => void): () => void {
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: [CHOICE] });
  return () => choice.disconnect();
}
