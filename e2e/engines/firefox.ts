import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/server/testing/free-port.fixture.ts';
import { type Engine, endProcess } from './engine.ts';

const START_WITHIN_MS = 60_000;

const ZOOM = 500 / 390;

/** No first-run pages, no updates and no calls to the maker, so that the browser opens only what the test opens. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // The zoom stays the same when another page opens.
  'browser.zoom.siteSpecific': false,
  'remote.prefs.recommended': true,
};

/** Starts Firefox, which takes WebDriver's commands as JSON over one connection (Mozilla's Marionette protocol). */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'clink-firefox-'));
  const port = await freePort();
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  writeFileSync(
    join(profile, 'user.js'),
    preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''),
  );
  const child = spawn(
    program,
    ['--marionette', '--remote-allow-system-access', '--headless', '--no-remote', '--profile', profile],
    {
      stdio: 'ignore',
      env: { ...process.env, TZ: 'Europe/Vienna', LANG: 'en_GB.UTF-8' },
    },
  );
  async function end(): Promise<void> {
    await endProcess(child);
    rmSync(profile, { recursive: true, force: true });
  }
  try {
    const marionette = await connectWithin(port);
    await marionette.send('WebDriver:NewSession', {});
    // Firefox makes no window narrower than 500 pixels. A zoom makes the page as narrow as on a phone.
    await marionette.send('Marionette:SetContext', { value: 'chrome' });
    await marionette.send('WebDriver:ExecuteScript', { script: `ZoomManager.zoom = ${ZOOM}`, args: [] });
    await marionette.send('Marionette:SetContext', { value: 'content' });
    return {
      name: 'Firefox',
      navigate: async (url) => void (await marionette.send('WebDriver:Navigate', { url })),
      back: async () => void (await marionette.send('WebDriver:Back')),
      execute: async (script, args) =>
        valueIn(await marionette.send('WebDriver:ExecuteScript', { script, args, sandbox: null })),
      click: async (id) => void (await marionette.send('WebDriver:ElementClick', { id })),
      sendKeys: async (id, text) => void (await marionette.send('WebDriver:ElementSendKeys', { id, text })),
      screenshot: async () => String(valueIn(await marionette.send('WebDriver:TakeScreenshot', { full: false }))),
      setSize: async (width, height) => void (await marionette.send('WebDriver:SetWindowRect', { width, height })),
      async close() {
        marionette.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function valueIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
}

async function connectWithin(port: number) {
  const giveUpAt = Date.now() + START_WITHIN_MS;
  for (;;) {
    try {
      return await openMarionette(port);
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Each message consists of its length in bytes, a colon and JSON. Firefox sends a greeting first. */
async function openMarionette(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let received = Buffer.alloc(0);
  let greet = () => {};
  const greeted = new Promise<void>((resolve, reject) => {
    greet = resolve;
    socket.once('error', reject).once('close', () => reject(new Error('Firefox has closed its port')));
  });

  function receive(message: unknown): void {
    if (!Array.isArray(message)) {
      greet();
      return;
    }
    const [, id, error, result] = message;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
    else asked?.resolve(result);
  }

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = received.subarray(colon + 1, end).toString();
      received = received.subarray(end);
      receive(JSON.parse(message));
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  await greeted;
  return {
    send(command: string, parameters: object = {}): Promise<unknown> {
      last += 1;
      const id = last;
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.destroy(),
  };
}
