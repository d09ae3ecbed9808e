import { renderToString } from 'react-dom/server';
import { createSessionStore } from '../sync/evening/session-store.ts';
import type { KeyValueStorage } from '../sync/ports.ts';
import { browserPorts } from './browser/browser-ports.ts';
import type { Clink } from './guest/clink-context.tsx';
import { lazyLiveFeed } from './loading/lazy-live-feed.ts';
import { Root } from './root.tsx';

const NO_STORAGE: KeyValueStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
  onChange: () => () => undefined,
};

function noPhone(): never {
  throw new Error('nothing is stored at build time');
}

/** Renders the first screen at `path` without any stored data. Runs at build time (scripts/build/prerendered-page.ts). */
export function prerender(path: string): string {
  const ports = { ...browserPorts(noPhone), storage: NO_STORAGE };
  const never = () => new Promise<never>(() => undefined);
  const store = createSessionStore(ports);
  const clink: Clink = { ...ports, store, live: lazyLiveFeed(never, ports.log), loadSettings: never };
  return renderToString(<Root clink={clink} path={path} />);
}
