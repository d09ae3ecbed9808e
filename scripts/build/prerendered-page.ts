import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type CSSOptions, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { DRINK_TYPES, isAlcoholic } from '../../src/domain/drink-menu.ts';
import { LANGUAGE_PARAMETER, type Language } from '../../src/domain/languages.ts';
import { messagesOf, pageTextsOf } from './language-of-build.ts';
import { shortClassNames } from './short-class-names.ts';

const UI = resolve('src/ui');
const PRERENDER_DIR = resolve('build/prerender');
/** Of the page and of its markup alike. */
const css: CSSOptions = { modules: { generateScopedName: shortClassNames(UI) } };
const QUIET: InlineConfig = { root: UI, configFile: false, publicDir: false, logLevel: 'warn', css };
const ROOT = '<div id="root"></div>';
/** A slow network brings the page in parts. A part alone would be laid out differently and move, so it is not shown. */
const END = '<i hidden></i>';
const ONLY_WHOLE = '#root:not(:has(+i)){visibility:hidden}';
/** The server answers it in the language that its address names (src/server/page/web-manifest.ts). */
const MANIFEST = '/manifest.webmanifest';
const TITLE = /<title>[^<]*<\/title>/;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;

/**
 * Writes the first screen into the built page, so that it shows before any code has loaded: its markup
 * (src/ui/prerender.tsx), its style, and the scripts watchdog.ts and early-page.ts of src/ui/early. 404.html is the same
 * page for every other path. The server hashes the inline parts for its Content-Security-Policy (src/server/page/built-page.ts).
 */
export function prerenderedPage(language: Language): Plugin {
  return {
    name: 'prerendered-page',
    apply: 'build',
    enforce: 'post',
    config: () => ({ css }),
    async generateBundle(_, bundle) {
      const { prerender, prerenderNotFound } = await loadPrerender(language);
      const watchdog = await bundleEarly('watchdog.ts');
      const early = await bundleEarly('early-page.ts');
      const index = assetOf(bundle['index.html']);
      const html = String(index.source);
      const [link = '', sheet = ''] = STYLESHEET.exec(html) ?? [];
      const style = `${ONLY_WHOLE}${String(assetOf(bundle[sheet]).source).trim()}`;
      const page = html
        .replace(link, '')
        .replace(MANIFEST, (manifest) =>
          language === 'en' ? manifest : `${manifest}?${LANGUAGE_PARAMETER}=${language}`,
        )
        // The style comes first, because a look is added to it.
        .replace('</title>', () =>
          ['</title>', `<style>${style}</style>`, `<script>${watchdog}</script>`, `<script>${early}</script>`].join(
            '\n    ',
          ),
        );
      const showing = (markup: string) => page.replace(ROOT, () => `<div id="root">${markup}</div>${END}`);
      const { name, markup } = prerenderNotFound();
      delete bundle[sheet];
      this.emitFile({
        type: 'asset',
        fileName: '404.html',
        source: showing(markup).replace(TITLE, `<title>${pageTextsOf[language].pageTitle(name)}</title>`),
      });
      index.source = showing(prerender());
    },
  };
}

/** While developing, there are no inline scripts, and the theme comes as a module. */
export function earlyTheme(): Plugin {
  const script = "import { followTheme } from '/early/follow-theme.ts'; followTheme(localStorage.getItem('theme'));";
  return {
    name: 'early-theme',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: script, injectTo: 'head' }],
  };
}

/** @throws when the build has no such file, because its layout is not what this plugin expects. */
function assetOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Rolldown.OutputAsset {
  if (output?.type === 'asset') return output;
  throw new Error('the built page lacks index.html or its stylesheet');
}

async function loadPrerender(language: Language): Promise<typeof import('../../src/ui/prerender.tsx')> {
  await build({
    ...QUIET,
    plugins: [messagesOf(language), react()],
    build: { ssr: 'prerender.tsx', outDir: join(PRERENDER_DIR, language), emptyOutDir: true },
  });
  return import(pathToFileURL(join(PRERENDER_DIR, language, 'prerender.js')).href);
}

async function bundleEarly(file: string): Promise<string> {
  const input = resolve(UI, 'early', file);
  const built = await build({
    ...QUIET,
    define: { WITH_ALCOHOL: `/pe":"(${DRINK_TYPES.filter(isAlcoholic).join('|')})/` },
    build: {
      write: false,
      modulePreload: false,
      // Unlike the bundler's own minifier it keeps ES5 syntax as it is.
      minify: 'terser',
      terserOptions: { ecma: 5 },
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${file} gave no script`);
  return chunk.code.trim();
}
