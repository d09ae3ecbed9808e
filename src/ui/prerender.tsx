import { renderToString } from 'react-dom/server';
import { notFound } from '#messages/not-found.ts';
import { createSessionStore } from '../sync/evening/session-store.ts';
import type { KeyValueStorage } from '../sync/ports.ts';
import { browserPorts } from './browser/browser-ports.ts';
import type { Clink } from './guest/clink-context.tsx';
import { lazyLiveFeed } from './loading/lazy-live-feed.ts';
import { Root } from './root.tsx';
import notFoundStyle from './screens/not-found/not-found-screen.module.css?inline';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';

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

/** Renders the first screen without any stored data. Runs at build time (scripts/build/prerendered-page.ts). */
export function prerender(): string {
  const ports = { ...browserPorts(noPhone), storage: NO_STORAGE };
  const never = () => new Promise<never>(() => undefined);
  const store = createSessionStore(ports);
  const clink: Clink = { ...ports, store, live: lazyLiveFeed(never, ports.log) };
  return renderToString(<Root clink={clink} loadSettings={never} />);
}

/** Renders the page of any path that is unknown. It has no code, so that no other page loads its style. */
export function prerenderNotFound(): { name: string; markup: string; style: string } {
  return { name: notFound, markup: renderToString(<NotFoundScreen />), style: notFoundStyle };
}
