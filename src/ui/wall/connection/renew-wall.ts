import { VERSION_META } from '../../../domain/wall/wall-address.ts';
import { RENEWAL_MS } from '../../../domain/wall/wall-times.ts';
import { createTimer, quietly } from '../parts/elements.ts';
import { filesIn, WALL_CACHE } from './wall-files.ts';

const RENEWED_AT = 'wallRenewedAt';
const VERSION = new RegExp(`${VERSION_META}" content="([^"]*)`);

/**
 * Loads a newer page when the server has one. `isQuiet`: whether a reload would interrupt nothing. The returned
 * function must be called with each version that the server names.
 */
export function renewWall(isQuiet: () => boolean): (version: string) => void {
  const again = createTimer();
  /** The address includes the code, because the page has the language and the look of the celebration. */
  const address = `/${location.search}`;
  let known = '';

  async function look(): Promise<void> {
    const page = await fetch(address, { cache: 'no-store' });
    const html = await page.clone().text();
    const version = versionIn(html);
    // A login page has no version. A page with an error status, as while the code cannot be looked up, lacks the celebration.
    if (!page.ok || !version) throw new Error(address);
    // A storage that is full must not keep an old page on the wall.
    await keepOffline(address, page, filesIn(html)).catch(() => undefined);
    if (version !== versionIn(document.head.innerHTML)) reloadWhenQuiet();
  }

  function lookLater(delayMs = RENEWAL_MS): void {
    again.set(delayMs, () => look().catch(() => lookLater()));
  }

  /** The server has just answered, so no error page takes the place of the wall. */
  function reloadWhenQuiet(): void {
    const sinceLast = Math.abs(Date.now() - Number(quietly(() => sessionStorage.getItem(RENEWED_AT))));
    if (sinceLast < RENEWAL_MS) lookLater(RENEWAL_MS - sinceLast);
    else if (!isQuiet()) again.set(1_000, reloadWhenQuiet);
    // The page reloads only if it can store the time of the reload, because otherwise it could reload again and again.
    else quietly(reload);
  }

  return (version) => {
    if (version === known) return;
    known = version;
    lookLater(0);
  };
}

/** The version of a wall's page. It changes with every file, drawing and sentence of the page. Undefined for a guests' page. */
function versionIn(html: string): string | undefined {
  return (VERSION.exec(html) || [])[1];
}

function reload(): void {
  sessionStorage.setItem(RENEWED_AT, String(Date.now()));
  location.reload();
}

/**
 * Stores the page and all its files, and only these. The service worker serves them (src/ui/offline/wall-route.ts).
 * Plain http has no such storage.
 */
async function keepOffline(address: string, page: Response, named: readonly string[]): Promise<void> {
  if (!('caches' in window)) return;
  const files = [...named];
  for (const file of named) {
    if (file.slice(-4) === '.css') files.push(...filesIn(await (await fetch(file)).text()));
  }
  const cache = await caches.open(WALL_CACHE);
  // A file that is named twice would be refused.
  await cache.addAll([...new Set(files)]);
  await cache.put(address, page);
  for (const stored of await cache.keys()) {
    const path = stored.url.slice(location.origin.length);
    if (path !== address && files.indexOf(path) < 0) await cache.delete(stored);
  }
}
