import { resolve } from 'node:path';
import type { Language } from '../../src/domain/languages.ts';
import { builtScript } from './built-files.ts';
import type { Words } from './word-links.ts';

const ENTRY = 'words';

/** Builds the script with these words in one language. `target` names the oldest browsers, such as 'chrome109'. */
export function builtWords(words: Words, language: Language, target: string | string[]): Promise<string> {
  const links = Object.entries(words).map(([alias, { catalogue, name }]) => {
    const file = resolve('src/ui/messages', language, `${catalogue}.ts`);
    return `export { ${name} as ${alias} } from ${JSON.stringify(file)};`;
  });
  return builtScript({
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? links.join('\n') : null),
      },
    ],
    build: { target, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
}
