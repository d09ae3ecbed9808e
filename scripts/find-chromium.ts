import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A build of Chromium that is always headless. It opens a page in about half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const ROOT_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The flags that Chromium needs when it runs as root. */
export function chromiumFlags(): readonly string[] {
  return process.getuid?.() === 0 ? ROOT_FLAGS : [];
}

/** The path of a full Chromium: CHROMIUM_PATH, Playwright's own, or an installed one. Undefined if there is none. */
function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...onPath(...NAMES)].find(isExecutable);
}

/**
 * The path of the browser for tests: the headless shell if it is installed, otherwise what `findOrFetchChromium` finds.
 * Undefined: Playwright chooses its own shell. With WHOLE_CHROMIUM=1 it is the full browser.
 */
export function testBrowser(): string | undefined {
  if (process.env.WHOLE_CHROMIUM || process.env.CHROMIUM_PATH) return findOrFetchChromium();
  const found = onPath(SHELL).find(isExecutable) ?? findOrFetchChromium();
  return found === chromium.executablePath() ? undefined : found;
}

/** Finds a Chromium. Otherwise downloads Playwright's, or installs Debian's package if this process runs as root. */
export function findOrFetchChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found. Downloading one.');
  run('npx', ['playwright', 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium', SHELL, 'fonts-noto-color-emoji']);
  }
  const fetched = findChromium();
  if (!fetched) throw new Error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH.');
  return fetched;
}

function onPath(...names: readonly string[]): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
