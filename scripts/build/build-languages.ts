import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { folderOfBuild } from './language-of-build.ts';
import { precompressFolder } from './precompress-folder.ts';

const DIST = 'dist';
const ASSETS = 'assets';

/**
 * Builds the page of each language but English, which `npm run build` has built before: its pages into dist/LANGUAGE, its
 * scripts into dist/assets/LANGUAGE. Styles and fonts are the same in all languages, and in dist/assets once.
 */
async function buildLanguages(languages: readonly Language[]): Promise<void> {
  const english = readEnglish();
  for (const language of languages) {
    for (const configFile of ['vite.config.ts', 'vite.wall.config.ts']) {
      await build({ configFile, mode: language, logLevel: 'warn' });
    }
    const folder = folderOfBuild(language);
    await precompressFolder(folder);
    // A later start has built a newer English, and builds the newer other languages too.
    if (readEnglish() !== english) return rmSync(folder, { recursive: true });
    publish(folder, language);
  }
}

function readEnglish(): string | null {
  const page = join(DIST, 'index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : null;
}

/** The page comes last, and at once: a server that is running answers with it from then on. */
function publish(folder: string, language: Language): void {
  cpSync(join(folder, ASSETS), join(DIST, ASSETS), { recursive: true, force: false });
  const ready = `${folder}.ready`;
  rmSync(ready, { recursive: true, force: true });
  mkdirSync(ready);
  for (const file of readdirSync(folder)) {
    if (/\.(html|webmanifest)(\.|$)|^sw\.js/.test(file)) renameSync(join(folder, file), join(ready, file));
  }
  rmSync(join(DIST, language), { recursive: true, force: true });
  renameSync(ready, join(DIST, language));
  rmSync(folder, { recursive: true });
}

const asked = process.argv.slice(2);
await buildLanguages(
  LANGUAGES.filter((language) => language !== 'en' && (asked.length === 0 || asked.includes(language))),
);
