import type { Fetch } from '../sync/ports.ts';
import type { SessionStore } from '../sync/session-store.ts';
import { isAnythingOpen, reloadPage } from './navigation.ts';

const FIRST_SCRIPT = /<script[^>]+src="\/assets\/[^"]+\.js"/;
const PATIENCE_MS = 5_000;

/** Whether a new page takes nothing from the guest. */
export function mayReloadPage(store: SessionStore): boolean {
  return !isAnythingOpen() && store.getState().isStored;
}

/**
 * Code that failed once is had by a new page alone, which opens `view`: the bundler does not ask again for a style sheet,
 * and some browsers keep a failed module (whatwg/html#6768). False where that would help nobody, or is no longer wanted.
 */
export async function reloadPageForCode(
  { store, fetch }: { store: SessionStore; fetch: Fetch },
  view?: string,
  isWanted = () => true,
): Promise<boolean> {
  const begins = (await isPageReachable(fetch)) && mayReloadPage(store) && isWanted();
  if (begins) reloadPage(view);
  return begins;
}

/** Not without network, and not where a venue's login page answers. */
export async function isPageReachable(fetch: Fetch): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok && FIRST_SCRIPT.test(await response.text());
  } catch {
    return false;
  }
}
