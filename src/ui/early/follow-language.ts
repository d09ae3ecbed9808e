import { ICON_PARAMETER } from '../../domain/celebration/celebration.ts';
import { LANGUAGE_PARAMETER } from '../../domain/languages.ts';

/**
 * Loads the page again in the language that the guest has chosen on this phone, which the server cannot know. Nothing is
 * shown until then. An address that names a language has been answered already, also where that language is missing. An
 * icon on the home screen names the language in which it was made, but the guest may have chosen another one since.
 */
export function followLanguage(chosen: string): void {
  const page = document.documentElement;
  const url = new URL(location.href);
  const named = url.searchParams.get(LANGUAGE_PARAMETER);
  const isAnswered = url.searchParams.has(ICON_PARAMETER) ? named === chosen : named !== null;
  if (!chosen || chosen === page.lang || isAnswered) return;
  page.hidden = true;
  url.searchParams.set(LANGUAGE_PARAMETER, chosen);
  location.replace(url);
}
