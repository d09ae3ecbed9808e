import type { KEYS } from '../../sync/phone-storage.ts';
import { refetchCode } from './refetch-code.ts';

/**
 * Stands in the page itself and runs before its first drawing, long before the app is there: nobody is blinded by day,
 * no returning guest reads a zero, and a tap is kept until the app can answer it (early-tap.ts).
 */
declare global {
  interface Window {
    /** Ends the keeping; the button that was tapped last, or null. */
    takeEarlyTap?: () => HTMLElement | null;
  }
}

// Typed, not imported: their module would come along into the page.
const THEME: typeof KEYS.theme = 'theme';
const SESSION: typeof KEYS.session = 'clink';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

let tapped: HTMLElement | null = null;
function keep({ target }: Event): void {
  if (target instanceof Element) tapped = target.closest('button') ?? tapped;
}

const page = document.documentElement;
const theme = read(THEME);
if (theme) page.setAttribute('data-theme', theme);
if (read(SESSION).includes('"drinkType"')) page.setAttribute('data-returning', '');

addEventListener('click', keep, true);
window.takeEarlyTap = () => {
  removeEventListener('click', keep, true);
  return tapped;
};
// The bundler says so when code could not be loaded.
addEventListener('vite:preloadError', refetchCode);
