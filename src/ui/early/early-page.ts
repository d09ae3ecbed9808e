import { CELEBRATION_META } from '../../domain/celebration/celebration.ts';
import { CODE_LENGTH } from '../../domain/celebration/celebration-code.ts';
import { LOOK_META } from '../../domain/look/look-style.ts';
import { KEYS } from '../../sync/phone/storage-keys.ts';
import { followLanguage } from './follow-language.ts';
import { followTheme } from './follow-theme.ts';
import { isHostPage } from './is-host-page.ts';

/**
 * An inline script that runs before the first paint, long before the app has loaded. It applies the theme and the look
 * of the celebration. It hides the count of zero from returning guests, the drinks with alcohol at a celebration
 * without alcohol, and the tracker from hosts. It shows the welcome to new guests. It remembers a tap until the app can
 * handle it (src/ui/early/early-tap.ts).
 */
declare global {
  /** Matches the stored text of a drink with alcohol (scripts/build/prerendered-page.ts). */
  const WITH_ALCOHOL: RegExp;
  interface Window {
    /** Stops remembering taps. Returns the button that was tapped last, or null. */
    takeEarlyTap?: () => HTMLElement | null;
  }
}

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
const mark = (name: string) => page.setAttribute(name, '');
followLanguage(read(KEYS.language));
followTheme(read(KEYS.theme));
const session = read(KEYS.session);
// In the stored text, the guest's drinks come before the celebration. The text is split between them because the menu
// of the celebration also contains drinks.
const [own = '', celebration] = session.split('"celebration"');
const hasDrinks = own.includes('"drinkType"');
if (hasDrinks) mark('data-returning');
// A phone without a session takes the facts of the celebration from the page.
const facts = session || document.querySelector<HTMLMetaElement>(`[name=${CELEBRATION_META}]`)?.content || '';
const isDry = facts.includes('"withoutAlcohol":true');
if (isDry) mark('data-dry');
// As in src/domain/celebration/without-alcohol.ts.
const hasToasts = hasDrinks && celebration && !WITH_ALCOHOL.test(own);
if (isDry || hasToasts) mark('data-toasts');
// Room for the hosts' menu is reserved before its code is loaded. `isSoldOut` occurs once per drink, so its occurrences
// give the number of drinks.
const drinks = facts.split('"isSoldOut":').length - 1;
if (drinks) page.setAttribute('data-menu', `${drinks}`);
if (isHostPage()) mark('data-host');
else {
  const written = document.querySelector<HTMLMetaElement>(`[name=${LOOK_META}]`)?.content;
  // The page and the evening on this phone may belong to different celebrations.
  const isOwn = written && (!read(KEYS.userName) || session.includes(written.slice(0, CODE_LENGTH)));
  try {
    document.styleSheets[0]?.insertRule(isOwn ? written.slice(CODE_LENGTH) : read(KEYS.look));
  } catch {
    // `insertRule` throws for an empty rule if there is no style to add.
  }
  // The welcome covers everything that could be tapped. A celebration has its own welcome, and an evening that is moved
  // from another phone needs none.
  if (!session && !/[?&#;6f]c(arry)?[=%]/i.test(location.href)) mark('data-new');
  else addEventListener('click', keep, true);
}
window.takeEarlyTap = () => {
  removeEventListener('click', keep, true);
  return tapped;
};
// The bundler's code fires this event if some code cannot be loaded.
addEventListener('vite:preloadError', () => {
  refetchCode();
  // A hosts' page without its code would be empty, so it shows an error. Guests still see the tracker.
  if (page.getAttribute('data-host') === '') page.setAttribute('data-trouble', 'failed');
});

const CODE = /\/assets\/.+\.(?:js|css)$/;

/**
 * Loads the code again without the HTTP cache. A bad answer may stay in that cache for a year, and reloading the page
 * does not replace it.
 */
function refetchCode(): void {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    const code = new Set(list.getEntries().flatMap(({ name }) => (CODE.test(name) ? name : [])));
    for (const url of code) refetch(url).catch(() => undefined);
  });
  observer.observe({ type: 'resource', buffered: true });
}

async function refetch(url: string): Promise<void> {
  const stored = await fetch(url, { cache: 'force-cache' });
  if (stored.headers.get('content-type')?.startsWith('text/html')) await fetch(url, { cache: 'reload' });
}
