import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { startPushing } from '../sync/evening/push.ts';
import { createSessionStore } from '../sync/evening/session-store.ts';
import type { Ports } from './browser/browser-ports.ts';
import { reloadPage } from './browser/navigation.ts';
import { takeEarly } from './early/early-tap.ts';
import { joinFromPage } from './guest/link.ts';
import { lazyLiveFeed } from './loading/lazy-live-feed.ts';
import { loadOnce } from './loading/missing-code.ts';
import type { LoadOffline } from './offline/prepare-offline.ts';
import { Root as Page } from './root.tsx';
import { ignoreStrayTaps } from './taps-and-focus/stray-taps.ts';

/** Starts the guests' app, which takes over the prerendered tracker in `page`. */
export function openGuestPage(page: HTMLElement, ports: Ports, loadOffline: LoadOffline): void {
  const store = createSessionStore(ports);
  joinFromPage(store, ports);
  /** Functions that stop everything that this page has started. */
  const stops: (() => void)[] = [store.close];
  let react: Root | undefined;
  let isOver = false;
  const live = lazyLiveFeed(async () => {
    const { openLeaderboard } = await import('../sync/live/open-leaderboard.ts');
    const feed = openLeaderboard({ ...ports, store });
    stops.push(feed.close);
    return feed;
  }, ports.log);
  const loadSettings = loadOnce(async () => {
    const { startSettings } = await import('./later/start-settings.tsx');
    const settings = startSettings({ ...ports, store, loadOffline, reload: endEvening });
    stops.push(settings.close);
    return settings;
  });
  /** Nothing is stored any more, so the page must not react to taps. On a slow network the new page may take long. */
  function endEvening(): void {
    for (const stop of stops) stop();
    isOver = true;
    reloadPage();
    react?.unmount();
    document.documentElement.dataset.trouble ??= 'slow';
  }
  /** React has emptied the page. A sentence of src/ui/index.html is shown instead. */
  function onUncaughtError(error: unknown): void {
    ports.log('Error showing the page', error);
    document.documentElement.dataset.trouble ??= 'broken';
  }
  /** React reports an error if it is unmounted before it has taken over the prerendered page. */
  function onRecoverableError(error: unknown): void {
    if (!isOver) reportError(error);
  }
  stops.push(ignoreStrayTaps(), startPushing({ ...ports, store }));

  const root = <Page clink={{ ...ports, store, live }} loadSettings={loadSettings} />;
  const repeatTap = takeEarly(page, store);
  // In a transition React works in short tasks. Between the tasks the browser paints and handles taps.
  if (page.hasChildNodes()) {
    startTransition(() => {
      react = hydrateRoot(page, root, { onUncaughtError, onRecoverableError });
    });
  } else {
    react = createRoot(page, { onUncaughtError });
    react.render(root);
  }
  repeatTap();
  window.endWatch?.();
}
