import { useDeferredValue, useSyncExternalStore } from 'react';

const neverAgain = () => () => undefined;

/**
 * False while React takes over the prerendered markup, which is the same for everybody, and true afterwards. The change
 * is deferred, so that the following render is a separate task.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      neverAgain,
      () => true,
      () => false,
    ),
  );
}
