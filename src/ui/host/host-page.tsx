import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HOUSE_PARAMETER } from '../../domain/accounts/house-refusals.ts';
import { FRESH_PARAMETER, readAddress } from '../../domain/celebration/page-address.ts';
import { ALL_PROBLEM_STATUS } from '../../domain/hosting/host-problem.ts';
import type { Ports } from '../browser/browser-ports.ts';
import { sendThrough } from '../browser/fetch-through.ts';
import { isAnythingOpen, listenForBack } from '../browser/navigation.ts';
import { FeedbackProvider } from '../feedback/feedback.tsx';
import { type LoadOffline, prepareOffline } from '../offline/prepare-offline.ts';
import { noteTaps } from '../taps-and-focus/note-taps.ts';
import { ignoreStrayTaps } from '../taps-and-focus/stray-taps.ts';
import { HostScreen } from './host-screen.tsx';
import { HostProvider } from './state/host-context.tsx';
import { createHost, type Host } from './state/host-store.ts';
import './host.css';
import type { Log } from '../../sync/ports.ts';

/** Shows the page of the hosts instead of the prerendered tracker. */
export function openHostPage(page: HTMLElement, browser: Ports, loadOffline: LoadOffline): void {
  const ports = { ...browser, log: quietWhileLeaving(browser.log) };
  const host = createHost(ports, location.search);
  // Tokens from mails have been read and must not stay in the history. The first host's token stays until it is used.
  history.replaceState(history.state, '', withoutTokens(location.search));
  listenForBack();
  ignoreStrayTaps();
  noteTaps();
  sendThrough(ALL_PROBLEM_STATUS);
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
  prepareOffline(ports, loadOffline, () => mayReload(host));
  addEventListener('beforeunload', (event) => {
    if (!host.drafts.isEmpty()) event.preventDefault();
  });

  /** React has emptied the page. A sentence of src/ui/index.html is shown instead. */
  function onUncaughtError(error: unknown): void {
    ports.log('Error showing the page of the hosts', error);
    document.documentElement.dataset.trouble ??= 'broken';
  }
}

function withoutTokens(search: string): string {
  const parameters = new URLSearchParams(readAddress(search));
  parameters.delete('confirm');
  parameters.delete('recover');
  parameters.delete(FRESH_PARAMETER);
  parameters.delete(HOUSE_PARAMETER);
  return `/?${parameters.toString().replace(/^host=(&|$)/, 'host$1')}`;
}

/** Whether the page can be reloaded without a loss. Keys and codes at the gate are shown once, and links work once. */
export function mayReload({ getState, drafts }: Pick<Host, 'getState' | 'drafts'>): boolean {
  return getState().gate === null && drafts.isEmpty() && !isAnythingOpen() && !isAnythingTyped();
}

/** Whether somebody has begun to fill in a form. */
function isAnythingTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value !== '');
}

/** After this time, a page that is still open was not left. */
const LEAVES_WITHIN_MS = 5_000;
/** The browser reports that the page is left within this time after its requests have ended. */
const SAYS_WITHIN_MS = 1_000;

/**
 * Does not log failures of a page that is being left. Firefox and WebKit abort its requests before the event that
 * reports this. iPhones have no `beforeunload`.
 */
export function quietWhileLeaving(log: Log): Log {
  let leavesUntil = 0;
  let times = 0;
  for (const type of ['beforeunload', 'pagehide']) {
    addEventListener(type, () => {
      leavesUntil = Date.now() + LEAVES_WITHIN_MS;
      times += 1;
    });
  }
  return (message, error) => {
    if (Date.now() < leavesUntil) return;
    const before = times;
    setTimeout(() => before === times && log(message, error), SAYS_WITHIN_MS);
  };
}
