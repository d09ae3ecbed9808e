import { useSyncExternalStore } from 'react';
import { KEYS, read } from '../sync/phone-storage.ts';
import type { KeyValueStorage, Log } from '../sync/ports.ts';
import { useClink } from './clink-context.tsx';

/** `auto` follows the phone, and is not stored. */
export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

function isChosen(value: unknown): value is 'day' | 'night' {
  return value === 'day' || value === 'night';
}

/** Read from the page, where the early script has put it (src/ui/early/early-page.ts). */
function currentTheme(): Theme {
  const chosen = document.documentElement.getAttribute('data-theme');
  return isChosen(chosen) ? chosen : 'auto';
}

/** The browser's own bars take the colour of the paper. */
function show(theme: Theme): void {
  const page = document.documentElement;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const bySystem = meta.media.includes('dark') ? 'night' : 'day';
    page.setAttribute('data-theme', theme === 'auto' ? bySystem : theme);
    meta.content = getComputedStyle(page).getPropertyValue('--paper');
  }
  if (theme === 'auto') page.removeAttribute('data-theme');
  else page.setAttribute('data-theme', theme);
}

/** Applies the stored theme. Call it before the first paint. */
export function showRememberedTheme(storage: KeyValueStorage, log: Log): void {
  const theme = read(storage, KEYS.theme, log);
  if (isChosen(theme)) show(theme);
}

/** The guest's choice, and a function that changes and stores it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { storage, log } = useClink();
  const theme = useSyncExternalStore<Theme>(followTheme, currentTheme, () => 'auto');

  function choose(next: Theme) {
    show(next);
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
