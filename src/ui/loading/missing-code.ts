import type { SessionStore } from '../../sync/evening/session-store.ts';
import type { Fetch } from '../../sync/ports.ts';
import { giveUpAfter } from '../browser/give-up-after.ts';
import { isAnythingOpen, reloadPage } from '../browser/navigation.ts';

const FIRST_SCRIPT = /<script[^>]+src="\/assets\/[^"]+\.js"/;
const PATIENCE_MS = 5_000;

/** Whether a reload would lose nothing. */
export function mayReloadPage(store: SessionStore): boolean {
  const { isStored, asks } = store.getState();
  // A question to the hosts is in memory only.
  return !isAnythingOpen() && isStored && asks !== 'entry';
}

/**
 * Reloads the page and opens the screen `name`, because this page may never load code that failed once. The bundler does
 * not request a style sheet again, no browser requests a broken script again, and some keep any failed module
 * (whatwg/html#6768).
 * Returns false if a reload would not help, would lose something, or is no longer wanted.
 */
export async function reloadPageForCode(
  { store, fetch }: { store: SessionStore; fetch: Fetch },
  name?: string,
  isWanted = () => true,
): Promise<boolean> {
  const reloads = (await isPageReachable(fetch)) && mayReloadPage(store) && isWanted();
  if (reloads) reloadPage(name);
  return reloads;
}

/** Returns false without network, and when a venue's login page answers. */
export function isPageReachable(fetch: Fetch): Promise<boolean> {
  return giveUpAfter(PATIENCE_MS, async (signal) => {
    const response = await fetch('/', { cache: 'no-store', signal });
    return response.ok && FIRST_SCRIPT.test(await response.text());
  }).catch(() => false);
}

/** Loads at the first call and never again, even after a failure (see `reloadPageForCode`). */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}
