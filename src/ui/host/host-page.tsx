import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Ports } from '../browser/browser-ports.ts';
import { sendThrough } from '../browser/fetch-through.ts';
import { listenForBack } from '../browser/navigation.ts';
import { FeedbackProvider } from '../feedback/feedback.tsx';
import { prepareOffline } from '../offline/prepare-offline.ts';
import { noteTaps } from '../taps-and-focus/note-taps.ts';
import { ignoreStrayTaps } from '../taps-and-focus/stray-taps.ts';
import { HostScreen } from './host-screen.tsx';
import { mayReload } from './may-reload.ts';
import { quietWhileLeaving } from './quiet-while-leaving.ts';
import { HostProvider } from './state/host-context.tsx';
import { createHost } from './state/host-store.ts';
import './host.css';

/** Shows the page of the hosts instead of the prerendered tracker. */
export function openHostPage(page: HTMLElement, browser: Ports): void {
  const ports = { ...browser, log: quietWhileLeaving(browser.log) };
  const host = createHost(ports, location.search);
  // The tokens of links have been read, and must not stay in the history.
  history.replaceState(history.state, '', withoutTokens(location.search));
  listenForBack();
  ignoreStrayTaps();
  noteTaps();
  sendThrough();
  page.replaceChildren();
  document.documentElement.dataset.host = 'gate';
  createRoot(page, { onUncaughtError }).render(
    <StrictMode>
      <HostProvider host={host}>
        <FeedbackProvider>
          <HostScreen />
        </FeedbackProvider>
      </HostProvider>
    </StrictMode>,
  );
  window.endWatch?.();
  void host.load();
  prepareOffline(ports, () => mayReload(host));

  /** React has emptied the page. A sentence of src/ui/index.html takes its place. */
  function onUncaughtError(error: unknown): void {
    ports.log('Error showing the page of the hosts', error);
    document.documentElement.dataset.trouble ??= 'broken';
  }
}

function withoutTokens(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('confirm');
  parameters.delete('recover');
  return `/?${parameters.toString().replace(/^host=(&|$)/, 'host$1')}`;
}
