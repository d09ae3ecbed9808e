import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../domain/languages.ts';
import { parametersOfPage } from '../http/read-query.ts';
import { acceptedLanguagesIn, acceptedLanguagesOf } from '../http/request-headers.ts';

/**
 * The language in the parameter `?lang=` of the address. Null without the parameter, or if Clink does not support the language.
 */
export function languageInAddress(c: Context): Language | null {
  return languageOf(parametersOfPage(c.req.url)[LANGUAGE_PARAMETER] ?? '');
}

/**
 * The language of a page: the language in its address, else that of the celebration if the phone accepts it, else the
 * phone's first language that Clink supports, else English. If a guest has chosen a language on the phone, only the
 * page knows it (src/ui/early/early-page.ts). The hosts' page sends its own language with its calls.
 */
export function languageFor(c: Context, celebration?: string): Language {
  return languageInAddress(c) ?? languageAmong(acceptedLanguagesOf(c), celebration);
}

/** The language of a page for a request outside the routes. */
export function languageOfRequest(request: IncomingMessage): Language {
  const named = languageOf(parametersOfPage(request.url ?? '')[LANGUAGE_PARAMETER] ?? '');
  return named ?? languageAmong(acceptedLanguagesIn(request));
}

function languageAmong(tags: readonly string[], celebration = ''): Language {
  const accepted = tags.flatMap((tag) => languageOf(tag) ?? []);
  const ofCelebration = languageOf(celebration);
  return ofCelebration && accepted.includes(ofCelebration) ? ofCelebration : (accepted[0] ?? 'en');
}
