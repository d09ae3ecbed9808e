import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { readAddress } from '../../domain/celebration/page-address.ts';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../domain/languages.ts';
import { unlessLate } from './unless-late.ts';

declare const self: { readonly location: Location };

/** The address of the page in the precache, which ignores the query. */
const PAGE = '/';
const OWN: Language = languageIn(new URL(self.location.href)) ?? 'en';

/**
 * The server answers the plain address in the language of the browser, so the request names the language of this
 * worker.
 */
export function inOwnLanguage(request: Request): Request {
  const { integrity, credentials } = request;
  return new URL(request.url).pathname === PAGE
    ? new Request(`${PAGE}?${LANGUAGE_PARAMETER}=${OWN}`, { integrity, credentials })
    : request;
}

/**
 * A page in another language is loaded from the network, and its own worker then replaces this one. Without network the
 * guest gets the stored page.
 */
export function routeOtherLanguages(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      request.mode === 'navigate' && sameOrigin && url.pathname === PAGE && (languageIn(url) ?? OWN) !== OWN,
    async ({ request, url }) => {
      const answer = await unlessLate(fetch(request));
      // A captive portal answers with its own page.
      const isRight = answer?.ok && answer.headers.get('content-language') === languageIn(url);
      return isRight ? answer : ((await matchPrecache(PAGE)) ?? answer ?? Response.error());
    },
  );
}

function languageIn({ search }: URL): Language | null {
  return languageOf(readAddress(search)[LANGUAGE_PARAMETER] ?? '');
}
