import { read } from '../../sync/phone/phone-storage.ts';
import { KEYS } from '../../sync/phone/storage-keys.ts';
import type { KeyValueStorage, Log } from '../../sync/ports.ts';

/** `auto` follows the phone, and is not stored. */
export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export function isChosen(value: unknown): value is 'day' | 'night' {
  return value === 'day' || value === 'night';
}

/** Applies a theme. The browser's own bars take the colour of the paper. */
export function showTheme(theme: Theme): void {
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
  if (isChosen(theme)) showTheme(theme);
}
