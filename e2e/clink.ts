import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** The built product as its own process, on a port and a data folder of its own. */
export interface Clink {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  /** Starts it again after `kill` or `stop`. */
  start(): Promise<void>;
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM: resolves with the exit code. */
  stop(): Promise<number | null>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

export async function startClink(): Promise<Clink> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-e2e-'));
  let server: ChildProcess | null = null;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null) return running?.exitCode ?? null;
    const exited = once(running, 'exit');
    running.kill(signal);
    const [code] = await exited;
    return code;
  }

  const clink: Clink = {
    port,
    url: `http://localhost:${port}`,
    dataDir,
    async start() {
      const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
      server = spawn(process.execPath, ['build/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      await expect.poll(() => isServed(clink.url), { timeout: 15_000, intervals: [20] }).toBe(true);
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
  await clink.start();
  return clink;
}

async function isServed(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** `clink`: a server of the test's own. `newPhone`: another guest's phone, with its own storage. */
export const test = base.extend<{ clink: Clink; newPhone: () => Promise<Page> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  clink: async ({}, use) => {
    const clink = await startClink();
    await use(clink);
    await clink.stop();
    rmSync(clink.dataDir, { recursive: true });
  },
  newPhone: async ({ browser, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Opens Clink as a guest who has already skipped the location dialog, and gives the guest a name. */
export async function arrive(page: Page, url: string, name: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto(url);
  await introduce(page, name);
}

/** Answers the welcome dialog. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Start Tracking! 🎉' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Logs a drink by taps: tile, spirit where there is one, Confirm. */
export async function drink(page: Page, tile: string, spirit?: string): Promise<void> {
  await page.getByRole('button', { name: tile, exact: true }).click();
  if (spirit) await page.getByRole('button', { name: spirit, exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The big number. */
export function counter(page: Page) {
  return page.getByRole('region', { name: 'Total Drinks Today' });
}
