import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { DRINK_TYPES, isAlcoholic } from '../../src/domain/drink-menu.ts';
import type { Language } from '../../src/domain/languages.ts';
import { builtFiles, builtScript } from './built-files.ts';
import { builtWords } from './built-words.ts';
import { classNames } from './class-names.ts';
import { oldestTargets } from './oldest-browsers.ts';
import { fileOfWords, type Words, wordLinks } from './word-links.ts';

const UI = resolve('src/ui');
const PRERENDER = resolve('build/prerender');
const ROOT = '<div id="root"></div>';
/**
 * Marks the end of the page. A slow network delivers the page in parts. No part is shown alone, because its layout would shift
 * later.
 */
const END = '<i hidden></i>';
const ONLY_WHOLE = '#root:not(:has(+i)){visibility:hidden}';
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const EMPTY_LINES = /^\s*\n/gm;

/**
 * Writes the first screen's style and the scripts watchdog.ts and early-page.ts of src/ui/early into the built page, so that
 * the screen shows before any code has loaded. The server hashes these parts for its Content-Security-Policy
 * (src/server/page/built-page.ts). The markup differs between languages: `prerenderedScreens`.
 */
export function inlinedParts(): Plugin {
  return {
    name: 'inlined-parts',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const [watchdog, earlyPage] = await Promise.all(['watchdog.ts', 'early-page.ts'].map(earlyScript));
      const index = assetOf(bundle['index.html']);
      const html = String(index.source);
      const [link = '', sheet = ''] = STYLESHEET.exec(html) ?? [];
      const style = `${ONLY_WHOLE}${String(assetOf(bundle[sheet]).source).trim()}`;
      const [script = ''] = SCRIPT.exec(html) ?? [];
      // The app's script is before the long style, so that the browser requests it early. early-page.ts adds the couple's look
      // to the style.
      const parts = [
        `<script>${watchdog}</script>`,
        script,
        `<style>${style}</style>`,
        `<script>${earlyPage}</script>`,
      ];
      const rest = html.replace(link, '').replace(script, '').replaceAll(EMPTY_LINES, '');
      index.source = rest.replace('</title>', () => ['</title>', ...parts].join('\n    '));
      delete bundle[sheet];
      // Without this, a chunk that loads another chunk would request the removed stylesheet.
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(sheet);
    },
  };
}

/** In development there are no inline scripts, so the theme is loaded as a module. */
export function earlyTheme(): Plugin {
  const script = "import { followTheme } from '/early/follow-theme.ts'; followTheme(localStorage.getItem('theme'));";
  return {
    name: 'early-theme',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: script, injectTo: 'head' }],
  };
}

type Prerendered = typeof import('../../src/ui/prerender.tsx');

/** Builds src/ui/prerender.tsx once. The returned function renders the page in a language. */
export async function buildPrerendered(): Promise<(language: Language) => Promise<Prerendered>> {
  const { files, wordsOf } = await builtFiles({
    root: UI,
    configFile: false,
    publicDir: false,
    css: { modules: classNames },
    plugins: [wordLinks(), react()],
    build: {
      ssr: 'prerender.tsx',
      emitAssets: true,
      cssTarget: oldestTargets(),
      cssMinify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [[name, words]] = Object.entries(wordsOf) as [[string, Words]];
  return async (language) => {
    const folder = join(PRERENDER, language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), files.get(name) ?? '');
    writeFileSync(join(folder, fileOfWords(name)), await builtWords(words, language, 'esnext'));
    return import(pathToFileURL(join(folder, name)).href);
  };
}

/** Returns the page with this markup as its first screen. */
export function showing(markup: string, page: string): string {
  return page.replace(ROOT, () => `<div id="root">${markup}</div>${END}`);
}

/** @throws {Error} if the build has no such file, because then its layout is not what this plugin expects. */
function assetOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Rolldown.OutputAsset {
  if (output?.type === 'asset') return output;
  throw new Error('the built page lacks index.html or its stylesheet');
}

function earlyScript(file: string): Promise<string> {
  return builtScript({
    root: UI,
    define: { WITH_ALCOHOL: `/pe":"(${DRINK_TYPES.filter(isAlcoholic).join('|')})/` },
    build: {
      // Unlike the bundler's own minifier, terser keeps ES5 syntax.
      minify: 'terser',
      terserOptions: { ecma: 5 },
      rolldownOptions: { input: resolve(UI, 'early', file), output: { format: 'iife' } },
    },
  });
}
