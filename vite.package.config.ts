import { defineConfig, type Plugin } from 'vite';

/** In the package, what is `npm run hosts -- list` here is `npx clink hosts list`. */
const namedAsInPackage: Plugin = {
  name: 'named-as-in-package',
  transform: (code, id) =>
    /\/scripts\//.test(id) ? code.replaceAll(/npm run ([a-z-]+)( --)?/g, 'npx clink $1') : null,
};

/** The operator's commands, and the program that starts them or the server: for the package and the image. */
export default defineConfig({
  plugins: [namedAsInPackage],
  build: { ssr: 'scripts/package/clink.ts', outDir: 'build/package', emptyOutDir: true, target: 'node20' },
  ssr: { noExternal: ['lean-qr', 'kysely', 'eventsource-parser', 'zustand'] },
});
