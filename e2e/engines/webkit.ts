import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../src/server/testing/free-port.fixture.ts';
import { type Engine, endProcess } from './engine.ts';

const START_WITHIN_MS = 60_000;
const COMMAND_MS = 60_000;

interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** The X server that needs no monitor. */
  readonly screen: string;
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen, controlled by WebDriver over HTTP. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const children: ChildProcess[] = [xvfb];
  const end = async () => {
    for (const child of children.reverse()) await endProcess(child);
  };
  try {
    const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data');
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      TZ: 'Europe/Vienna',
      LANG: 'en_GB.UTF-8',
      GDK_BACKEND: 'x11',
      // The settings for a machine without a graphics card and without a bus for assistive technology.
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    };
    const webDriver = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
    children.push(webDriver);
    const base = `http://127.0.0.1:${port}`;
    await untilReady(base);
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    };
    const { sessionId } = (await call(`${base}/session`, { capabilities })) as { sessionId: string };
    const at = `${base}/session/${sessionId}`;
    return {
      name: 'WebKit',
      navigate: async (url) => void (await call(`${at}/url`, { url })),
      back: async () => void (await call(`${at}/back`, {})),
      execute: (script, args) => call(`${at}/execute/sync`, { script, args }),
      click: async (id) => void (await call(`${at}/element/${id}/click`, {})),
      sendKeys: async (id, text) => void (await call(`${at}/element/${id}/value`, { text })),
      screenshot: async () => String(await call(`${at}/screenshot`)),
      setSize: async (width, height) => void (await call(`${at}/window/rect`, { width, height })),
      async close() {
        await fetch(at, { method: 'DELETE', signal: AbortSignal.timeout(COMMAND_MS) }).catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilReady(base: string): Promise<void> {
  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (
    !(await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > giveUpAt) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @throws {Error} with the error that the driver reports. */
async function call(url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(COMMAND_MS),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
