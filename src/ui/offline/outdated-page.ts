import type { Fetch } from '../../sync/ports.ts';

const FIRST_SCRIPT = /<script[^>]+src="(\/assets\/[^"]+\.js)"/;

/** Whether the server has another version than this page by now. Throws without network. */
export async function isOutdated(page: Document, fetch: Fetch): Promise<boolean> {
  const own = FIRST_SCRIPT.exec(page.documentElement.outerHTML)?.[1];
  const response = await fetch('/', { cache: 'no-store' });
  const current = FIRST_SCRIPT.exec(await response.text())?.[1];
  return response.ok && current !== undefined && current !== own;
}
