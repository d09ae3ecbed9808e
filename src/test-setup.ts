import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** An unexpected console.error fails the test. `expectedErrors()` allows them and returns the spy. */
let consoleError: MockInstance<typeof console.error>;
let isExpected = false;

export function expectedErrors(): MockInstance<typeof console.error> {
  isExpected = true;
  return consoleError;
}

beforeEach(() => {
  isExpected = false;
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = consoleError.mock.calls;
  consoleError.mockRestore();
  if (!isExpected) expect(calls, 'console.error was called').toEqual([]);
});

if ('document' in globalThis) {
  // Files of a worker share its document and its libraries, not the modules of the page.
  vi.resetModules();
  const { cleanup, configure } = await import('@testing-library/react');
  // For a busy machine, as in vitest.config.ts.
  configure({ asyncUtilTimeout: 30_000 });
  // Runs before the check above: what a component does when it leaves counts too.
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const endListening = noteListeners();
  afterAll(() => {
    vi.unstubAllGlobals();
    endListening();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}

/** The result removes what has been added to the window since. */
function noteListeners(): () => void {
  const { addEventListener, removeEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    added.push(args);
    addEventListener(...args);
  };
  return () => {
    for (const args of added) removeEventListener(...args);
    window.addEventListener = addEventListener;
  };
}
