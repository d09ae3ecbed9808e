import { defineConfig, type Plugin } from 'vite';
import { LOCK_HASH, lockHash } from './scripts/build/is-fresh.ts';

/** The library of hosts' accounts, and what it needs. It loads three times as fast from one file. */
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

/** Says from which packages the server was built, because it contains some of them. */
const noteLock: Plugin = {
  name: 'note-lock',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: LOCK_HASH, source: lockHash('.') });
  },
};

export default defineConfig({
  plugins: [noteLock],
  build: { ssr: 'src/server/main.ts', outDir: 'build/server', emptyOutDir: true, target: 'node20' },
  ssr: { noExternal: LOADED_LATE },
});
