import { build, type InlineConfig, type Rolldown } from 'vite';
import { LIST_OF_WORDS, type WordsOfScripts } from './word-links.ts';

export type Body = string | Uint8Array;

export interface BuiltFiles {
  /** The files by name, such as 'assets/index-C60hvu.js'. */
  readonly files: Map<string, Body>;
  readonly wordsOf: WordsOfScripts;
}

/** Builds by a Vite configuration, with the plugin `wordLinks`. Returns the files without writing them. */
export async function builtFiles(config: InlineConfig): Promise<BuiltFiles> {
  const output = await outputOf(config);
  const files = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
  const wordsOf: WordsOfScripts = JSON.parse(String(files.get(LIST_OF_WORDS)));
  files.delete(LIST_OF_WORDS);
  return { files, wordsOf };
}

/** Builds a single script without imports. Returns it without writing it. */
export async function builtScript(config: InlineConfig): Promise<string> {
  const [script] = await outputOf({ configFile: false, publicDir: false, ...config });
  return script.code.trim();
}

async function outputOf(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({ logLevel: 'warn', ...config, build: { ...config.build, write: false } });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('nothing was built');
  return result.output;
}
