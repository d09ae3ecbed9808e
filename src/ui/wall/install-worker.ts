const SCRIPT = '/sw.js';

/**
 * The service worker that guests' phones have too (src/ui/offline/sw.ts). It is only installed here: a newer one may wait,
 * because a wall takes its page from the network. Plain http has none.
 */
export function installWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // The server's header names the policy, as for src/ui/offline/worker.ts.
  const policy = window.trustedTypes?.createPolicy('clink', { createScriptURL: () => SCRIPT });
  const script = policy ? policy.createScriptURL(SCRIPT) : SCRIPT;
  // The wall works without it, and tries again when it is opened the next time.
  navigator.serviceWorker.register(script).catch(() => undefined);
}
