import { registerRoute } from 'workbox-routing';
import { asksForWall, isWallPage, WALL_CACHE } from '../wall/connection/wall-files.ts';
import { unlessLate } from './unless-late.ts';

/** Each language has a folder with its scripts and their words. */
const WALL_ASSET = /^\/assets\/(?:\w+\/)?(?:words-)?screen-/;

/**
 * The page of the wall comes from the network, so that a wall that loads again has the newest version. Without a
 * network it is the page that was stored when the wall was last open (src/ui/wall/connection/renew-wall.ts). Guests'
 * phones store none.
 */
export function routeWall(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === '/' && asksForWall(url.search),
    async ({ request }) => {
      if (request.mode !== 'navigate') return fetch(request);
      const cache = await caches.open(WALL_CACHE);
      // A television that shows another celebration now still gets a wall.
      const stored =
        (await cache.match(request.url, { ignoreVary: true })) ??
        (await cache.match('/', { ignoreVary: true, ignoreSearch: true }));
      if (!stored) return fetch(request);
      return (await fromNetwork(request)) ?? stored;
    },
  );
  // The precache contains the files of guests. Any other file may be a file of the wall.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && WALL_ASSET.test(url.pathname),
    async ({ request }) => {
      const cache = await caches.open(WALL_CACHE);
      return (await cache.match(request.url)) ?? fetch(request);
    },
  );
}

/** Returns null if something other than Clink answers, such as a login page, or if no answer arrives in time. */
async function fromNetwork(request: Request): Promise<Response | null> {
  const answer = await unlessLate(fetch(request));
  if (!answer?.ok) return null;
  return isWallPage(await answer.clone().text()) ? answer : null;
}
