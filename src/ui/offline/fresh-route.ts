import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { FRESH_PARAMETER } from '../../domain/celebration/page-address.ts';

/**
 * The page that a guest asks the network for, to reach the login page in front of it. The browser itself follows a
 * redirect. Without a network the guest gets the stored page.
 */
export function routeFreshPage(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      request.mode === 'navigate' && sameOrigin && url.searchParams.has(FRESH_PARAMETER),
    async ({ request }) => {
      try {
        // The login page may have been cached.
        return await fetch(request, { cache: 'reload' });
      } catch {
        return (await matchPrecache('/')) ?? Response.error();
      }
    },
  );
}
