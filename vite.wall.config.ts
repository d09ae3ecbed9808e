import { defineConfig } from 'vite';
import { OLDEST_TELEVISION } from './scripts/build/oldest-browsers.ts';
import { plainImports } from './scripts/build/plain-imports.ts';
import { wordLinks } from './scripts/build/word-links.ts';

/** The page of the wall, which is no part of the guests' page: scripts and one stylesheet of its own, and its words. */
export default defineConfig({
  root: 'src/ui',
  publicDir: false,
  plugins: [wordLinks(), plainImports()],
  build: {
    target: OLDEST_TELEVISION,
    cssTarget: OLDEST_TELEVISION,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/ui/screen.html',
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        // The service worker knows the files of the wall by their first word (src/ui/offline/wall-route.ts).
        chunkFileNames: 'assets/screen-[name]-[hash:6].js',
        // Guests' phones store no picture of the wall, nor its stylesheet (e2e/helpers/stored-app.ts).
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.svg') ? 'assets/screen-[name]-[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
});
