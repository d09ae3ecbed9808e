/**
 * Defines `Promise.allSettled` where it is missing, as on televisions of 2020 (docs/browsers.md#the-wall). Workbox
 * calls it while the worker is installed.
 */
export function knowAllSettled(): void {
  if (!Promise.allSettled) Promise.allSettled = allSettled as typeof Promise.allSettled;
}

function allSettled(promises: Iterable<unknown>): Promise<PromiseSettledResult<unknown>[]> {
  return Promise.all(Array.from(promises, settled));
}

async function settled(promise: unknown): Promise<PromiseSettledResult<unknown>> {
  try {
    return { status: 'fulfilled', value: await promise };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
