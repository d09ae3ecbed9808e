import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchOldChromium, type OldVersion } from '../../scripts/old-chromium.ts';
import { endProcess, type Viewer } from './engine.ts';

const FLAGS = [
  '--headless',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-GB',
];
const COMMAND_MS = 60_000;
const START_WITHIN_MS = 60_000;

export interface OldChromium extends Viewer {
  /** 'HeadlessChrome/69.0.3494.0' */
  readonly product: string;
  /** The exceptions since the start that no code caught. */
  readonly exceptions: readonly string[];
}

/**
 * Starts a Chromium that is too old for Playwright, and uses its DevTools protocol. Node 20 needs `--experimental-websocket`.
 */
export async function startOldChromium(version: OldVersion): Promise<OldChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'clink-chromium-'));
  const child = spawn(fetchOldChromium(version), [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'Europe/Vienna', LANG: 'en_GB.UTF-8' },
  });
  async function end(): Promise<void> {
    await endProcess(child);
    rmSync(profile, { recursive: true, force: true });
  }
  try {
    const base = `http://${await addressOf(child)}`;
    const { Browser } = await (await fetch(`${base}/json/version`)).json();
    const [tab] = await (await fetch(`${base}/json/list`)).json();
    const page = await connectTo(tab.webSocketDebuggerUrl);
    const exceptions: string[] = [];
    page.on('Runtime.exceptionThrown', (thrown) => exceptions.push(JSON.stringify(thrown)));
    await page.send('Page.enable');
    await page.send('Runtime.enable');
    return {
      name: `Chromium ${version}`,
      product: Browser,
      exceptions,
      async navigate(url) {
        const loaded = page.next('Page.loadEventFired');
        const { errorText } = await page.send('Page.navigate', { url });
        if (errorText) throw new Error(String(errorText));
        await loaded;
      },
      async execute(body, args) {
        const expression = `(function () { ${body} }).apply(null, ${JSON.stringify(args)})`;
        const answer = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
        if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
        return (answer.result as { value?: unknown }).value;
      },
      screenshot: async () => String((await page.send('Page.captureScreenshot')).data),
      setSize: async (width, height) => {
        const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
        await page.send('Emulation.setDeviceMetricsOverride', metrics);
      },
      async close() {
        page.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The address at which the browser listens, which the browser prints when it starts. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Chromium does not listen')), START_WITHIN_MS).unref();
    let said = '';
    stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const [, address] = /listening on ws:\/\/([\d.:]+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}

type Answer = Record<string, unknown>;

interface Asked {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Opens a connection for commands, their answers and events. */
async function connectTo(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Asked>();
  const listeners = new Map<string, (event: Answer) => void>();
  let last = 0;

  function settle(id: number, use: (asked: Asked) => void): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (!asked) return;
    clearTimeout(asked.timer);
    use(asked);
  }

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data));
    if (id === undefined) listeners.get(method)?.(params);
    else settle(id, (asked) => (error ? asked.reject(new Error(error.message)) : asked.resolve(result)));
  });
  socket.addEventListener('close', () => {
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(new Error('Chromium has ended')));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${url} cannot be opened`)));
  });
  return {
    send(method: string, params: object = {}): Promise<Answer> {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const isLate = () => settle(id, () => reject(new Error(`${method} was not answered`)));
        waiting.set(id, { resolve, reject, timer: setTimeout(isLate, COMMAND_MS) });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    on: (method: string, listener: (event: Answer) => void) => void listeners.set(method, listener),
    next: (method: string) => new Promise<Answer>((resolve) => listeners.set(method, resolve)),
    close: () => socket.close(),
  };
}
