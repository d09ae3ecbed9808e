import { defineConfig, type Plugin } from 'vite';
import { LOCK_HASH, SERVER_BESIDE, SERVER_FILES } from './scripts/build/build-folders.ts';
import { lockHash } from './scripts/build/is-fresh.ts';

/** The library for hosts' accounts and its dependencies. They load three times as fast from one file. */
const LOADED_LATE = [
  /^@?better-(auth|call|fetch)/,
  // Passkeys.
  /^@(simplewebauthn|peculiar|levischuck|hexagon)\//,
  'asn1js',
  'pvtsutils',
  'pvutils',
  'reflect-metadata',
  'tslib',
  'tsyringe',
  /^@noble\//,
  '@opentelemetry/api',
  'bintrees',
  'defu',
  'jose',
  'kysely',
  'nanostores',
  'nodemailer',
  'prom-client',
  'rou3',
  'tdigest',
  'zod',
];

/** Writes a list of the server's files, and a hash of the lock file, because the server contains some of the packages. */
const noteBuild: Plugin = {
  name: 'note-build',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: SERVER_FILES, source: JSON.stringify(Object.keys(bundle)) });
    this.emitFile({ type: 'asset', fileName: LOCK_HASH, source: lockHash('.') });
  },
};

export default defineConfig({
  plugins: [noteBuild],
  build: { ssr: 'src/server/main.ts', outDir: SERVER_BESIDE, emptyOutDir: true, target: 'node20' },
  ssr: { noExternal: LOADED_LATE },
});
