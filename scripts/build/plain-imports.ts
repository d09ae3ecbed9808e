import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's helper for dynamic imports by plain imports. The wall does not need the helper, because its page already
 * links to these scripts (scripts/build/build-page.ts) and there is only one stylesheet.
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
