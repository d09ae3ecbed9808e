import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface Packed {
  /** The npm package that contains this Chromium for Linux on x64. */
  readonly name: string;
  /** SHA-512 of the package. */
  readonly integrity: string;
}

/**
 * The oldest Chromiums for which Clink is built, by their major versions: televisions of 2020 have 68 and 69, and guests may
 * still have 109 (docs/browsers.md).
 */
const OLD = {
  68: {
    name: 'chrome-aws-lambda@1.4.0',
    integrity: 'TKbIW6zM8pO26QxxeB1uIMBzSmF5KaHqzXfpMXl8ynyB3YQpGnxFTnmEB3ALm+Z/szb0LD8PGhOqAAkObSowzQ==',
  },
  69: {
    name: 'chrome-aws-lambda@1.6.3',
    integrity: 'K22/X+AqpSFPmBxuIOHhmzH4Id7Od9GpKvEksuaV7fy+WLvS/TYlwpc4I4B36Wz9u/NmvL9wKsQ1TT9cMhdYhg==',
  },
  109: {
    name: '@sparticuz/chromium@109.0.6',
    integrity: '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
} as const satisfies Record<number, Packed>;

export type OldVersion = keyof typeof OLD;

const CACHE = resolve('node_modules/.cache/clink-chromium');

/**
 * The path of this Chromium, which is downloaded once. It is no dependency, because only the nightly run needs it. @throws
 * {Error} if the download fails, or if the package has changed.
 */
export function fetchOldChromium(version: OldVersion): string {
  const program = join(CACHE, String(version), 'chromium');
  if (existsSync(program)) return program;
  const { name, integrity } = OLD[version];
  const download = join(CACHE, `${version}.download`);
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  run('npm', ['pack', '--silent', '--pack-destination', download, name], CACHE);
  const [archive = ''] = readdirSync(download);
  const found = createHash('sha512')
    .update(readFileSync(join(download, archive)))
    .digest('base64');
  if (found !== integrity) throw new Error(`${name} is not the package that it was: its SHA-512 is ${found}`);
  run('tar', ['-xzf', archive], download);
  const bin = join(download, 'package/bin');
  const packed = readdirSync(bin).find((file) => /^chromium.*\.br$/.test(file)) ?? '';
  const unpacked = join(download, 'unpacked');
  mkdirSync(unpacked);
  writeFileSync(join(unpacked, 'chromium'), brotliDecompressSync(readFileSync(join(bin, packed))), { mode: 0o755 });
  renameSync(unpacked, join(CACHE, String(version)));
  rmSync(download, { recursive: true });
  return program;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}
