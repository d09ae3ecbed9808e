import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The output folder of the benchmark's own processes. The bundler is the one that builds the product's server. */
export const BUILD_DIR = 'build/bench';

const SOURCE_DIR = 'lab/bench';
const ENDING = '.process.ts';

/** Builds every `*.process.ts`, so that measured code runs without a loader, as the product does. */
export async function buildProcesses(): Promise<void> {
  const files = readdirSync(SOURCE_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  const input = Object.fromEntries(files.map((file) => [file.slice(0, -ENDING.length), join(SOURCE_DIR, file)]));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: BUILD_DIR,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
}
