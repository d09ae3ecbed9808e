/** The service worker, as far as an open page has to do with it. */
export interface Worker {
  /** Installs it, or a newer version where the server has one. Rejects where that failed: without network, say. */
  install(): Promise<void>;
  /** Lets a newer version that waits take over from the one all open tabs run on. */
  letNewerTakeOver(): void;
  /** Calls back when another version has taken over from the one this page was loaded with. */
  onReplaced(listener: () => void): void;
}

const SCRIPT = '/sw.js';

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's list. What a policy makes passes for a string. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
    };
  }
}

/** Trusted Types refuse a plain string as the worker's address; the policy's name stands in the server's header. */
export function browserWorker(container: ServiceWorkerContainer): Worker {
  const policy = window.trustedTypes?.createPolicy('clink', { createScriptURL: () => SCRIPT });
  const script = policy?.createScriptURL(SCRIPT) ?? SCRIPT;
  let isControlled = container.controller !== null;
  let registration: ServiceWorkerRegistration | undefined;
  return {
    async install() {
      // A first installation that failed has left no registration, so each attempt registers.
      registration = await container.register(script);
      if (!registration.installing) await registration.update();
      await hasInstalled(registration.installing);
    },
    letNewerTakeOver: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    onReplaced: (listener) =>
      container.addEventListener('controllerchange', () => {
        if (isControlled) listener();
        isControlled = true;
      }),
  };
}

/** Rejects when the browser drops `worker`, because a file did not come or was not the right one. */
function hasInstalled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve, reject) => {
    function look(): void {
      if (worker?.state === 'redundant') reject(new Error('the service worker did not get all its files'));
      else if (worker?.state !== 'parsed' && worker?.state !== 'installing') resolve();
    }
    worker?.addEventListener('statechange', look);
    look();
  });
}
