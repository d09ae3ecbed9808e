import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serverProcess } from '../shared/server-process.ts';
import { makeCertificate, startTlsProxy } from './tls-proxy.ts';

/** Mozilla's HTTP Observatory grades the built product behind a proxy with TLS. Fails below GOOD_ENOUGH points. */
const HOST = 'clink.example';
const GOOD_ENOUGH = 130;
const HERE = fileURLToPath(new URL('.', import.meta.url));

interface Scan {
  readonly scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  readonly tests: Readonly<Record<string, { result: string; scoreModifier: number }>>;
}

async function scanBehindTls(folder: string): Promise<Scan> {
  process.env.TRUST_PROXY = 'loopback';
  const server = await serverProcess(join(folder, 'data'));
  await server.start();
  const certificate = makeCertificate(HOST, folder);
  const proxy = await startTlsProxy(HOST, server.port, certificate);
  try {
    const env = {
      ...process.env,
      SCAN_HOST: HOST,
      HTTP_PORT: String(proxy.httpPort),
      HTTPS_PORT: String(proxy.httpsPort),
      NODE_EXTRA_CA_CERTS: certificate.certFile,
    };
    const { stdout } = await promisify(execFile)('npx', ['tsx', join(HERE, 'scan.ts')], { env });
    return JSON.parse(stdout);
  } finally {
    proxy.close();
    await server.stop();
  }
}

if (!existsSync(join(HERE, 'node_modules'))) {
  // Its install scripts download lists that this scan does not use.
  const quiet = ['--ignore-scripts', '--omit=optional', '--no-package-lock', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...quiet], { cwd: HERE, stdio: 'inherit' });
}
const folder = mkdtempSync(join(tmpdir(), 'clink-observatory-'));
try {
  const { scan, tests } = await scanBehindTls(folder);
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    console.log(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
  }
  console.log(`${scan.score} points (${scan.grade}), ${scan.testsPassed} of ${scan.testsQuantity} tests passed`);
  if (scan.score < GOOD_ENOUGH) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
