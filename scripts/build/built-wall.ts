import { gzipSync } from 'node:zlib';
import { builtFiles } from './built-files.ts';
import { builtWords } from './built-words.ts';
import { OLDEST_TELEVISION } from './oldest-browsers.ts';
import { filledWallPage, WALL_PAGE } from './wall-page.ts';
import { wallTextsIn } from './words-of-build.ts';

export interface BuiltWall {
  readonly page: string;
  /** The script, and the English words that it imports. */
  readonly scripts: readonly string[];
  /** The scripts that load later, and their English words. */
  readonly laterScripts: readonly string[];
  readonly styles: string;
  /** The names of all files of the wall. */
  readonly files: readonly string[];
}

const LATER = /\/screen-late-[^/]+\.js$/;

/** Builds the wall as `npm run build` does, and writes nothing. */
export async function builtWall(): Promise<BuiltWall> {
  const { files, wordsOf } = await builtFiles({ configFile: 'vite.wall.config.ts', logLevel: 'silent' });
  const only = (ending: string) => {
    const [name, ...others] = [...files.keys()].filter((file) => file.endsWith(ending));
    if (!name || others.length > 0) throw new Error(`the wall has not exactly one file *${ending}`);
    return { name, text: String(files.get(name)) };
  };
  const withWords = async (script: string) => [
    String(files.get(script)),
    await builtWords(wordsOf[script] ?? {}, 'en', OLDEST_TELEVISION),
  ];
  const later = [...files.keys()].filter((file) => LATER.test(file));
  const [first, ...others] = [...files.keys()].filter((file) => file.endsWith('.js') && !LATER.test(file));
  if (!first || others.length > 0) throw new Error('the wall has not exactly one first script');
  return {
    page: filledWallPage(only(WALL_PAGE).text, 'en', await wallTextsIn('en')),
    scripts: await withWords(first),
    laterScripts: (await Promise.all(later.map(withWords))).flat(),
    styles: only('.css').text,
    files: [...files.keys()],
  };
}

export function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
