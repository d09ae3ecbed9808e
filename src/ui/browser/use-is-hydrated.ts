import { useDeferredValue, useSyncExternalStore } from 'react';

const neverAgain = () => () => undefined;

/**
 * False while React renders the prerendered markup, which is the same for everybody. True from then on. Deferred, so that
 * what follows is a task of its own.
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
