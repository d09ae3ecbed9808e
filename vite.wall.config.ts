import { defineConfig } from 'vite';
import { folderOfBuild, languageOfBuild, messagesOf, ownAssets } from './scripts/build/language-of-build.ts';
import { TELEVISION_CHROMIUM } from './scripts/build/oldest-browsers.ts';
import { squareWithoutCanvas } from './scripts/build/square-without-canvas.ts';
import { wallPage } from './scripts/build/wall-page.ts';

const OLDEST_TELEVISION = `chrome${TELEVISION_CHROMIUM}`;

/** Properties that only the script itself reads: nothing of a snapshot, of the storage or of the browser has these names. */
const OWN_NAMES =
  /^(openForMs|overForMs|passedMs|lostAt|skewMs|shownIds|rearrange|isOtherOrder|hasLeft|drawFull|drawBand|isNight|isQuiet|receive|hear|lose|alive|isSlow|wantedMs|trouble|numeral|clockTime|dayOf|fullDate|words|draw|scene|forget|picture|minCorrectionLevel|minVersion)$/;

/**
 * The page of the wall, which is no part of the guests' page: one script and one stylesheet of its own. It is built after
 * the page of guests, so that their service worker does not store it (vite.config.ts).
 */
export default defineConfig(({ mode }) => {
  const language = languageOfBuild(mode);
  return {
    root: 'src/ui',
    publicDir: false,
    plugins: [messagesOf(language), wallPage(language), squareWithoutCanvas()],
    build: {
      outDir: `../../${folderOfBuild(language)}`,
      emptyOutDir: false,
      target: OLDEST_TELEVISION,
      cssTarget: OLDEST_TELEVISION,
      assetsInlineLimit: 0,
      modulePreload: false,
      minify: 'terser',
      terserOptions: {
        ecma: 2017,
        mangle: { toplevel: true, properties: { regex: OWN_NAMES } },
        compress: {
          toplevel: true,
          passes: 3,
          pure_getters: true,
          unsafe_arrows: true,
          sequences: false,
          unsafe_methods: true,
        },
      },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        input: 'src/ui/screen.html',
        output: {
          entryFileNames: `assets/${ownAssets(language)}[name]-[hash:6].js`,
          minify: { compress: true, mangle: { toplevel: true }, codegen: { removeWhitespace: true } },
          // Guests' phones store no picture of the wall, nor its stylesheet (e2e/helpers/stored-app.ts).
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.svg') ? 'assets/screen-[name]-[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
        },
      },
    },
  };
});
