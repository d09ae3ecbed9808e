import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languageOf } from '../../src/domain/languages.ts';

/** The language of the page in development: `npx vite --mode de`. Every other mode means English. */
export function languageOfMode(mode: string): Language {
  return languageOf(mode) ?? 'en';
}

/** In development, `#messages/*` are the sentences of one language. Otherwise they are English (package.json). */
export function messagesOf(language: Language): Plugin {
  const replacement = `${resolve('src/ui/messages', language)}/`;
  return {
    name: 'messages-of-language',
    apply: 'serve',
    config: () => ({ resolve: { alias: [{ find: /^#messages\//, replacement }] } }),
  };
}
