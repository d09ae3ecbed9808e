import './browser/immediate.ts';
import { browserPorts } from './browser/browser-ports.ts';
import { isHostPage } from './early/is-host-page.ts';
import { openGuestPage } from './guest-page.tsx';
import './look/tokens.css';
import './look/base.css';

// This chunk is imported in this file, like the others that are loaded later (src/ui/guest-page.tsx).
const loadOffline = () => import('./offline/offline.ts');

function start(): void {
  const ports = browserPorts(() => localStorage);
  const page = document.getElementById('root');
  if (!page) throw new Error('no #root');
  // '/' is the drink tracker, any other path is the not-found page, which the server has already sent
  // (docs/spec-coverage.md §2.1, §2.2).
  if (location.pathname !== '/') {
    ports.log('404: no page at', location.pathname);
    window.endWatch?.();
  }
  // A failure is shown by src/ui/early/early-page.ts.
  else if (isHostPage())
    import('./host/host-page.tsx').then(({ openHostPage }) => openHostPage(page, ports, loadOffline));
  // The page opens in its own task after the first paint. A page in the background is not painted.
  else if (document.hidden) openGuestPage(page, ports, loadOffline);
  else requestAnimationFrame(() => setTimeout(openGuestPage, 0, page, ports, loadOffline));
  import('./look/display-font.css').catch((error: unknown) => ports.log('Error fetching the font', error));
}

// In a call from the module itself, the whole script would be on the stack, and DevTools reads it again for each stack.
queueMicrotask(start);
