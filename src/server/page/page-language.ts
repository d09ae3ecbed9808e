import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../domain/languages.ts';
import { parametersOfPage } from '../http/read-query.ts';
import { acceptedLanguagesIn, acceptedLanguagesOf } from '../http/request-headers.ts';

/** The language that the address names with `?lang=`. Null for none, or for one that Clink does not speak. */
export function languageInAddress(c: Context): Language | null {
  return languageOf(parametersOfPage(c.req.url)[LANGUAGE_PARAMETER] ?? '');
}

/**
 * The language of a page: the one that its address names, else the one of the celebration if the phone accepts it, else the
 * phone's first language that Clink speaks, else English. Only the page itself knows the language that a guest has chosen on
 * this phone (src/ui/early/early-page.ts). The page of the hosts makes its calls with its own language.
 */
export function languageFor(c: Context, celebration?: string): Language {
  return languageInAddress(c) ?? languageAmong(acceptedLanguagesOf(c), celebration);
}

/** The language of a page for a request that no route answers. */
export function languageOfRequest(request: IncomingMessage): Language {
  const named = languageOf(parametersOfPage(request.url ?? '')[LANGUAGE_PARAMETER] ?? '');
  return named ?? languageAmong(acceptedLanguagesIn(request));
}

function languageAmong(tags: readonly string[], celebration = ''): Language {
  const accepted = tags.flatMap((tag) => languageOf(tag) ?? []);
  const ofCelebration = languageOf(celebration);
  return ofCelebration && accepted.includes(ofCelebration) ? ofCelebration : (accepted[0] ?? 'en');
}
