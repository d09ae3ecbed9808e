/** Not in TypeScript's types: browsers before 2019 know only the second name. */
interface FullScreen {
  requestFullscreen?(): Promise<void>;
  webkitRequestFullscreen?(): void;
}

/** Keeps the screen on, where the browser can. It ends the lock by itself when the page is hidden. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) return;
  const request = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', request);
  request();
}

/** The key F, or a tap, fills the screen. Nothing else of the page can be operated. */
export function fillScreenOnDemand(): void {
  addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key.toLowerCase() === 'f' && !ctrlKey && !metaKey) void fill();
  });
  addEventListener('click', fill);
  addEventListener('contextmenu', (event) => event.preventDefault());
}

async function fill(): Promise<void> {
  const page: FullScreen = document.documentElement;
  const request = page.requestFullscreen || page.webkitRequestFullscreen;
  try {
    if (request) await request.call(page);
  } catch {
    // A browser may refuse, and the wall is no worse for it.
  }
}
