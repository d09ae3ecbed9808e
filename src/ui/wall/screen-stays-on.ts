/** Not in TypeScript's types: browsers before 2019 know only the second name. */
interface FullScreenDocument {
  readonly fullscreenElement?: Element | null;
  readonly webkitFullscreenElement?: Element | null;
}
interface FullScreen {
  requestFullscreen?(): Promise<void>;
  webkitRequestFullscreen?(): void;
}

const LOOK_MS = 10_000;

/** Keeps the screen on, if possible. The browser ends the lock when the page is hidden, and may end it at any time. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  const look = async () => {
    if (document.visibilityState === 'visible' && (!lock || lock.released))
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
  void look();
}

/** Whether the page has asked for full screen. A reload ends it, but not the browser's own full screen (F11). */
export function fillsScreen(): boolean {
  const { fullscreenElement, webkitFullscreenElement }: FullScreenDocument = document;
  return Boolean(fullscreenElement || webkitFullscreenElement);
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
    // A browser may refuse. The wall works without full screen too.
  }
}
