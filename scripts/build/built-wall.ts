import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown, resolveConfig } from 'vite';
import type { VitePluginPWAAPI } from 'vite-plugin-pwa';

export interface BuiltWall {
  readonly page: string;
  readonly script: string;
  readonly styles: string;
  /** Names of all files. */
  readonly files: readonly string[];
}

/** Builds the wall as `npm run build` does, and writes nothing. */
export async function builtWall(): Promise<BuiltWall> {
  const built = await build({ configFile: 'vite.wall.config.ts', logLevel: 'silent', build: { write: false } });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the wall was not built');
  const { output } = result;
  return {
    page: onlyText(output, '.html'),
    script: onlyText(output, '.js'),
    styles: onlyText(output, '.css'),
    files: output.map(({ fileName }) => fileName),
  };
}

/** The service worker as `npm run build` makes it, without its list of files. */
export async function builtWorker(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'clink-worker-'));
  try {
    const config = { configFile: 'vite.config.ts', logLevel: 'silent', build: { outDir } } as const;
    const { plugins } = await resolveConfig(config, 'build', 'production', 'production');
    const offline: VitePluginPWAAPI | undefined = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api;
    await offline?.generateSW();
    return readFileSync(join(outDir, 'sw.js'), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

export function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** @throws unless there is exactly one file of this kind. */
function onlyText(output: Rolldown.RolldownOutput['output'], ending: string): string {
  const [file, ...others] = output.filter(({ fileName }) => fileName.endsWith(ending));
  if (!file || others.length > 0) throw new Error(`the wall has not exactly one file *${ending}`);
  return file.type === 'chunk' ? file.code : String(file.source);
}
