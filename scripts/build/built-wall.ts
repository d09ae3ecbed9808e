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
  readonly styles: string;
  /** Names of all files. */
  readonly files: readonly string[];
}

/** Builds the wall as `npm run build` does, and writes nothing. */
export async function builtWall(): Promise<BuiltWall> {
  const { files, wordsOf } = await builtFiles({ configFile: 'vite.wall.config.ts', logLevel: 'silent' });
  const only = (ending: string) => {
    const [name, ...others] = [...files.keys()].filter((file) => file.endsWith(ending));
    if (!name || others.length > 0) throw new Error(`the wall has not exactly one file *${ending}`);
    return { name, text: String(files.get(name)) };
  };
  const script = only('.js');
  const words = await builtWords(wordsOf[script.name] ?? {}, 'en', OLDEST_TELEVISION);
  return {
    page: filledWallPage(only(WALL_PAGE).text, 'en', await wallTextsIn('en')),
    scripts: [script.text, words],
    styles: only('.css').text,
    files: [...files.keys()],
  };
}

export function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
