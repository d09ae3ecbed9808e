import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { PEERS_BUILD_DIR, PEERS_DIR } from './peers-build-dir.ts';

const ENDING = '.peer.ts';
/** A package's name stays an import. It is resolved from the peers' output folder. */
const BARE_NAME = /^[^./]/;

/**
 * Installs the peers unless they are installed, and builds their servers and clients.
 * @throws when they cannot be installed.
 */
export async function installPeers(): Promise<void> {
  const args = [
    'install',
    '--prefix',
    PEERS_DIR,
    '--ignore-scripts',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  console.error(`peers: npm ${args.slice(0, 3).join(' ')} …`);
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm could not install them');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: PEERS_BUILD_DIR,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: entries(), external: BARE_NAME, output: { entryFileNames: '[name].js' } },
    },
  });
}

function entries(): Record<string, string> {
  const files = readdirSync(PEERS_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  return Object.fromEntries(files.map((file) => [file.slice(0, -ENDING.length), join(PEERS_DIR, file)]));
}
