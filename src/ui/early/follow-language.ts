import { ICON_PARAMETER } from '../../domain/celebration/celebration.ts';
import { LANGUAGE_PARAMETER } from '../../domain/languages.ts';

/**
 * Loads the page again in the language that the guest has chosen on this phone, which the server cannot know. Nothing
 * is shown until then. If the address names a language, the server has already answered in that language, or does not
 * have it, so the page stays. The language in the address of an icon on the home screen is ignored, because the guest
 * may have chosen another language since the icon was added.
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
