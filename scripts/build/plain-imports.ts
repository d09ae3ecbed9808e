import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Scripts that come later are imported without Vite's helper, which is larger than what it would save a wall: the page
 * names these scripts already (scripts/build/build-page.ts), and there is one stylesheet.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: false } }),
    resolveId: (id) => (id === HELPER ? HELPER : null),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
