import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// For a busy machine, as in vitest.config.ts.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

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
