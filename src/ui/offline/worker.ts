import { LANGUAGE_PARAMETER, languageOf } from '../../domain/languages.ts';

/** The service worker as an open page uses it. */
export interface Worker {
  /**
   * Installs the service worker, or a newer version if the server has one. Rejects when that fails, for example
   * offline. The worker of another language is replaced at once.
   */
  install(): Promise<void>;
  /** Activates a newer version that is waiting, for all open tabs. */
  letNewerTakeOver(): void;
  /** Calls back when another version has replaced the one that loaded this page. */
  onReplaced(listener: () => void): void;
}

/** The worker stores the page in one language. The English worker has the plain address, as in every version. */
const OWN = languageOf(document.documentElement.lang) ?? 'en';
const SCRIPT = OWN === 'en' ? '/sw.js' : `/sw.js?${LANGUAGE_PARAMETER}=${OWN}`;

declare global {
  interface Window {
    /** This is missing in some browsers and in TypeScript's types. The result of a policy counts as a string. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
    };
  }
}

/**
 * The browser's service worker. Trusted Types refuse a plain string as its address. The server's header names the
 * policy.
 */
export function browserWorker(container: ServiceWorkerContainer): Worker {
  const policy = window.trustedTypes?.createPolicy('clink', { createScriptURL: () => SCRIPT });
  const script = policy?.createScriptURL(SCRIPT) ?? SCRIPT;
  let isControlled = container.controller !== null;
  let registration: ServiceWorkerRegistration | undefined;
  const letNewerTakeOver = () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  return {
    async install() {
      // A failed first installation leaves no registration, so each attempt registers.
      registration = await container.register(script);
      if (!registration.installing) await registration.update();
      await hasInstalled(registration.installing);
      // The page is now in another language. Without network the old worker would answer in its own language.
      if (container.controller?.scriptURL.endsWith(SCRIPT) === false) letNewerTakeOver();
    },
    letNewerTakeOver,
    onReplaced: (listener) =>
      container.addEventListener('controllerchange', () => {
        if (isControlled) listener();
        isControlled = true;
      }),
  };
}

/** Rejects when the browser drops `worker`, because a file did not arrive or had the wrong hash. */
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
