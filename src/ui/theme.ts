import { useSyncExternalStore } from 'react';
import { KEYS, read } from '../sync/phone-storage.ts';
import type { KeyValueStorage, Log } from '../sync/ports.ts';
import { useClink } from './clink-context.tsx';

export type Theme = 'day' | 'night';

const DARK = '(prefers-color-scheme: dark)';

function isTheme(value: unknown): value is Theme {
  return value === 'day' || value === 'night';
}

/** The guest's choice, read from the page. Otherwise the phone's setting. */
function currentTheme(): Theme {
  const chosen = document.documentElement.getAttribute('data-theme');
  if (isTheme(chosen)) return chosen;
  return matchMedia(DARK).matches ? 'night' : 'day';
}

function show(theme: Theme): void {
  document.documentElement.setAttribute('data-theme', theme);
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
}

/** Applies the stored theme. Call it before the first paint. */
export function showRememberedTheme(storage: KeyValueStorage, log: Log): void {
  const theme = read(storage, KEYS.theme, log);
  if (isTheme(theme)) show(theme);
}

/** The theme of the page, and a function that switches and stores it. */
export function useTheme(): [Theme, () => void] {
  const { storage, log } = useClink();
  const theme = useSyncExternalStore<Theme>(followTheme, currentTheme, () => 'day');

  function turn() {
    const next = theme === 'day' ? 'night' : 'day';
    show(next);
    try {
      storage.set(KEYS.theme, next);
    } catch (error) {
      log('Error writing storage', error);
    }
  }
  return [theme, turn];
}

function followTheme(listener: () => void): () => void {
  const system = matchMedia(DARK);
  const choice = new MutationObserver(listener);
  system.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    choice.disconnect();
  };
}
