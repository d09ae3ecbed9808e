import { CELEBRATION_META } from '../../domain/celebration/celebration.ts';
import { CODE_LENGTH } from '../../domain/celebration/celebration-code.ts';
import { LOOK_META } from '../../domain/look/look-style.ts';
import { KEYS } from '../../sync/phone/storage-keys.ts';
import { followLanguage } from './follow-language.ts';
import { followTheme } from './follow-theme.ts';
import { isHostPage } from './is-host-page.ts';

/**
 * An inline script that runs before the first paint, long before the app has loaded. It shows day or night and the look
 * of the celebration. It hides the zero from returning guests, the drinks with alcohol where the hosts offer none, and
 * the tracker from hosts. It shows the welcome to new guests. It remembers a tap until the app can handle it
 * (src/ui/early/early-tap.ts).
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
// The stored text has the guest's drinks first, then the celebration. It is split there, because the menu of the
// celebration has drinks too.
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
// The hosts' menu gets its place before its code is loaded. `isSoldOut` occurs once for each drink, so it counts the
// drinks.
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
    // There is no style to add: `insertRule` throws for an empty rule.
  }
  // The welcome covers everything that could be tapped. A celebration has a welcome of its own, and an evening that comes
  // from another phone needs none.
  if (!session && !/[?&#;6f]c(arry)?[=%]/i.test(location.href)) mark('data-new');
  else addEventListener('click', keep, true);
}
window.takeEarlyTap = () => {
  removeEventListener('click', keep, true);
  return tapped;
};
// The bundler fires this event when code could not be loaded.
addEventListener('vite:preloadError', () => {
  refetchCode();
  // A page of the hosts whose code could not be loaded shows nothing, so it says so. Guests still have the tracker.
  if (page.getAttribute('data-host') === '') page.setAttribute('data-trouble', 'failed');
});

const CODE = /\/assets\/.+\.(?:js|css)$/;

/**
 * Loads the code again past the HTTP cache. A bad answer may stay in that cache for a year, and a reload does not
 * replace it.
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
