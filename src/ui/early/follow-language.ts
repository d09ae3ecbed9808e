import type { LANGUAGE_PARAMETER } from '../../domain/languages.ts';

// Typed but not imported, because the import would bring its module into the page.
const PARAMETER: typeof LANGUAGE_PARAMETER = 'lang';

/**
 * Loads the page again in the language that the guest has chosen on this phone, which the server cannot know. Nothing is
 * shown until then. An address that names a language has been answered already, also where that language is missing.
 */
export function followLanguage(chosen: string): void {
  const page = document.documentElement;
  const url = new URL(location.href);
  if (!chosen || chosen === page.lang || url.searchParams.has(PARAMETER)) return;
  page.hidden = true;
  url.searchParams.set(PARAMETER, chosen);
  location.replace(url);
}
