import { defineConfig, type Plugin } from 'vite';

/** In the package, the command `npm run hosts -- list` is called `npx clink hosts list`. */
const namedAsInPackage: Plugin = {
  name: 'named-as-in-package',
  transform: (code, id) =>
    /\/scripts\//.test(id) ? code.replaceAll(/npm run ([a-z-]+)( --)?/g, 'npx clink $1') : null,
};

/** For the package and the image: the operator's commands, and the program that starts them or the server. */
export default defineConfig({
  plugins: [namedAsInPackage],
  build: { ssr: 'scripts/package/clink.ts', outDir: 'build/package', emptyOutDir: true, target: 'node20' },
  ssr: { noExternal: ['lean-qr', 'kysely', 'eventsource-parser', 'zustand'] },
});
