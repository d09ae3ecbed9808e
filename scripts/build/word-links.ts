import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

/** The place of a sentence: its catalogue file, such as 'hosts/account', and its name in that file. */
interface Word {
  readonly catalogue: string;
  readonly name: string;
}

/** The sentences that a script contains, by their names in its file of words, such as `tracker_undo`. */
export type Words = Readonly<Record<string, Word>>;

/** The words of each script, by its name, such as 'assets/index-C60hvu.js'. Scripts without words are not listed. */
export type WordsOfScripts = Readonly<Record<string, Words>>;

/** The file that contains `WordsOfScripts`. It is not a part of the page. */
export const LIST_OF_WORDS = 'words.json';

const CATALOGUE = /^#messages\/(.+)\.ts$/;
const WORDS = 'words:';
const LINK = /\bimport\s*\{([^}]*)\}\s*from\s*(["'])words:\2/g;
const OTHER_LINK = /(["'`])words:\1/;
const ALIAS = /(\w+)(?:\s+as\s+\w+)?/g;

/**
 * Leaves the sentences out of a build. Each script imports its sentences from a file of words beside it, which
 * scripts/build/built-words.ts writes in every language. So the scripts are built once and are the same in all languages.
 */
export function wordLinks(): Plugin {
  const known: Record<string, Word> = {};
  const wordsOf: Record<string, Words> = {};
  let hash: string | undefined;
  return {
    name: 'word-links',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      // Scripts are in the folder of their language, and their styles are not.
      experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'js' ? fromScript(file) : undefined) },
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) =>
            files.flatMap((file) => (wordsOf[file] ? [file, fileOfWords(file)] : [file])),
        },
      },
    }),
    resolveId(id, importer) {
      const [, catalogue] = CATALOGUE.exec(id) ?? [];
      // Each importer gets its own module of words, so that the words belong to the script that contains it.
      if (catalogue) return `\0${WORDS}${catalogue}?${importer}`;
      return id === WORDS ? { id, external: true } : null;
    },
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [catalogue = ''] = id.slice(WORDS.length + 1).split('?');
      const links = namesIn(`src/ui/messages/en/${catalogue}.ts`).map((name) => {
        const alias = `${catalogue.replaceAll(/\W/g, '_')}_${name}`;
        known[alias] = { catalogue, name };
        return `${alias} as ${name}`;
      });
      return { code: `export { ${links.join(', ')} } from '${WORDS}';`, moduleType: 'js', moduleSideEffects: false };
    },
    // The name of a file of words contains the hash of its script, so that hash has to depend on the words.
    augmentChunkHash() {
      hash ??= hashOfWords();
      return hash;
    },
    generateBundle(_, bundle) {
      for (const script of Object.values(bundle)) {
        if (script.type !== 'chunk') continue;
        const words: Record<string, Word> = {};
        script.code = script.code.replace(LINK, (link, aliases: string) => {
          for (const [, alias = ''] of aliases.matchAll(ALIAS)) Object.assign(words, { [alias]: known[alias] });
          return link.replace(WORDS, `./${basename(fileOfWords(script.fileName))}`);
        });
        if (OTHER_LINK.test(script.code)) throw new Error(`${script.fileName} takes words in a form that is unknown`);
        if (Object.keys(words).length > 0) wordsOf[script.fileName] = words;
      }
      this.emitFile({ type: 'asset', fileName: LIST_OF_WORDS, source: JSON.stringify(wordsOf) });
    },
  };
}

/** 'assets/words-index-C60hvu.js' for 'assets/index-C60hvu.js' */
export function fileOfWords(script: string): string {
  return script.replace(/[^/]+$/, (name) => `words-${name}`);
}

/** The names that a catalogue exports: `export const undo = …`, `export function …`. */
function namesIn(file: string): string[] {
  return parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type === 'FunctionDeclaration') return declared.id?.name ?? [];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  });
}

function fromScript(file: string) {
  return file.endsWith('.js') ? { relative: true } : `/${file}`;
}

/** A hash of all sentences, and of the code that forms them. */
function hashOfWords(): string {
  const hash = createHash('sha256');
  for (const folder of ['src/ui/messages', 'src/domain']) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(?<!\.test|\.fixture)\.ts$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}
