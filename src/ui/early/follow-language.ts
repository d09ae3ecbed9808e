import type { ICON_PARAMETER } from '../../domain/celebration/celebration.ts';
import type { LANGUAGE_PARAMETER } from '../../domain/languages.ts';

// Typed but not imported, because the import would bring its module into the page.
const PARAMETER: typeof LANGUAGE_PARAMETER = 'lang';
const ICON: typeof ICON_PARAMETER = 'icon';

/**
 * Loads the page again in the language that the guest has chosen on this phone, which the server cannot know. Nothing is
 * shown until then. An address that names a language has been answered already, also where that language is missing. An
 * icon on the home screen names the one in which it was made. The guest may have chosen since.
 */
export function followLanguage(chosen: string): void {
  const page = document.documentElement;
  const url = new URL(location.href);
  const named = url.searchParams.get(PARAMETER);
  const isAnswered = url.searchParams.has(ICON) ? named === chosen : named !== null;
  if (!chosen || chosen === page.lang || isAnswered) return;
  page.hidden = true;
  url.searchParams.set(PARAMETER, chosen);
  location.replace(url);
}
