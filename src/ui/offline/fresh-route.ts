import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { FRESH_PARAMETER } from '../../domain/celebration/page-address.ts';

/**
 * Fetches the page from the network, so that the guest reaches the login page in front of Clink. The browser itself
 * follows a redirect. Without a network the guest gets the stored page.
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
