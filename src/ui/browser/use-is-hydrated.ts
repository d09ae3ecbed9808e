import { useDeferredValue, useSyncExternalStore } from 'react';

const neverAgain = () => () => undefined;

/**
 * False while React takes over the prerendered markup, which is the same for everybody. True afterwards. The change is
 * deferred, so that the render that follows is a task of its own.
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
