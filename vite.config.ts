import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { hashBodies } from './scripts/build/hash-bodies.ts';
import { keptLetters } from './scripts/build/kept-letters.ts';
import {
  folderOfBuild,
  languageOfBuild,
  messagesOf,
  ownAssets,
  pageTextsOf,
} from './scripts/build/language-of-build.ts';
import { builtLooks } from './scripts/build/looks.ts';
import { oldestTargets, TELEVISION_CHROMIUM } from './scripts/build/oldest-browsers.ts';
import { pageTexts } from './scripts/build/page-texts.ts';
import { paperColours } from './scripts/build/paper.ts';
import { earlyTheme, prerenderedPage } from './scripts/build/prerendered-page.ts';
import { reactAsModules } from './scripts/build/react-as-modules.ts';
import { directionOf, LANGUAGES, type Language } from './src/domain/languages.ts';
import { PRODUCT_NAME } from './src/domain/product.ts';

/** An earlier start may still be writing other languages into the folder of the English build (scripts/build/build-if-needed.ts). */
const foldersOfOthers = (language: Language) =>
  language === 'en' ? LANGUAGES.filter((other) => other !== 'en').map((other) => `**/${other}/**`) : [];

/** Installing and opening without network (docs/decisions/0005-offline-and-updates.md). */
const offlineIn = (language: Language) =>
  VitePWA({
    // Registered by hand: src/ui/offline/worker.ts.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: PRODUCT_NAME,
      short_name: PRODUCT_NAME,
      description: pageTextsOf[language].description,
      lang: language,
      dir: directionOf(language),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: paperColours().day,
      theme_color: paperColours().day,
      icons: [
        { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'sw.ts',
    injectManifest: {
      // The wall installs it too (src/ui/wall/main.ts).
      target: `chrome${TELEVISION_CHROMIUM}`,
      globPatterns: ['**/*.{html,js,css,svg,woff2}'],
      // The first is answered by the server alone, with its status.
      globIgnores: ['404.html', 'assets/**/ask-browser-*', ...foldersOfOthers(language)],
      manifestTransforms: [keptLetters(language), hashBodies(folderOfBuild(language))],
    },
  });

export default defineConfig(({ mode }) => {
  const language = languageOfBuild(mode);
  return {
    root: 'src/ui',
    publicDir: 'public',
    plugins: [
      messagesOf(language),
      react(),
      reactAsModules(),
      pageTexts(language),
      prerenderedPage(language),
      earlyTheme(),
      builtLooks(),
      offlineIn(language),
    ],
    build: {
      outDir: `../../${folderOfBuild(language)}`,
      emptyOutDir: true,
      target: oldestTargets(),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Half a kilobyte smaller (gzip) than the bundler's own minifier, which then makes a second pass.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        safari10: false,
        mangle: { toplevel: true },
        // Functions that are inlined once more compress worse.
        compress: {
          toplevel: true,
          passes: 2,
          inline: 1,
          reduce_funcs: false,
          pure_getters: true,
          unsafe_arrows: true,
          sequences: false,
          unsafe_methods: true,
        },
      },
      // What loads first is one file: several compress worse, and ask more often.
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          minify: { compress: true, mangle: { toplevel: true }, codegen: { removeWhitespace: true } },
          // The first script names all other files, so that short hashes make it smaller. Six characters are 36 bits.
          entryFileNames: `assets/${ownAssets(language)}[name]-[hash:6].js`,
          chunkFileNames: `assets/${ownAssets(language)}[name]-[hash:6].js`,
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 1 },
              // What several views need, once. The drawing of QR codes is only for those who show one.
              { name: 'shared', minShareCount: 2, test: (id) => !/lean-qr|qr-code/.test(id) },
            ],
          },
        },
      },
    },
    server: { port: 5173, proxy: { '/api': `http://localhost:${process.env.PORT || 3000}` } },
  };
});
