import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: 'src/server/main.ts', outDir: 'build/server', emptyOutDir: true, target: 'node20' },
});
