/** The service worker, as far as an open page has to do with it. */
export interface Worker {
  /** Asks the server for a newer version; without network nothing happens. */
  lookForNewer(): void;
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

/** Registers the service worker. Trusted Types refuse a plain string; the policy's name stands in the server's header. */
export async function registerWorker(container: ServiceWorkerContainer): Promise<Worker> {
  const policy = window.trustedTypes?.createPolicy('clink', { createScriptURL: () => SCRIPT });
  let isControlled = container.controller !== null;
  const registration = await container.register(policy?.createScriptURL(SCRIPT) ?? SCRIPT);
  return {
    lookForNewer: () => void registration.update().catch(() => undefined),
    letNewerTakeOver: () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    onReplaced: (listener) =>
      container.addEventListener('controllerchange', () => {
        if (isControlled) listener();
        isControlled = true;
      }),
  };
}
