import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompressFolder } from '../../../scripts/build/precompress-folder.ts';
import { startChild } from '../harness/child.ts';
import { startProduct } from '../harness/product.ts';
import type { StaticServerCalls } from './static-server.process.ts';

/** A built page and the server that serves it. */
export interface PageContender {
  readonly name: string;
  readonly dir: string;
  serve(): Promise<{ readonly url: string; stop(): Promise<void> }>;
}

/** Separate packages, installed when they are first measured, so that they are not among Clink's dependencies. */
const YARDSTICKS_DIR = resolve('lab/bench/page/yardsticks');
const BUILT_DIR = 'build/bench-page';

export const CLINK: PageContender = { name: 'Clink', dir: 'dist', serve: () => startProduct() };

/** React and two lines of text, built like Clink and served by its static server. */
export async function barePage(): Promise<PageContender> {
  installYardsticks();
  return buildYardstick('bare', 'bare React page');
}

/** The path of a program in the yardsticks' packages. */
export function yardstickProgram(name: string): string {
  return join(YARDSTICKS_DIR, 'node_modules/.bin', name);
}

function installYardsticks(): void {
  if (existsSync(yardstickProgram('lighthouse'))) return;
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status } = spawnSync('npm', args, { cwd: YARDSTICKS_DIR, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`the yardsticks' packages could not be installed: ${YARDSTICKS_DIR}`);
}

async function buildYardstick(folder: string, name: string): Promise<PageContender> {
  const dir = resolve(BUILT_DIR, folder);
  await build({
    root: join(YARDSTICKS_DIR, folder),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: dir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  precompressFolder(dir);
  return { name, dir, serve: () => serveFolder(dir) };
}

async function serveFolder(dir: string) {
  const server = startChild<StaticServerCalls>('page/static-server');
  const port = await server.call('serve', { dir });
  return { url: `http://127.0.0.1:${port}`, stop: server.stop };
}
