import { defineConfig } from 'vite';
import { OLDEST_TELEVISION } from './scripts/build/oldest-browsers.ts';
import { plainImports } from './scripts/build/plain-imports.ts';
import { wordLinks } from './scripts/build/word-links.ts';

/** The wall's page, which is separate from the guests' page: its own scripts, one stylesheet and its sentences. */
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
        // The service worker recognises the wall's files by this prefix (src/ui/offline/wall-route.ts).
        chunkFileNames: 'assets/screen-[name]-[hash:6].js',
        // Guests' phones store neither pictures nor the stylesheet of the wall (e2e/helpers/stored-app.ts).
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.svg') ? 'assets/screen-[name]-[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
});
