import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDue } from '../../scripts/turn.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

interface FoundEngine {
  readonly name: Engine['name'];
  /** Undefined if the engine is not installed. */
  readonly start: (() => Promise<Engine>) | undefined;
}

/** The paths at which Debian's packages install WebKit's MiniBrowser, for each processor architecture. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** The installed browsers of the two engines besides Chromium. Each run of `npm test` uses one of them in turn. */
export function findEngines(): FoundEngine[] {
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), MINI_BROWSERS.find(isExecutable)];
  const engines: FoundEngine[] = [
    { name: 'Firefox', start: firefox === undefined ? undefined : () => startFirefox(firefox) },
    {
      name: 'WebKit',
      start: driver && screen && browser ? () => startWebKit({ driver, screen, browser }) : undefined,
    },
  ];
  return process.env.TEST_TURN === undefined ? engines : engines.filter((_, index) => isDue(index, engines.length));
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
