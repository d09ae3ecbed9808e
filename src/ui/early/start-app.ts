/**
 * An inline script at the end of the page. It starts the app after the first paint. The page preloads the app's code, so
 * only its execution waits (docs/decisions/0008-prerendered-first-screen.md).
 */
const code = document.currentScript?.dataset.src ?? '';

function startApp(): void {
  // src/ui/early/watchdog.ts says that the app failed.
  const fail = () => dispatchEvent(new ErrorEvent('error', { filename: code }));
  import(/* @vite-ignore */ code).catch(fail);
}

// A hidden page is not painted.
if (document.hidden) startApp();
else requestAnimationFrame(() => setTimeout(startApp));
