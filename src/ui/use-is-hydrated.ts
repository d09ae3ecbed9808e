import { useSyncExternalStore } from 'react';

const neverAgain = () => () => undefined;

/** False while React draws what is prerendered in the page, the same for everybody; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverAgain,
    () => true,
    () => false,
  );
}
