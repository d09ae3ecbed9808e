import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './scripts/build/class-names.ts';
import { languageOfMode, messagesOf } from './scripts/build/language-of-build.ts';
import { builtLooks } from './scripts/build/looks.ts';
import { oldestTargets } from './scripts/build/oldest-browsers.ts';
import { pageTexts } from './scripts/build/page-texts.ts';
import { earlyTheme, inlinedParts } from './scripts/build/prerendered-page.ts';
import { wallPage } from './scripts/build/wall-page.ts';
import { wordLinks } from './scripts/build/word-links.ts';

/** The page of guests and hosts without its sentences: scripts/build/build-page.ts adds them in each language. */
export default defineConfig(({ mode }) => {
  const language = languageOfMode(mode);
  return {
    root: 'src/ui',
    publicDir: 'public',
    css: { modules: classNames },
    plugins: [
      messagesOf(language),
      wordLinks(),
      react(),
      pageTexts(language),
      wallPage(language),
      inlinedParts(),
      earlyTheme(),
      builtLooks(),
    ],
    build: {
      target: oldestTargets(),
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The first script contains the names of all other files, so short hashes make it smaller. Six characters are 36 bits.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // The first load is one script, because several files compress worse and need more requests.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 1 },
              // Code that several views share. QR codes and ornaments are left out, because only few views draw them.
              { name: 'shared', minShareCount: 2, test: (id) => !/lean-qr|qr-code|ornament/.test(id) },
            ],
          },
        },
      },
    },
    server: { port: 5173, proxy: { '/api': `http://localhost:${process.env.PORT || 3000}` } },
  };
});
