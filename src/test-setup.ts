import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

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
  const { cleanup, configure } = await import('@testing-library/react');
  // For a busy machine, as in vitest.config.ts.
  configure({ asyncUtilTimeout: 30_000 });
  // Runs before the check above: what a component does when it leaves counts too.
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
